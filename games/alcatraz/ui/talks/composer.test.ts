import { describe, expect, test } from 'vitest';
import { accept, type Offer } from '#kernel';
import { SENTENCES } from '../../rules/data/sentences.ts';
import { offersTo } from '../../rules/offers.ts';
import { janek, krzysiek, michal, prison, rafal } from '../../rules/scene.fixture.ts';
import { view } from '../../rules/view.ts';
import {
  actionOf,
  blanksOf,
  choicesFor,
  emptyBlank,
  KINDS_OF_TALK,
  quickReplies,
  type Say,
  sentencesOf,
  startDraft,
  withBlank,
} from './composer.ts';

const offersFor = (phase: 'talks' | 'voting') => offersTo(view(prison({ seats: 4, phase, turn: 5 }), michal));
const speech = (phase: 'talks' | 'voting') => offersFor(phase).find((one): one is Offer<Say> => one.type === 'say');
const offer = speech('talks');

describe('Composing a sentence', () => {
  test('every sentence is under one of the kinds', () => {
    const listed = KINDS_OF_TALK.flatMap(kind => sentencesOf(kind).map(({ id }) => id));
    expect(listed.toSorted()).toEqual(SENTENCES.map(({ id }) => id).toSorted());
  });

  test('every sentence, with any choice in each blank, is an action that fits the offer', () => {
    for (const { id } of SENTENCES) {
      const filling = Object.fromEntries(
        blanksOf(id).map(blank => [blank, choicesFor(offer, id, blank).at(-1) ?? null]),
      );
      expect(Object.values(filling)).not.toContain(null);
      const action = actionOf(offer, { sentence: id, filling });
      expect(action).toMatchObject({ type: 'say', sentence: id, ...filling });
      expect(accept(offersFor('talks'), action)).toEqual(action);
    }
  });

  test('an empty blank is no action, and is the next to be filled', () => {
    const draft = startDraft(offer, 'promise-meet', {}, 5);
    expect(draft.filling).toEqual({ turn: 5 });
    expect(emptyBlank(draft)).toBe('to');
    expect(actionOf(offer, draft)).toBeUndefined();
    const filled = withBlank(withBlank(draft, 'to', janek), 'location', 4);
    expect(emptyBlank(filled)).toBeUndefined();
    expect(actionOf(offer, filled)).toMatchObject({ to: janek, location: 4, turn: 5, player: null, thing: null });
  });

  test('another sentence keeps what fits it and leaves out the rest', () => {
    const before = { to: krzysiek, location: 4, thing: 'key' };
    expect(startDraft(offer, 'ask-give', before, 5).filling).toEqual({ to: krzysiek, thing: 'key' });
    expect(startDraft(offer, 'ask-call', before, 5).filling).toEqual({});
    expect(startDraft(offer, 'ask-give', { to: michal }, 5).filling).toEqual({});
  });

  test('a turn is this one or a later one', () => {
    expect(choicesFor(offer, 'promise-perform', 'turn')[0]).toBe(5);
    expect(startDraft(offer, 'promise-perform', { turn: 4 }, 5).filling).toEqual({});
  });

  test('nothing can be said while votes are cast (ALC-19.2)', () => {
    expect(speech('voting')).toBeUndefined();
    expect(actionOf(undefined, { sentence: 'ask-call', filling: {} })).toBeUndefined();
    expect(choicesFor(undefined, 'ask-vote', 'player')).toEqual([]);
  });

  test('a sentence to me can be answered with yes, no or maybe; a reply needs no reply', () => {
    const replies = quickReplies(offer, { by: rafal, to: michal, sentence: 'ask-give' }, michal);
    expect(replies.map(({ sentence, to }) => [sentence, to])).toEqual([
      ['reply-yes', rafal],
      ['reply-no', rafal],
      ['reply-maybe', rafal],
    ]);
    expect(quickReplies(offer, { by: rafal, to: janek, sentence: 'ask-give' }, michal)).toEqual([]);
    expect(quickReplies(offer, { by: rafal, to: michal, sentence: 'reply-no' }, michal)).toEqual([]);
  });
});
