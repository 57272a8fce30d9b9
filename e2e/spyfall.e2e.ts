import type { Locator } from 'playwright-core';
import { same, verify } from '#kernel';
import { titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardIn } from '../games/spyfall/rules/cards.ts';
import { PLACES } from '../games/spyfall/rules/places.ts';
import { holderOf } from '../games/spyfall/rules/round.ts';
import { answerText, placeName, questionText } from '../games/spyfall/telling/names.ts';
import { until } from './driver.ts';
import { docOf } from './received-docs.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { type SpyfallBoard, spyfallBoardOf } from './spyfall-board.ts';
import { type SpyfallPlayers, spyfallPlayersOf } from './spyfall-players.ts';
import { searchSpyfall } from './spyfall-secrets.ts';
import { button, choose, DESK, join, openTable, PHONE, press, recordOf, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.closeGuests(test));
afterAll(() => parlour.end());

/** The reveal of the last round comes before the end of the match. */
async function seeLastRound(board: SpyfallBoard): Promise<void> {
  await board.controls.goOn();
  await board.seeEnd();
}

/** The ways a round can end. */
type RoundEnding = 'accusation' | 'guess' | 'time-out';

/** All but the last seconds of a round of one minute, in milliseconds. */
const MOST_OF_A_ROUND = 50_000;

/** Text in lower case, without non-breaking spaces. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\S\n]/g, ' ');

/** Everybody except the spy sees the same place on their card, each in their own language. */
async function peekAll({ boards, place }: SpyfallPlayers): Promise<void> {
  for (const { guest, controls, view } of boards) {
    const isSpy = cardIn(view())?.place === '--';
    const head = guest.word(isSpy ? 'board-card-spy' : placeName(place()).key);
    const face = await controls.peek();
    expect(plain(face)).toContain(plain(head));
    // the text of a covered card is nowhere in the document
    const [role = ''] = face.split('\n').slice(-1);
    expect(role).not.toBe('');
    const page = await guest.page.evaluate(() => document.documentElement.outerHTML.toLowerCase());
    expect(page).not.toContain(role.toLowerCase());
  }
}

/** Everybody reads a question and its answer in their own language. */
async function talk({ boards, exchange }: SpyfallPlayers): Promise<void> {
  const { question, answer } = await exchange();
  for (const { guest, controls } of boards) {
    await controls.turnTo('talk');
    for (const line of [questionText(question ?? ''), answerText(answer ?? '')])
      await guest.hand.needs(
        guest.page.getByText(guest.word(line.key), { exact: true }).last(),
        'The last question and answer',
      );
  }
}

/** The bot is accused, so that only people vote. One of them reloads the page during the vote. */
async function accuseBot(company: SpyfallPlayers, bot: number): Promise<void> {
  const { board, open, retryAfterAccusations, allSynced, voteAll, startClock } = company;
  await startClock();
  await retryAfterAccusations(() => board(0).play({ type: 'accuse', suspect: bot }));
  await allSynced();
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

/** A player who is not the spy names the place: they get a result, the others get no message. */
async function nameWithoutEffect(
  { boards, open, place, retryAfterAccusations }: SpyfallPlayers,
  namer: SpyfallBoard,
): Promise<void> {
  for (;;) {
    const before = open();
    const sent = boards.map(({ guest }) => guest.received.length);
    const since = ({ guest, seat }: SpyfallBoard): string[] => guest.received.slice(sent[seat]).map(({ text }) => text);
    await retryAfterAccusations(() => namer.controls.name(place()));
    await until(() => since(namer).length > 0, 'an answer');
    // if a bot moved meanwhile, everybody got a message: try again
    if (!same(open(), before)) continue;
    expect(boards.filter(board => board !== namer).flatMap(since)).toEqual([]);
    expect(since(namer).map(text => (JSON.parse(text) as { type: string }).type)).toEqual(['done']);
    return;
  }
}

/** The spy names the place, after another player did so without effect. */
async function nameThePlace(company: SpyfallPlayers, bot: number): Promise<void> {
  const { board, open, place, spy, startClock, retryAfterAccusations } = company;
  await startClock();
  await talk(company);
  while (holderOf(open()) === bot) await talk(company);
  await nameWithoutEffect(company, board((spy() + 1) % bot));
  await retryAfterAccusations(() => board(spy()).play({ type: 'point', place: place(), how: 'name' }));
}

/** Time runs out. Final votes on one player after the other; all agree on the bot. */
async function letTimePass(company: SpyfallPlayers, bot: number): Promise<void> {
  const { open, spy, startClock, retryAfterAccusations, voteAll } = company;
  const { round } = open();
  await startClock();
  // a bot that is the spy may name the place after a question
  if (spy() !== bot) await talk(company);
  await retryAfterAccusations(() => skipTime(company));
  await retryAfterAccusations(() => until(() => open().stage === 'late' || open().motion !== null, 'time has run out'));
  if (open().stage === 'late') {
    await readFinalVote(company);
    await decideOnAll(company, bot);
  }
  while (open().round === round && open().stage === 'late') await voteAll('aye');
}

/** Sets the server's clock forward. A chat message makes the table set its timer again; bots do not react to chat. */
async function skipTime({ board }: SpyfallPlayers): Promise<void> {
  const { guest } = board(0);
  const { page, hand, word } = guest;
  await hand.tap(page.getByRole('tab', { name: word('table-chat') }));
  await hand.type(page.getByLabel(word('table-chat-say'), { exact: true }), 'Time is nearly up.');
  parlour.server.advance(MOST_OF_A_ROUND);
  await hand.tap(button(guest, 'table-chat-send'));
  await page.getByText('Time is nearly up.', { exact: true }).waitFor();
}

/** In a final vote the No button does not say that the round goes on. */
async function readFinalVote({ boards, open, allSynced }: SpyfallPlayers): Promise<void> {
  await allSynced();
  const voters = boards.filter(({ seat }) => seat !== open().motion?.suspect);
  expect(voters.length).toBeGreaterThan(0);
  for (const { guest, controls } of voters) {
    await controls.turnTo('talk');
    const no = plain(await guest.page.locator('[data-ballot] [data-vote=nay]').innerText());
    expect(no).toContain(plain(guest.word('board-vote-nay-late')));
    expect(no).not.toContain(plain(guest.word('board-vote-nay-what')));
  }
}

/** A player decides all final votes at once: choosing casts no vote, and votes that are not cast can be changed. */
async function decideOnAll({ boards, open }: SpyfallPlayers, spy: number): Promise<void> {
  const hasVoted = (seat: number): boolean => open().motion?.voted.includes(seat) ?? false;
  const one = boards.find(({ seat }) => seat !== open().motion?.suspect && !hasVoted(seat));
  if (!one) throw new Error('all people have voted');
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

const PLAY_ROUND: Readonly<Record<RoundEnding, (company: SpyfallPlayers, bot: number) => Promise<void>>> = {
  accusation: accuseBot,
  guess: nameThePlace,
  'time-out': letTimePass,
};

describe('A match of Spyfall', () => {
  test('in four languages: four people, a bot and a shared screen; one round with each ending', async () => {
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
    const company = spyfallPlayersOf(guests.map((guest, seat) => spyfallBoardOf(guest, table, seat)));
    await Promise.all(company.boards.map(board => board.watch()));
    const bot = guests.length;
    const { open, spy } = company;

    /** If the bot is the spy, no person can end the round by a guess. */
    const left = new Set<RoundEnding>(['guess', 'time-out', 'accusation']);
    const spies: number[] = [];
    for (let round = 1; round <= 3; round++) {
      await until(() => open().round === round && open().stage !== 'over', 'the round is dealt');
      await company.allSynced();
      if (round === 1) await peekAll(company);
      spies.push(spy());
      const possible: readonly RoundEnding[] =
        spy() === bot ? ['accusation', 'time-out'] : ['guess', 'time-out', 'accusation'];
      const ending = possible.find(one => left.has(one)) ?? 'accusation';
      left.delete(ending);
      await PLAY_ROUND[ending](company, bot);
      await until(() => open().past.length === round, 'the round is over');
      const ended = { type: 'convicted', by: ending === 'accusation' ? 0 : null };
      expect(open().past.at(-1)?.ending).toMatchObject(ending === 'guess' ? { type: 'named' } : ended);
    }
    // in one of 125 matches the bot is the spy in all rounds, and no person can guess
    expect([...left]).toEqual(spies.every(one => one === bot) ? ['guess'] : []);

    await Promise.all(company.boards.map(board => seeLastRound(board)));
    await until(() => docOf(television, table).table.phase === 'over', 'all browsers know the end');
    const record = await recordOf(ann, table);
    const game = titleNamed('spyfall')?.game;
    expect(game && verify(record, game).ok).toBe(true);
    const match = { table, record, spectator: television };
    for (const [seat, guest] of guests.entries()) {
      const search = searchSpyfall(guest, seat, match);
      expect(search.breaches).toEqual([]);
      expect(search.own).toBe(3);
      expect(search.searched).toBeGreaterThan(15);
      // proof that the search works: for the audience, the seat's own card is a breach
      const { breaches } = searchSpyfall(guest, 'audience', match);
      const isFound = (what: string): boolean => breaches.some(breach => breach.includes(`: ${what} in`));
      expect(isFound('the card of the spy')).toBe(spies.includes(seat));
      expect(isFound('the place')).toBe(spies.some(spy => spy !== seat));
    }
    expect(searchSpyfall(television, 'audience', match).breaches).toEqual([]);
  });

  test('in writing: three people; typed HTML is shown as text', async () => {
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
    const company = spyfallPlayersOf(guests.map((guest, seat) => spyfallBoardOf(guest, table, seat)));
    await Promise.all(company.boards.map(board => board.watch()));
    const { boards, board, open, spy, place, startClock, allSynced, voteAll } = company;
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
    // a typed draft is kept over a reload
    await asker.guest.page.reload();
    await asker.watch();
    await expect.poll(() => box.inputValue()).toBe(question);
    await asker.play({ type: 'ask', to: asked.seat, question });
    await isRead(question);
    await asked.play({ type: 'answer', answer: 'Nobody does… 🙂' });
    await isRead('Nobody does… 🙂');
    for (const { guest } of boards) expect(await guest.page.locator('b[onclick]').count()).toBe(0);

    // a player accuses the spy
    await board((spy() + 1) % 3).play({ type: 'accuse', suspect: spy() });
    await voteAll('aye');
    expect(open().past[0]?.ending).toMatchObject({ type: 'convicted', suspect: open().past[0]?.spy });
    for (const { guest } of boards)
      await guest.hand.needs(
        guest.page.getByRole('heading', { name: guest.word('board-report', { round: 1 }), exact: true }).first(),
        'The end of the round',
      );

    // in the next round the spy names a wrong place
    await startClock();
    const wrong = PLACES.find(one => one !== place() && one !== open().past[0]?.place) ?? '';
    const crossed = board((spy() + 1) % 3);
    expect(await crossed.controls.cross(wrong)).toBe(true);
    await crossed.guest.page.reload();
    await crossed.watch();
    await expect.poll(() => crossed.controls.isCrossed(wrong)).toBe(true);
    expect(await board(spy()).controls.isCrossed(wrong)).toBe(false);
    await board(spy()).play({ type: 'point', place: wrong, how: 'name' });
    await Promise.all(boards.map(board => seeLastRound(board)));
    await allSynced();
    expect(open().past[1]?.ending).toEqual({ type: 'named', place: wrong });
    expect(open().past[1]?.points).toEqual(open().past[1]?.roles.map(role => (role === '-' ? 0 : 1)));
  });
});
