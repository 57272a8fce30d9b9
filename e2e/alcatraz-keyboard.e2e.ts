import { fits, type Scalar } from '#kernel';
import { titleNamed } from '#shelf';
import type { Locator } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SENTENCES } from '../games/alcatraz/rules/data/sentences.ts';
import { emptySentence } from '../games/alcatraz/rules/sentences.ts';
import type { Action, ActionOf, Open, View } from '../games/alcatraz/rules/state.ts';
import { byLocation, guardsInPrison } from '../games/alcatraz/rules/board.ts';
import { type Location, MAX_GUARDS, MAX_GUARDS_HERE } from '../games/alcatraz/rules/components.ts';
import { amountsIn, bundleOf } from '../games/alcatraz/ui/trade/capacity.ts';
import { locationName } from '../games/alcatraz/telling/names.ts';
import { type AlcatrazBoard, alcatrazBoardOf, PLAN } from './alcatraz-board.ts';
import { until } from './driver.ts';
import type { Guest } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { docOf } from './received-docs.ts';
import { startScriptedAlcatraz } from './scripted-alcatraz.ts';
import { button, DESK, NAMES, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

const offersTo = (view: View, type: Action['type']) =>
  titleNamed('alcatraz')
    ?.game.offers(view)
    .filter(offer => offer.type === type) ?? [];

/** More than the table has. */
const MAX_TAB_STOPS = 150;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluateAll(found => found.some(one => one === document.activeElement));

/** Presses a key until one of these has the focus. */
async function pressTo(target: Locator, key: string, most: number): Promise<void> {
  const page = target.page();
  const seen: string[] = [];
  for (let stop = 0; stop < most; stop++) {
    if (await isFocused(target)) return;
    seen.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? 'nothing'));
    await page.keyboard.press(key);
  }
  throw new Error(`the key ${key} does not lead to ${String(target)}, only to\n${[...new Set(seen)].join('\n')}`);
}

const tabTo = (target: Locator): Promise<void> => pressTo(target, 'Tab', MAX_TAB_STOPS);

async function pressOn(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** A seat of Alcatraz played by keys alone. */
function keysOf(guest: Guest, table: string, board: AlcatrazBoard) {
  const { page, word } = guest;
  const open = (): Open => board.view().open;
  const on = (selector: string): Locator => page.locator(selector);
  const pressOnIt = (selector: string): Promise<void> => pressOn(on(selector));

  /** How many commands of this player the server has answered. */
  const answers = (): number =>
    guest.received.filter(({ by, text }) => by === 'socket' && text.includes('"re":')).length;

  /** The count of the votes and the reward of a task lie over the board until the reader goes on. */
  async function putAwayScenes(): Promise<void> {
    const goOn = on(':is([data-vote-reveal], [data-reward]) button');
    const since = Date.now();
    while ((await goOn.count()) > 0) {
      if (Date.now() - since > 60_000) throw new Error('the scenes do not come to an end');
      await page.keyboard.press((await isFocused(goOn)) ? 'Enter' : 'Tab');
    }
  }

  /** Fills the blanks of an action one after the other: a list is one stop, with arrow keys inside. */
  async function fillIn(action: Action): Promise<void> {
    const sheet = page.locator(`[data-sheet=${action.type}]`);
    await sheet.waitFor();
    const offers = offersTo(board.view(), action.type);
    if (offers.length > 1) {
      const at = offers.findIndex(offer => fits(offer, action));
      await tabTo(sheet.locator('ul button'));
      await pressTo(sheet.locator(`li:nth-child(${at + 1}) > button`), 'ArrowRight', offers.length + 1);
      await page.keyboard.press('Enter');
    }
    const asks = sheet.locator('[data-asks]');
    const ready = sheet.locator('[data-choose] button[data-first]');
    for (;;) {
      await asks.or(ready).first().waitFor();
      if ((await asks.count()) === 0) break;
      const blank = (await asks.getAttribute('data-asks')) ?? '';
      const value = (action as unknown as Readonly<Record<string, Scalar | undefined>>)[blank] ?? null;
      await tabTo(asks.locator('[data-option]'));
      await pressTo(asks.locator(`[data-option="${String(value)}"]`), 'ArrowRight', 30);
      await page.keyboard.press('Enter');
    }
    await pressOn(ready);
  }

  async function pick(panel: string, value: string | number): Promise<void> {
    await pressOnIt(`${panel} [data-pick="${value}"]`);
    await pressOnIt(`${panel} [data-confirm]`);
  }

  /** From the location that has the focus to another one, by arrow keys. */
  async function goTo(location: number): Promise<void> {
    await tabTo(on('[data-location]'));
    const { layout } = open();
    const now = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['location']));
    const [from, to] = [now, location].map(one => layout.findIndex(at => at === one)) as [number, number];
    const [across, down] = [(to % 4) - (from % 4), Math.floor(to / 4) - Math.floor(from / 4)];
    for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let step = 0; step < Math.abs(across); step++)
      await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    expect(await isFocused(on(`[data-location="${location}"]`))).toBe(true);
  }

  async function say(action: ActionOf<'say'>): Promise<void> {
    await pressOnIt(`button[data-kind="${SENTENCES.find(({ id }) => id === action.sentence)?.kind}"]`);
    await pressOnIt(`[data-sentence="${action.sentence}"]`);
    // the first choice of each list will do
    await on('[data-say]').waitFor();
    while ((await on('select[data-blank][data-empty]').count()) > 0) {
      await tabTo(on('select[data-blank][data-empty]'));
      await page.keyboard.press('ArrowDown');
    }
    await pressOnIt('[data-say]');
  }

  async function offerTrade({ partner, give, want }: ActionOf<'offerTrade'>): Promise<void> {
    await pressOnIt('[data-deed=offerTrade]');
    await page.locator('[data-trade-sheet]').waitFor();
    const name = docOf(guest, table).table.seats[partner]?.name ?? '';
    const partners = on('[data-trade-sheet]').getByRole('group', { name: word('talk-trade-with'), exact: true });
    if ((await partners.count()) > 0) await pressOn(partners.getByRole('button', { name, exact: true }));
    for (const [side, bundle] of [
      ['give', give],
      ['get', want],
    ] as const)
      for (const [thing, count] of Object.entries(amountsIn(bundle)))
        for (let put = 0; put < count; put++)
          await pressOnIt(`[data-trade-sheet] [data-side=${side}] [data-item="${thing}"] > button:first-child`);
    await pressOn(button(guest, 'kit-trade-offer', { name }));
  }

  async function act(action: Action): Promise<void> {
    switch (action.type) {
      case 'callVote':
        return pressOnIt('[data-vote-panel] [data-call]');
      case 'castVote':
        return pick('[data-vote-panel]', action.player);
      case 'answerBlackmail':
        return pick('[data-blackmail-answer]', action.what);
      case 'chooseCard':
        return pick('[data-warden]', action.card);
      case 'nameStayer':
        return pick('[data-naming]', action.candidate);
      case 'say':
        return say(action);
      case 'move':
        await goTo(action.to);
        await page.keyboard.press('Enter');
        return pressOnIt('[data-move=move]');
      case 'endTurn': {
        const isAsked = (open().acting?.ap ?? 0) > 0;
        await pressOnIt('[data-move=endTurn]');
        return isAsked ? fillIn(action) : undefined;
      }
      case 'moveGuard':
        return fillIn(action);
      case 'stopGuards':
        return pressOn(button(guest, 'board-stop-guards'));
      case 'offerTrade':
        return offerTrade(action);
      case 'respondTrade':
        return pressOn(button(guest, action.accept ? 'kit-trade-accept' : 'kit-trade-decline'));
      case 'withdrawOffer':
        return pressOn(button(guest, 'kit-trade-withdraw'));
      default:
        await pressOnIt(`[data-deed=${action.type}]:not([aria-disabled])`);
        return fillIn(action);
    }
  }

  return {
    /** Makes a move by keys, and waits until the view shows it. */
    async play(action: Action): Promise<void> {
      await putAwayScenes();
      const before = JSON.stringify(board.view());
      const answered = answers();
      await act(action);
      // others may move in between
      const isMade = (): boolean => answers() > answered && JSON.stringify(board.view()) !== before;
      await until(isMade, `the move ${JSON.stringify(action)} is made by keys`);
    },
    putAwayScenes,
    /** Presses a key on the plan, and waits until a screen reader is told this fact. Others move meanwhile. */
    async ask(key: string, fact: () => string): Promise<void> {
      await tabTo(on('[data-location]'));
      const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
      const spoken = on('.visually-hidden > [aria-live]');
      const isSaid = async (): Promise<boolean> => {
        await page.keyboard.press(key);
        const told = plain((await spoken.allTextContents()).join(' '));
        return told.includes(plain(fact()));
      };
      await expect.poll(isSaid).toBe(true);
    },
  };
}

const nameIn = (word: Guest['word'], location: Location | undefined): string => {
  const { key = '', args } = location === undefined ? {} : locationName(location);
  return word(key, args);
};

/** What each key of the plan tells, among other things. */
const factsOf = ({ word }: Guest, open: () => Open): Readonly<Record<string, () => string>> => ({
  w: () => nameIn(word, open().prisoners[0]?.at),
  t: () => nameIn(word, open().tasks[0]?.at),
  s: () => word('board-cards', { count: open().prisoners[1]?.cards ?? 0 }),
  m: () => word('board-my-cards'),
  d: () => word('board-blackmail-deck', { count: open().blackmail.deck }),
  g: () => word('board-guards-long', { count: guardsInPrison(open()), left: MAX_GUARDS - guardsInPrison(open()) }),
  i: () =>
    nameIn(
      word,
      open().layout.find(location => byLocation(open().stock, location).length > 0),
    ),
  n: () => word('board-turn', { turn: open().turn }),
  e: () => word('board-outlook'),
});

describe('Alcatraz by keyboard', () => {
  test('one person against three bots plays a whole match by keyboard alone, and asks for every fact', async () => {
    const ann = await parlour.invite('Ann', { ...DESK, game: 'alcatraz', pace: 'off' });
    const { page, word } = ann;
    await page.goto('/');
    await page.getByRole('heading', { name: word('home-shelf') }).waitFor();
    await pressOn(button(ann, 'home-play-now-title', { title: NAMES.alcatraz }));
    await page.waitForURL(/\/t\//);
    await page.locator(PLAN).waitFor();
    const table = tableOf(ann);
    const board = alcatrazBoardOf(ann, table, 0);
    const keys = keysOf(ann, table, board);
    const open = (): Open => board.view().open;

    const done = new Map<Action['type'], number>();
    const countOf = (type: Action['type']): number => done.get(type) ?? 0;
    /** What a novice does, and once in a match what it rarely does. */
    function next(): Action {
      const maySay = open().pending === null && offersTo(board.view(), 'say').length > 0;
      if (maySay && countOf('say') === 0) return { ...emptySentence('ask-vote'), player: 0 };
      return board.think('novice');
    }
    for (;;) {
      await until(() => board.isAwaited() || board.isOver(), 'it is for Ann to decide', 90_000);
      if (board.isOver()) break;
      const action = next();
      await keys.play(action);
      done.set(action.type, countOf(action.type) + 1);
      if (action.type !== 'endTurn' || countOf('endTurn') !== 1) continue;
      await keys.putAwayScenes();
      for (const [key, fact] of Object.entries(factsOf(ann, open))) await keys.ask(key, fact);
    }
    await keys.putAwayScenes();
    for (const type of ['castVote', 'move', 'endTurn', 'say'] as const) expect(countOf(type)).toBeGreaterThan(0);
    expect(open().ending).not.toBeNull();
    // the way on from the end is at hand as well
    await tabTo(button(ann, 'table-rematch'));
  });

  test('two people trade by keyboard alone: one offers, the other accepts', async () => {
    const names = ['Ann', 'Bob', 'Cyd', 'Dan'];
    /** Who may offer an item for an item, and to whom; in some matches it does not come to that. */
    async function meeting(): Promise<{ scripted: Awaited<ReturnType<typeof startScriptedAlcatraz>>; trade: Trade }> {
      const scripted = await startScriptedAlcatraz(parlour.url, names);
      await scripted.playUntil(open => tradeIn(open) !== undefined);
      const trade = tradeIn(scripted.open());
      if (trade) return { scripted, trade };
      await scripted.leave();
      return meeting();
    }
    const { scripted, trade } = await meeting();
    const join = async (seat: number) => {
      const guest = await parlour.invite(names[seat] ?? '', { ...DESK, game: 'alcatraz', pace: 'off' });
      await guest.context.addCookies([{ name: 'parlour', value: scripted.tokens[seat] ?? '', url: parlour.url }]);
      await guest.page.goto(scripted.url);
      await guest.page.locator(PLAN).waitFor();
      return keysOf(guest, scripted.id, alcatrazBoardOf(guest, scripted.id, seat));
    };
    const [offerer, partner] = [await join(trade.by), await join(trade.action.partner)];
    await offerer.play(trade.action);
    await until(() => scripted.open().pending?.type === 'offer', 'the offer is made');
    await partner.play({ type: 'respondTrade', accept: true });
    await until(() => scripted.open().pending === null, 'the trade is made');
    const { prisoners } = scripted.open();
    expect(inOrder(prisoners[trade.by]?.items)).toEqual(inOrder(trade.after.by));
    expect(inOrder(prisoners[trade.action.partner]?.items)).toEqual(inOrder(trade.after.partner));
    await scripted.leave();
  });
});

interface Trade {
  readonly by: number;
  readonly action: ActionOf<'offerTrade'>;
  readonly after: { readonly by: readonly string[]; readonly partner: readonly string[] };
}

/** An item for another one, if the one who acts stands where somebody else has a different one; undefined: not now. */
function tradeIn({ acting, pending, prisoners, guards }: Open): Trade | undefined {
  const me = acting && prisoners[acting.seat];
  if (!me || pending || byLocation(guards, me.at) >= MAX_GUARDS_HERE) return undefined;
  for (const [partner, other] of prisoners.entries()) {
    if (partner === acting.seat || other.at !== me.at) continue;
    for (const give of me.items)
      for (const want of other.items)
        if (give !== want)
          return {
            by: acting.seat,
            action: { type: 'offerTrade', partner, give: bundleOf({ [give]: 1 }), want: bundleOf({ [want]: 1 }) },
            after: { by: swapped(me.items, give, want), partner: swapped(other.items, want, give) },
          };
  }
  return undefined;
}

const inOrder = (items: readonly string[] = []): string[] => [...items].sort();

function swapped(items: readonly string[], out: string, into: string): string[] {
  const at = items.indexOf(out);
  return [...items.slice(0, at), ...items.slice(at + 1), into];
}
