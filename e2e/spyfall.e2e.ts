import type { Locator } from 'playwright-core';
import { same, verify } from '#kernel';
import { titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardIn } from '../games/spyfall/rules/cards.ts';
import { PLACES } from '../games/spyfall/rules/places.ts';
import { holderOf } from '../games/spyfall/rules/round.ts';
import { answerText, placeName, questionText } from '../games/spyfall/telling/names.ts';
import { until } from './driver.ts';
import { docOf } from './following.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { type SpyBoard, spyBoardOf } from './spyfall-board.ts';
import { type Company, companyOf } from './spyfall-company.ts';
import { searchForSpy } from './spyfall-secrets.ts';
import { button, choose, DESK, join, openTable, PHONE, press, recordOf, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

/** The last round is revealed like every other; after it comes the end of the match. */
async function seeLastRound(board: SpyBoard): Promise<void> {
  await board.hand.goOn();
  await board.seeEnd();
}

/** The ways a round can end. */
type Way = 'accusation' | 'guess' | 'time-out';

/** A minute, and what a busy machine takes to notice. */
const A_ROUND = 75_000;

/** As it is read: capitals are a matter of style, and so are spaces that do not break. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\S\n]/g, ' ');

/** Everybody looks at their card, and sees the same place, each in their language; all but one. */
async function peekAll({ boards, place }: Company): Promise<void> {
  for (const { guest, hand, view } of boards) {
    const isSpy = cardIn(view())?.place === '--';
    const head = guest.word(isSpy ? 'board-card-spy' : placeName(place()).key);
    const face = await hand.peek();
    expect(plain(face)).toContain(plain(head));
    // a covered card is nowhere on the page, not even where nobody sees it
    const [role = ''] = face.split('\n').slice(-1);
    expect(role).not.toBe('');
    const page = await guest.page.evaluate(() => document.documentElement.outerHTML.toLowerCase());
    expect(page).not.toContain(role.toLowerCase());
  }
}

/** A question and an answer, which everybody reads in their own language. */
async function talk({ boards, exchange }: Company): Promise<void> {
  const { question, answer } = await exchange();
  for (const { guest, hand } of boards) {
    await hand.turnTo('talk');
    for (const line of [questionText(question ?? ''), answerText(answer ?? '')])
      await guest.hand.needs(
        guest.page.getByText(guest.word(line.key), { exact: true }).last(),
        'What was just asked and answered',
      );
  }
}

/** The bot is accused, so that only people vote. One of them reloads the page, and finds the vote again. */
async function accuseBot(company: Company, bot: number): Promise<void> {
  const { board, open, undisturbed, everybodyKnows, voteAll, startClock } = company;
  await startClock();
  await undisturbed(() => board(0).play({ type: 'accuse', suspect: bot }));
  await everybodyKnows();
  const { guest } = board(2);
  const sheet = guest.page.locator('[data-ballot]');
  await board(1).play({ type: 'vote', vote: 'aye' });
  const isIn = sheet.getByText(guest.word('board-vote-in'), { exact: true });
  await expect.poll(() => isIn.count()).toBe(2);
  await guest.page.reload();
  await board(2).watch();
  await expect.poll(() => isIn.count()).toBe(2);
  expect(open().motion).toMatchObject({ by: 0, suspect: bot, voted: [0, 1] });
  await voteAll('aye');
}

/** Names the place as somebody who is not the spy: it is answered, and nobody else is sent anything. */
async function nameUnheard({ boards, open, place, undisturbed }: Company, mute: SpyBoard): Promise<void> {
  for (;;) {
    const before = open();
    const sent = boards.map(({ guest }) => guest.received.length);
    const since = ({ guest, seat }: SpyBoard): string[] => guest.received.slice(sent[seat]).map(({ text }) => text);
    await undisturbed(() => mute.hand.name(place()));
    await until(() => since(mute).length > 0, 'an answer');
    // what a bot does meanwhile is heard by everybody: then once more
    if (!same(open(), before)) continue;
    expect(boards.filter(board => board !== mute).flatMap(since)).toEqual([]);
    expect(since(mute).map(text => (JSON.parse(text) as { type: string }).type)).toEqual(['done']);
    return;
  }
}

/** The spy names where everybody is. Before that somebody else does, of which nobody hears. */
async function nameThePlace(company: Company, bot: number): Promise<void> {
  const { board, open, place, spy, startClock, undisturbed } = company;
  await startClock();
  await talk(company);
  while (holderOf(open()) === bot) await talk(company);
  await nameUnheard(company, board((spy() + 1) % bot));
  await undisturbed(() => board(spy()).play({ type: 'point', place: place(), how: 'name' }));
}

/** Time runs out, and everybody is put to the vote, one after the other, until all are of one mind: of the bot they are. */
async function letTimePass(company: Company, bot: number): Promise<void> {
  const { open, spy, startClock, undisturbed, voteAll } = company;
  const { round } = open();
  await startClock();
  // a bot that hears something may name the place
  if (spy() !== bot) await talk(company);
  await undisturbed(() => until(() => open().stage === 'late' || open().motion !== null, 'time has run out', A_ROUND));
  if (open().stage === 'late') {
    await readFinalVote(company);
    await decideOnAll(company, bot);
  }
  while (open().round === round && open().stage === 'late') await voteAll('aye');
}

/** When time is up, a No lets one player go: it does not say that the round goes on. */
async function readFinalVote({ boards, open, everybodyKnows }: Company): Promise<void> {
  await everybodyKnows();
  const voters = boards.filter(({ seat }) => seat !== open().motion?.suspect);
  expect(voters.length).toBeGreaterThan(0);
  for (const { guest, hand } of voters) {
    await hand.turnTo('talk');
    const no = plain(await guest.page.locator('[data-ballot] [data-vote=nay]').innerText());
    expect(no).toContain(plain(guest.word('board-vote-nay-late')));
    expect(no).not.toContain(plain(guest.word('board-vote-nay-what')));
  }
}

/** Somebody decides on all final votes at once: choosing alone casts nothing, and what is not cast yet can be changed. */
async function decideOnAll({ boards, open }: Company, spy: number): Promise<void> {
  const hasVoted = (seat: number): boolean => open().motion?.voted.includes(seat) ?? false;
  const one = boards.find(({ seat }) => seat !== open().motion?.suspect && !hasVoted(seat));
  if (!one) throw new Error('everybody has voted already');
  const { page, hand } = one.guest;
  const tap = async (target: Locator): Promise<void> => {
    await hand.scrollTo(target);
    await hand.tap(target);
  };
  const go = page.locator('[data-decide-do]');
  expect(await go.count()).toBe(0);
  await tap(page.locator(`[data-decide="${spy}"]`));
  await go.waitFor();
  expect(hasVoted(one.seat)).toBe(false);
  await tap(go);
  await until(() => hasVoted(one.seat), 'the first of all votes is cast');
  await tap(button(one.guest, 'board-decide-change'));
  await page.locator(`[data-decide="${spy}"]`).waitFor();
}

const DEEDS: Readonly<Record<Way, (company: Company, bot: number) => Promise<void>>> = {
  accusation: accuseBot,
  guess: nameThePlace,
  'time-out': letTimePass,
};

describe('A match of Spyfall', () => {
  test('in four languages: four people, a bot, and a screen for all; a round ends in each way', async () => {
    const guests = [
      await parlour.invite('Ann', { ...DESK, game: 'spyfall' }),
      await parlour.invite('Bożena', { ...PHONE, game: 'spyfall', language: 'pl' }),
      await parlour.invite('Сергій', { ...DESK, game: 'spyfall', language: 'uk', scheme: 'dark' }),
      await parlour.invite('Dino', { game: 'spyfall', language: 'it', width: 768, height: 1024 }),
    ] as const;
    const television = await parlour.invite('Television', { game: 'spyfall' });
    const [ann, ...others] = guests;
    const link = await openTable(ann, 'spyfall');
    await choose(ann, 'rounds', 'count', 3);
    await choose(ann, 'minutes', 'count', 1);
    // four people and a bot
    await ann.page.getByLabel(ann.word('table-option-seats')).selectOption({ index: 2 });
    for (const guest of others) {
      await join(guest, link);
    }
    await television.page.goto(`${link}/screen`);
    await television.page.getByText(television.word('party-screen-join'), { exact: true }).waitFor();
    await press(ann, button(ann, 'table-fill-bots', { count: 1 }));
    await press(ann, button(ann, 'table-start'));
    const table = tableOf(ann);
    await Promise.all(guests.map(({ page }) => page.locator('button[data-card]').waitFor()));
    const company = companyOf(guests.map((guest, seat) => spyBoardOf(guest, table, seat)));
    await Promise.all(company.boards.map(board => board.watch()));
    const bot = guests.length;
    const { open, spy } = company;

    /** A bot names nothing to order, and is the best to accuse. */
    const left = new Set<Way>(['guess', 'time-out', 'accusation']);
    const spies: number[] = [];
    for (let round = 1; round <= 3; round++) {
      await until(() => open().round === round && open().stage !== 'over', 'a round is dealt');
      await company.everybodyKnows();
      if (round === 1) await peekAll(company);
      spies.push(spy());
      const ways: readonly Way[] = spy() === bot ? ['accusation', 'time-out'] : ['guess', 'time-out', 'accusation'];
      const way = ways.find(one => left.has(one)) ?? 'accusation';
      left.delete(way);
      await DEEDS[way](company, bot);
      await until(() => open().past.length === round, 'the round is over');
      const ended = { type: 'convicted', by: way === 'accusation' ? 0 : null };
      expect(open().past.at(-1)?.ending).toMatchObject(way === 'guess' ? { type: 'named' } : ended);
    }
    // once in a hundred and twenty-five matches the bot is the spy all along, and nobody could name a place
    expect([...left]).toEqual(spies.every(one => one === bot) ? ['guess'] : []);

    await Promise.all(company.boards.map(board => seeLastRound(board)));
    await until(() => docOf(television, table).table.phase === 'over', 'everybody has heard');
    const record = await recordOf(ann, table);
    const game = titleNamed('spyfall')?.game;
    expect(game && verify(record, game).ok).toBe(true);
    const match = { table, record, onlooker: television };
    for (const [seat, guest] of guests.entries()) {
      const search = searchForSpy(guest, seat, match);
      expect(search.breaches).toEqual([]);
      expect(search.own).toBe(3);
      expect(search.searched).toBeGreaterThan(15);
      // the search knows a card when it sees one: for somebody else's eyes, one's own is a breach
      const { breaches } = searchForSpy(guest, 'audience', match);
      const isFound = (what: string): boolean => breaches.some(breach => breach.includes(`: ${what} in`));
      expect(isFound('the card of the spy')).toBe(spies.includes(seat));
      expect(isFound('the place')).toBe(spies.some(spy => spy !== seat));
    }
    expect(searchForSpy(television, 'audience', match).breaches).toEqual([]);
  });

  test('in writing: three people, and what they type is text, whatever it looks like', async () => {
    const guests = [
      await parlour.invite('Ann', { ...PHONE, game: 'spyfall' }),
      await parlour.invite('Bea', { ...DESK, game: 'spyfall', language: 'it' }),
      await parlour.invite('Ola', { ...DESK, game: 'spyfall', language: 'pl', scheme: 'dark' }),
    ] as const;
    const [ann, ...others] = guests;
    const link = await openTable(ann, 'spyfall');
    await choose(ann, 'conversation', 'written');
    await choose(ann, 'rounds', 'count', 2);
    const seats = ann.page.getByLabel(ann.word('table-option-seats'));
    await ann.hand.scrollTo(seats);
    await ann.hand.choose(seats, { index: 0 });
    for (const guest of others) {
      await join(guest, link);
    }
    await press(ann, button(ann, 'table-start'));
    const table = tableOf(ann);
    await Promise.all(guests.map(({ page }) => page.locator('button[data-card]').waitFor()));
    const company = companyOf(guests.map((guest, seat) => spyBoardOf(guest, table, seat)));
    await Promise.all(company.boards.map(board => board.watch()));
    const { boards, board, open, spy, place, startClock, everybodyKnows, voteAll } = company;
    const isRead = async (line: string): Promise<void> => {
      for (const { guest } of boards) await guest.page.getByText(line, { exact: true }).first().waitFor();
    };

    await startClock();
    const { dealer } = open();
    const asked = board((dealer + 1) % 3);
    const asker = board(dealer);
    const question = '<b onclick="alert(1)">Do you like it here?</b> & {why}';
    const box = asker.guest.page.getByLabel(asker.guest.word('blank-question-written'), { exact: true });
    await asker.guest.hand.type(box, question);
    // what is typed and not sent yet outlasts a reload
    await asker.guest.page.reload();
    await asker.watch();
    await expect.poll(() => box.inputValue()).toBe(question);
    await asker.play({ type: 'ask', to: asked.seat, question });
    await isRead(question);
    await asked.play({ type: 'answer', answer: 'Nobody does… 🙂' });
    await isRead('Nobody does… 🙂');
    for (const { guest } of boards) expect(await guest.page.locator('b[onclick]').count()).toBe(0);

    // somebody who is not the spy accuses the one who is
    await board((spy() + 1) % 3).play({ type: 'accuse', suspect: spy() });
    await voteAll('aye');
    expect(open().past[0]?.ending).toMatchObject({ type: 'convicted', suspect: open().past[0]?.spy });
    for (const { guest } of boards)
      await guest.hand.needs(
        guest.page.getByRole('heading', { name: guest.word('board-report', { round: 1 }), exact: true }).first(),
        'The end of the round',
      );

    // and in the next round the spy is wrong
    await startClock();
    const wrong = PLACES.find(one => one !== place() && one !== open().past[0]?.place) ?? '';
    const crossed = board((spy() + 1) % 3);
    expect(await crossed.hand.cross(wrong)).toBe(true);
    await crossed.guest.page.reload();
    await crossed.watch();
    await expect.poll(() => crossed.hand.isCrossed(wrong)).toBe(true);
    expect(await board(spy()).hand.isCrossed(wrong)).toBe(false);
    await board(spy()).play({ type: 'point', place: wrong, how: 'name' });
    await Promise.all(boards.map(board => seeLastRound(board)));
    await everybodyKnows();
    expect(open().past[1]?.ending).toEqual({ type: 'named', place: wrong });
    expect(open().past[1]?.points).toEqual(open().past[1]?.roles.map(role => (role === '-' ? 0 : 1)));
  });
});
