import { verify } from '#kernel';
import { titleNamed } from '#shelf';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../games/spyfall/rules/state.ts';
import { until } from './driver.ts';
import { docOf } from './received-docs.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { spyfallBoardOf } from './spyfall-board.ts';
import { spyfallPlayersOf } from './spyfall-players.ts';
import { button, choose, join, openTable, recordOf, shown, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

describe('A table with growing seats', () => {
  test('a latecomer joins two people and a bot, is dealt in, plays and reloads; the replay shows it', async () => {
    const ann = await parlour.invite('Ann', { game: 'spyfall' });
    const bob = await parlour.invite('Bob', { game: 'spyfall', width: 390, height: 844 });
    const link = await openTable(ann, 'spyfall');
    await choose(ann, 'rounds', 'count', 2);
    await join(bob, link);
    await button(ann, 'table-fill-bots', { count: 1 }).click();
    await button(ann, 'table-start').click();
    const table = tableOf(ann);
    await Promise.all([ann, bob].map(({ page }) => page.locator('button[data-card]').waitFor()));
    const boards = [ann, bob].map((guest, seat) => spyfallBoardOf(guest, table, seat));
    const { open, startClock, retryAfterAccusations, voteAll } = spyfallPlayersOf(boards);

    // the latecomer joins on arrival, cancels, and joins again from the bar
    const ola = await parlour.invite('Ola', { game: 'spyfall', language: 'pl', width: 390, height: 844 });
    await ola.page.goto(link);
    await ola.page.getByLabel(ola.word('table-name')).fill('Ola');
    await button(ola, 'table-join-next').click();
    await ola.page.getByText(ola.word('table-joining-short'), { exact: true }).waitFor();
    await button(ola, 'table-join-cancel-what').click();
    await button(ola, 'table-join-next').click();
    const news = ann.page.getByText(ann.word('table-joins', { name: 'Ola' }), { exact: true });
    await news.waitFor();
    await button(ann, 'table-joins-ok').click();
    await news.waitFor({ state: 'detached' });
    await until(() => docOf(ola, table).table.joining?.waiting.length === 1, 'Ola waits');
    expect(docOf(ola, table).you.seat).toBeNull();
    await expect.poll(() => ola.page.locator('button[data-card]').count()).toBe(0);

    // the round ends: Ola has a seat, a card and no points
    await startClock();
    await retryAfterAccusations(() => boards[0]?.play({ type: 'accuse', suspect: 2 }) ?? Promise.resolve());
    await voteAll('aye');
    await until(() => docOf(ola, table).you.seat === 3, 'Ola has a seat');
    const olas = spyfallBoardOf(ola, table, 3);
    expect(open().seats).toBe(4);
    expect(open().past[0]?.points).toHaveLength(3);
    expect(
      docOf(ann, table)
        .table.seats.map(seat => seat?.name)
        .slice(-1),
    ).toEqual(['Ola']);
    await button(ola, 'offer-continue').last().waitFor();
    await ola.page.reload();
    await button(ola, 'offer-continue').last().waitFor();
    for (const board of [...boards, olas]) await board.play({ type: 'continue' });
    await until(() => open().stage === 'talking', 'the clock runs');
    expect((await olas.controls.peek()).trim()).not.toBe('');

    // Ola accuses the bot, and everybody agrees
    // Ola votes as well if the bot accuses first
    const everybody = spyfallPlayersOf([...boards, olas]);
    await everybody.retryAfterAccusations(() => olas.play({ type: 'accuse', suspect: 2 }));
    await everybody.allSynced();
    await Promise.all(boards.map(({ controls }) => controls.vote('aye')));
    for (const guest of [ann, bob, ola]) await shown(guest, 'table-over').waitFor();
    expect((docOf(ola, table).view as View).open.past[1]?.points).toHaveLength(4);

    const record = await recordOf(ann, table);
    const game = titleNamed('spyfall')?.game;
    expect(record.words).toHaveLength(3);
    expect(record.seats.map(({ name }) => name).slice(-1)).toEqual(['Ola']);
    expect(game && verify(record, game)).toMatchObject({ ok: true });

    await ann.page.goto(`/replay/t/${table}`);
    await ann.page.getByText(ann.word('latecomer-asks'), { exact: true }).first().waitFor();
    const joined = ann.page.getByRole('button', { name: ann.word('joined', { seat: 'Ola' }) }).first();
    await joined.click();
    await ann.page.getByRole('radio', { name: 'Ola' }).first().waitFor();
  });

  test('before the match each newcomer gets a new seat, and the seat is removed when they leave it', async () => {
    const ann = await parlour.invite('Ann', { game: 'spyfall' });
    const link = await openTable(ann, 'spyfall');
    const table = tableOf(ann);
    const guests = [];
    for (const name of ['Bob', 'Cyd', 'Dan', 'Eve']) {
      const guest = await parlour.invite(name, { game: 'spyfall', width: 390, height: 844 });
      await join(guest, link);
      guests.push(guest);
    }
    const names = () => docOf(ann, table).table.seats.map(seat => seat?.name ?? null);
    await until(() => names().length === 5, 'five people have seats');
    expect(names()).toEqual(['Ann', 'Bob', 'Cyd', 'Dan', 'Eve']);
    const [bob, cyd] = guests;
    if (!bob || !cyd) throw new Error('a guest is missing');
    await button(bob, 'table-stand').click();
    await until(() => names().length === 4, 'a seat is removed');
    expect(names()).toEqual(['Ann', 'Cyd', 'Dan', 'Eve']);
    // Bob can join again
    await button(bob, 'table-join').click();
    await until(() => names().length === 5, 'five people have seats again');
    // the host closes the table for newcomers
    await ann.page.getByRole('switch', { name: ann.word('table-option-grows') }).click();
    await until(() => !docOf(ann, table).table.form.grows, 'the table is closed for newcomers');
    const fox = await parlour.invite('Fox', { game: 'spyfall' });
    await fox.page.goto(link);
    await button(fox, 'table-watch').waitFor();
    for (const guest of guests) await guest.page.getByRole('switch', { name: guest.word('table-i-am-ready') }).click();
    await button(ann, 'table-start').click();
    await until(() => docOf(ann, table).table.phase === 'playing', 'the match runs');
  });
});
