import { describe, expect, test } from 'vitest';
import { janek, michal, rafal } from '../../rules/scene.fixture.ts';
import type { Event, Promised, Said } from '../../rules/state.ts';
import { keptEntries, streamOf, unansweredIn } from './stream.ts';

const EMPTY = { player: null, location: null, thing: null, want: null, element: null, count: null, turn: null };
const said = (by: number, sentence: string, to: number | null = null): Said => ({ ...EMPTY, by, sentence, to });
const event = (one: Said): Event => ({ type: 'said', ...one });
const promise = (one: Said, state: Promised['state']): Promised => ({ ...one, since: 3, due: 3, state });

const vote = said(rafal, 'promise-vote');
const meet = said(michal, 'promise-meet', rafal);
const thanks = said(rafal, 'thanks', michal);

describe('The stream of talk', () => {
  test('sentences and what happened between them, each promise with its state', () => {
    const began: Event = { type: 'turnBegan', turn: 3 };
    const heard = [began, event(vote), event(thanks), { type: 'voted', by: rafal } as const, event(meet)];
    const promises = [promise(vote, 'broken'), promise(meet, 'open')];
    expect(streamOf({ said: [vote, thanks, meet], promises }, heard)).toEqual([
      { type: 'event', event: began },
      { type: 'said', said: event(vote), promise: promises[0] },
      { type: 'said', said: event(thanks), promise: undefined },
      { type: 'said', said: event(meet), promise: promises[1] },
    ]);
  });

  test('after a reload, sentences of this turn are there even if their events are not', () => {
    const promises = [promise(vote, 'kept'), promise(meet, 'lapsed')];
    const stream = streamOf({ said: [vote, meet], promises }, [event(meet)]);
    expect(stream).toEqual([
      { type: 'said', said: event(vote), promise: promises[0] },
      { type: 'said', said: event(meet), promise: promises[1] },
    ]);
  });

  test('what did not change is the same object again, and a promise that was judged is a new one', () => {
    const heard = [event(vote), event(meet)];
    const before = streamOf({ said: [vote, meet], promises: [promise(vote, 'open'), promise(meet, 'open')] }, heard);
    const [first] = before;
    const open = first?.type === 'said' && first.promise ? [first.promise] : [];
    const now = streamOf({ said: [vote, meet], promises: [...open, promise(meet, 'kept')] }, [...heard, event(thanks)]);
    const kept = keptEntries(before, now);
    expect(kept).toEqual(now);
    expect(kept.map(entry => before.includes(entry))).toEqual([true, false, false]);
  });

  test('sentences of earlier turns stay in it', () => {
    const heard = [event(vote), { type: 'turnBegan', turn: 4 } as const, event(thanks)];
    const stream = streamOf({ said: [thanks], promises: [promise(vote, 'kept')] }, heard);
    expect(stream.map(({ type }) => type)).toEqual(['said', 'event', 'said']);
    expect(stream[0]).toMatchObject({ promise: { state: 'kept' } });
  });
});

describe('A sentence to me', () => {
  test('waits for an answer until I say something to the one who said it', () => {
    expect(unansweredIn([meet], rafal)).toEqual([meet]);
    expect(unansweredIn([meet], michal)).toEqual([]);
    expect(unansweredIn([meet, thanks], rafal)).toEqual([]);
    expect(unansweredIn([thanks, meet], rafal)).toEqual([meet]);
  });

  test('stays the first of those that wait when somebody else speaks; of each player the last one counts', () => {
    const other = { ...meet, by: janek };
    const again = { ...meet, sentence: 'ask-stay' };
    expect(unansweredIn([meet, other], rafal)).toEqual([meet, other]);
    expect(unansweredIn([meet, other, again], rafal)).toEqual([other, again]);
  });
});
