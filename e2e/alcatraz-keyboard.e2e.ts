import { titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Action, Open, View } from '../games/alcatraz/rules/state.ts';
import { alcatrazBoardOf, PLAN } from './alcatraz-board.ts';
import { until } from './driver.ts';
import { type Focused, keyboardOf } from './keys.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { DESK, NAMES, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

const offersTo = (view: View, type: Action['type']) =>
  titleNamed('alcatraz')
    ?.game.offers(view)
    .filter(offer => offer.type === type) ?? [];

describe('Alcatraz by keyboard', () => {
  test('one person against three bots, by keyboard alone: the vote, moves, what the location offers, and the end of the turn', async () => {
    const ann = await parlour.invite('Ann', { ...DESK, game: 'alcatraz', pace: 'off' });
    const { page, word } = ann;
    const keys = keyboardOf(page);
    await page.goto('/');
    await page.getByRole('heading', { name: word('home-shelf') }).waitFor();
    const playNow = word('home-play-now-title', { title: NAMES.alcatraz });
    const pressOn = async (is: (focused: Focused) => boolean, what: string): Promise<void> => {
      await keys.tabTo(is, what);
      await keys.press('Enter');
    };
    await pressOn(({ name }) => name === playNow, 'playing now');
    await page.waitForURL(/\/t\//);
    await page.locator(PLAN).waitFor();
    const board = alcatrazBoardOf(ann, tableOf(ann), 0);
    const open = (): Open => board.view().open;

    /** Fills the blanks of the open action with what has the focus, and confirms. */
    async function fillByKeys(type: string): Promise<void> {
      const sheet = page.locator(`[data-sheet=${type}]`);
      await sheet.waitFor();
      for (let blanks = 0; blanks < 8 && (await sheet.locator('[data-asks]').count()) > 0; blanks++)
        await pressOn(({ data }) => data['option'] !== undefined, 'an option');
      await pressOn(({ data }) => data['first'] !== undefined, 'confirming');
    }
    async function vote(): Promise<void> {
      await keys.tabTo(({ data }) => data['pick'] !== undefined, 'a candidate');
      await keys.press('Enter');
      await pressOn(({ data }) => data['confirm'] !== undefined, 'the vote');
    }
    async function moveByKeys(): Promise<void> {
      await keys.tabTo(({ data }) => data['location'] !== undefined, 'the plan');
      const lit = page.locator('[data-location]:has([data-lit])');
      for (let step = 0; step < 12; step++) {
        const { data } = await keys.focused();
        if ((await lit.and(page.locator(`[data-location="${data['location']}"]`)).count()) > 0) break;
        await keys.press(
          ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown'][
            step % 8
          ] ?? 'ArrowUp',
        );
      }
      await keys.press('Enter');
      await pressOn(({ data }) => data['move'] === 'move', 'going there');
    }
    async function doDeed(type: string): Promise<void> {
      await pressOn(({ data }) => data['deed'] === type, type);
      await fillByKeys(type);
    }
    async function endTurn(): Promise<void> {
      const isAsked = (open().acting?.ap ?? 0) > 0;
      await pressOn(({ data }) => data['move'] === 'endTurn', 'ending the turn');
      if (isAsked) await fillByKeys('endTurn');
    }
    async function made(move: () => Promise<void>): Promise<void> {
      const before = JSON.stringify(board.view());
      await move();
      await until(() => JSON.stringify(board.view()) !== before, 'the move is made');
      await keys.arriveAt(({ tag }) => tag !== 'body', 'something on the page');
    }

    const done = new Set<string>();
    for (let turns = 0; turns < 40 && !(done.has('endTurn') && done.has('vote')); turns++) {
      await until(() => board.isAwaited() || board.isOver(), 'it is for Ann to decide', 90_000);
      const { phase, acting, pending } = open();
      if (phase === 'talks') {
        await made(() => pressOn(({ data }) => data['call'] !== undefined, 'calling the vote'));
      } else if (phase === 'voting') {
        await made(vote);
        done.add('vote');
      } else if (acting?.seat !== 0 || pending) {
        const { type } = board.think('novice');
        if (type === 'respondTrade')
          await made(() => pressOn(({ name }) => name === word('kit-trade-decline'), 'declining'));
        else if (type === 'answerBlackmail' || type === 'chooseCard') await made(vote);
        else if (type === 'moveGuard') await made(() => fillByKeys('moveGuard'));
        else throw new Error(`not expected: ${type}`);
      } else if (!done.has('useLocation') && offersTo(board.view(), 'useLocation').length > 0) {
        await made(() => doDeed('useLocation'));
        done.add('useLocation');
      } else if (!done.has('performTask') && offersTo(board.view(), 'performTask').length > 0) {
        await made(() => doDeed('performTask'));
        done.add('performTask');
      } else if (!done.has('move') && offersTo(board.view(), 'move').length > 0) {
        await made(moveByKeys);
        done.add('move');
      } else {
        await made(endTurn);
        done.add('endTurn');
      }
    }
    expect([...done]).toEqual(expect.arrayContaining(['vote', 'move', 'endTurn']));
  });
});
