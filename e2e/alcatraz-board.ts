import { fits, type Offer, type Scalar } from '#kernel';
import { titleNamed } from '#shelf';
import type { Locator } from 'playwright-core';
import type { SentenceBlank } from '../games/alcatraz/rules/components.ts';
import { SENTENCES } from '../games/alcatraz/rules/data/sentences.ts';
import { choicesFor, type Say } from '../games/alcatraz/ui/talks/composer.ts';
import { amountsIn } from '../games/alcatraz/ui/trade/capacity.ts';
import type { Action, ActionOf, View } from '../games/alcatraz/rules/state.ts';
import { type Driver, driveSeat, type SeatDriver, until } from './driver.ts';
import { docOf } from './received-docs.ts';
import type { Guest } from './guest.ts';
import { button } from './table.ts';

/** All of the board, whose box never changes during a match. */
const BOARD = '[data-width]';

/** Blanks of actions that are filled with a location. */
const LOCATION_BLANKS: ReadonlySet<string> = new Set(['from', 'to', 'onward', 'returnTo']);

export const PLAN = '[role=grid]';

/** A table of Alcatraz as one seat plays at it, by tapping. */
export type AlcatrazBoard = SeatDriver<View, Action>;

/** The parts of the board that may be behind tabs. */
type Part = 'plan' | 'talk' | 'sheets' | 'decks';

export async function turnTo({ page, hand }: Guest, part: Part): Promise<void> {
  await page.locator(BOARD).first().waitFor();
  const tab = page.locator(`[role=tab][id$="-${part}"]`);
  if ((await tab.count()) > 0 && (await tab.getAttribute('aria-selected')) !== 'true') await hand.tap(tab);
}

/** The count of the votes and the reward of a task lie over the board until the reader goes on. */
async function putAwayScenes({ page, hand }: Guest): Promise<void> {
  const goOn = page.locator('[data-vote-reveal], [data-reward]').getByRole('button').last();
  const since = Date.now();
  while ((await goOn.count()) > 0) {
    // programs play faster than anybody reads: many scenes may wait
    if (Date.now() - since > 60_000) throw new Error('the scenes do not come to an end');
    if (!(await hand.tapNow(goOn))) await page.waitForTimeout(50);
  }
}

export function alcatrazBoardOf(guest: Guest, table: string, seat: number): AlcatrazBoard {
  const { page, hand } = guest;
  const doc = () => docOf(guest, table);
  const view = (): View => doc().view as View;
  const nameOf = (at: number): string => doc().table.seats[at]?.name ?? '';
  const offersOf = (type: Action['type']) =>
    titleNamed('alcatraz')
      ?.game.offers(view())
      .filter(offer => offer.type === type) ?? [];

  async function tap(target: Locator): Promise<void> {
    await hand.scrollTo(target);
    await hand.tap(target);
  }
  async function confirm(target: Locator, what: string): Promise<void> {
    await hand.scrollTo(target);
    await hand.needs(target, what);
    await hand.tap(target);
  }

  /** One of a few cards, then the button that confirms it. */
  async function pick(panel: string, value: string | number): Promise<void> {
    await tap(page.locator(`${panel} [data-pick="${value}"]`));
    await confirm(page.locator(`${panel} [data-confirm]`), 'The button that confirms what is picked');
  }

  /** Fills the blanks of an action one after the other, and confirms it. */
  async function fillIn(action: Action): Promise<void> {
    const sheet = page.locator(`[data-sheet=${action.type}]`);
    await sheet.waitFor();
    const asks = sheet.locator('[data-asks]');
    const ready = sheet.locator('[data-choose] button[data-first]');
    // of several cards, one is chosen first
    const offers = offersOf(action.type);
    if (offers.length > 1)
      await tap(sheet.locator('[data-choose] ul button').nth(offers.findIndex(offer => fits(offer, action))));
    for (;;) {
      await asks.or(ready).first().waitFor();
      if ((await asks.count()) === 0) break;
      const blank = (await asks.getAttribute('data-asks')) ?? '';
      const value = String((action as unknown as Readonly<Record<string, Scalar | undefined>>)[blank] ?? null);
      // a location is pointed at on the plan, unless the action lies over it
      const onPlan = page.locator(`[data-location="${value}"]`);
      const isOnPlan = LOCATION_BLANKS.has(blank) && (await hand.hides(onPlan)) === null;
      await (isOnPlan ? hand.tap(onPlan) : tap(asks.locator(`[data-option="${value}"]`)));
    }
    await confirm(ready, 'The button that confirms the action');
  }

  async function doDeed(action: Action): Promise<void> {
    await tap(page.locator(`[data-deed=${action.type}]:not([aria-disabled])`));
    await fillIn(action);
  }

  async function offerTrade({ partner, give, want }: ActionOf<'offerTrade'>): Promise<void> {
    await tap(page.locator('[data-deed=offerTrade]:not([aria-disabled])'));
    const sheet = page.locator('[data-trade-sheet]');
    await sheet.waitFor();
    const partners = sheet.locator('[aria-pressed]').filter({ hasText: nameOf(partner) });
    if ((await sheet.getByRole('group', { name: guest.word('talk-trade-with'), exact: true }).count()) > 0)
      await tap(partners.first());
    for (const [side, bundle] of [
      ['give', give],
      ['get', want],
    ] as const)
      for (const [thing, count] of Object.entries(amountsIn(bundle)))
        for (let put = 0; put < count; put++)
          await tap(sheet.locator(`[data-side=${side}] [data-item="${thing}"] button`).first());
    await confirm(
      sheet.getByRole('button', { name: guest.word('kit-trade-offer', { name: nameOf(partner) }), exact: true }),
      'The button that makes the offer',
    );
  }

  async function say(action: ActionOf<'say'>): Promise<void> {
    await turnTo(guest, 'talk');
    await tap(page.locator(`button[data-kind="${SENTENCES.find(({ id }) => id === action.sentence)?.kind}"]`));
    await tap(page.locator(`[data-sentence="${action.sentence}"]`));
    const line = page.locator('[data-say]');
    await line.waitFor();
    const offer = offersOf('say')[0] as unknown as Offer<Say> | undefined;
    for (const list of await page.locator('select[data-blank]').all()) {
      const blank = (await list.getAttribute('data-blank')) as SentenceBlank;
      await hand.scrollTo(list);
      // the first option asks for a choice
      await hand.choose(list, { index: 1 + choicesFor(offer, action.sentence, blank).indexOf(action[blank] ?? '') });
    }
    await confirm(line, 'The button that says it');
  }

  async function act(action: Action): Promise<void> {
    switch (action.type) {
      case 'callVote':
        await turnTo(guest, 'talk');
        return confirm(page.locator('[data-vote-panel] [data-call]'), 'The button that calls the vote');
      case 'castVote':
        await turnTo(guest, 'talk');
        return pick('[data-vote-panel]', action.player);
      case 'say':
        return say(action);
      case 'answerBlackmail':
        return pick('[data-blackmail-answer]', action.what);
      case 'chooseCard':
        return pick('[data-warden]', action.card);
      case 'nameStayer':
        return pick('[data-naming]', action.candidate);
      case 'respondTrade':
        return confirm(
          button(guest, action.accept ? 'kit-trade-accept' : 'kit-trade-decline'),
          'The button that answers the offer',
        );
      case 'withdrawOffer':
        return confirm(button(guest, 'kit-trade-withdraw'), 'The button that takes the offer back');
      case 'negotiationTimeout':
      case 'voteTimeout':
      case 'tradeTimeout':
      case 'choiceTimeout':
      case 'turnTimeout':
      case 'stayerTimeout':
        throw new Error('only the clock does that');
      default:
        return actOnPlan(action);
    }
  }

  async function actOnPlan(action: Action): Promise<void> {
    await turnTo(guest, 'plan');
    switch (action.type) {
      case 'move': {
        const go = page.locator('[data-move=move]');
        await hand.tap(page.locator(`[data-location="${action.to}"]`));
        return confirm(go, 'The button that moves there');
      }
      case 'endTurn': {
        // with action points left, it is asked once more
        const isAsked = (view().open.acting?.ap ?? 0) > 0;
        await confirm(page.locator('[data-move=endTurn]'), 'The button that ends the turn');
        return isAsked ? fillIn(action) : undefined;
      }
      case 'stopGuards':
        return confirm(button(guest, 'board-stop-guards'), 'The button that stops the guards');
      case 'moveGuard':
        return fillIn(action);
      case 'offerTrade':
        return offerTrade(action);
      default:
        return doDeed(action);
    }
  }

  /** How many commands of this player the server has answered. */
  const answers = (): number =>
    guest.received.filter(({ by, text }) => by === 'socket' && text.includes('"re":')).length;
  let answered = 0;

  const driver: Driver<Action> = {
    board: BOARD,
    async act(action) {
      await putAwayScenes(guest);
      answered = answers();
      await act(action);
    },
    // others may move in between
    seeMove: () => until(() => answers() > answered, `the move of ${guest.name} is answered`),
    async seeEnd() {
      await putAwayScenes(guest);
      const end = page.locator('[data-overlay]');
      await hand.needs(end.getByRole('heading').first(), 'Who won the match');
      await hand.needs(end.locator('[data-ending] header'), 'Who stays behind');
      await hand.needs(
        end.getByRole('button', { name: guest.word('table-rematch'), exact: true }),
        'The end of the match: the button for a rematch',
      );
      // everybody's letters are further down where there is little room
      for (const [at] of view().open.prisoners.entries()) {
        const letters = end
          .locator('[data-ending] bdi')
          .filter({ hasText: nameOf(at) })
          .first();
        await hand.scrollTo(letters);
        await hand.needs(letters, `The letters of ${nameOf(at)}`);
      }
    },
  };
  return driveSeat<View, Action>({ guest, table, seat }, driver);
}
