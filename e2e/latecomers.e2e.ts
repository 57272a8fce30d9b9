import { verify } from '#kernel';
import { titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../games/spyfall/rules/state.ts';
import { until } from './driver.ts';
import { docOf } from './following.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { spyBoardOf } from './spyfall-board.ts';
import { companyOf } from './spyfall-company.ts';
import { button, choose, join, openTable, recordOf, shown, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

describe('Seats grow as people come', () => {
  test('two people and a bot play, a third comes late, is dealt in, plays and reloads; the replay shows it', async () => {
    const ann = await parlour.invite('Ann', { game: 'spyfall' });
    const bob = await parlour.invite('Bob', { game: 'spyfall', width: 390, height: 844 });
    const link = await openTable(ann, 'spyfall');
    await choose(ann, 'rounds', 'count', 2);
    await join(bob, link);
    await button(ann, 'table-fill-bots', { count: 1 }).click();
    await button(ann, 'table-start').click();
    const table = tableOf(ann);
    await Promise.all([ann, bob].map(({ page }) => page.locator('button[data-card]').waitFor()));
    const boards = [ann, bob].map((guest, seat) => spyBoardOf(guest, table, seat));
    const { open, startClock, undisturbed, voteAll } = companyOf(boards);

    // the latecomer joins from the door, thinks better of it, and joins again from the bar
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
    await undisturbed(() => boards[0]?.play({ type: 'accuse', suspect: 2 }) ?? Promise.resolve());
    await voteAll('aye');
    await until(() => docOf(ola, table).you.seat === 3, 'Ola has a seat');
    const olas = spyBoardOf(ola, table, 3);
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
    expect((await olas.hand.peek()).trim()).not.toBe('');

    // and plays: accuses the bot, and everybody agrees
    await undisturbed(() => olas.play({ type: 'accuse', suspect: 2 }));
    await companyOf([...boards, olas]).everybodyKnows();
    await Promise.all(boards.map(({ hand }) => hand.vote('aye')));
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

  test('before the match everybody who comes gets a seat, and it goes with them', async () => {
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
    await until(() => names().length === 5, 'five sit');
    expect(names()).toEqual(['Ann', 'Bob', 'Cyd', 'Dan', 'Eve']);
    const [bob, cyd] = guests;
    if (!bob || !cyd) throw new Error('somebody is missing');
    await button(bob, 'table-stand').click();
    await until(() => names().length === 4, 'a seat went');
    expect(names()).toEqual(['Ann', 'Cyd', 'Dan', 'Eve']);
    // Bob can have another one
    await button(bob, 'table-join').click();
    await until(() => names().length === 5, 'five sit again');
    // and the host decides when that is enough
    await ann.page.getByRole('switch', { name: ann.word('table-option-grows') }).click();
    await until(() => !docOf(ann, table).table.form.grows, 'nobody else joins');
    const fox = await parlour.invite('Fox', { game: 'spyfall' });
    await fox.page.goto(link);
    await button(fox, 'table-watch').waitFor();
    for (const guest of guests) await guest.page.getByRole('switch', { name: guest.word('table-i-am-ready') }).click();
    await button(ann, 'table-start').click();
    await until(() => docOf(ann, table).table.phase === 'playing', 'the match runs');
  });
});
