import { describe, expect, test } from 'vitest';
import { eventsFor, verifyInSteps, seatsOf } from '#kernel';
import { playedRecord, piTitle } from '../records/match.fixture.ts';
import { heardFrom } from './viewpoint.ts';
import { createTimeline } from './timeline.ts';
import { replayEntries, handsAt } from './log-entries.ts';

const record = playedRecord();
const timeline = createTimeline(record);
for (const match of verifyInSteps(record, piTitle.game)) timeline.take(match);
const { telling } = piTitle;
const last = record.moves.length;
const whole = { telling, from: 0, to: last };

const keysIn = (viewpoint: 'all' | 'audience' | number): string[] =>
  replayEntries(timeline, { ...whole, viewpoint }).flatMap(({ said }) => said.map(({ line }) => line.key));

describe('The log of a replay', () => {
  test('has an entry for the deal and for every move', () => {
    const entries = replayEntries(timeline, { ...whole, viewpoint: 'audience' });
    expect(entries.map(({ step }) => step)).toEqual(seatsOf(last + 1));
    expect(entries.map(({ by }) => by)).toEqual([null, ...record.moves.map(({ by }) => by)]);
  });

  test('shows a dealt case to its holder only', () => {
    const dealt = (viewpoint: 'all' | 'audience' | number): number =>
      keysIn(viewpoint).filter(key => key === 'hand-dealt').length;
    const [investigations] = [dealt(0)];
    expect(investigations).toBeGreaterThan(0);
    expect([dealt(1), dealt(2), dealt('audience'), dealt('all')]).toEqual([
      investigations,
      investigations,
      0,
      3 * investigations,
    ]);
  });

  test('has each event once for the viewpoint all', () => {
    const { told } = timeline.at(0);
    expect(heardFrom(told, 'all')).toHaveLength(told.length);
    expect(heardFrom(told, 1)).toEqual(eventsFor(told, 1));
  });

  test('names the player who undoes a move, and marks the move', () => {
    const entries = replayEntries(timeline, { ...whole, viewpoint: 0 });
    const back = entries.filter(({ said }) => said[0]?.line.key === 'replay-took-back');
    expect(back.map(({ step }) => step)).toEqual(
      record.moves.flatMap(({ action }, at) => (action === null ? [at + 1] : [])),
    );
    expect(back.map(({ step, by }) => [entries[step - 1]?.isTakenBack, entries[step - 1]?.by === by])).toEqual(
      back.map(() => [true, true]),
    );
  });

  test('can be read from any step to any other', () => {
    const all = replayEntries(timeline, { ...whole, viewpoint: 'all' });
    expect(replayEntries(timeline, { telling, viewpoint: 'all', from: 10, to: 20 })).toEqual(all.slice(10, 21));
  });
});

describe('For the viewpoint all', () => {
  test('the hands are the cases of the seats, and nothing else', () => {
    const hands = handsAt(timeline.at(0), telling);
    expect(hands.map(sections => sections.map(({ word }) => word))).toEqual([['hand'], ['hand'], ['hand']]);
    expect(new Set(hands.map(sections => JSON.stringify(sections))).size).toBe(3);
  });

  test('in a game without hands they are the private sections', () => {
    const handless = {
      ...telling,
      board: (view: object) =>
        telling.board(view).map(section => (section.word === 'hand' ? { ...section, word: 'pocket' } : section)),
    };
    const words = handsAt(timeline.at(0), handless).map(sections => sections.map(({ word }) => word));
    for (const own of words) expect(own).toContain('pocket');
    expect(words.flat()).not.toContain('map');
  });
});
