import { createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { Intent } from '../../tables/protocol.ts';
import { leaveMatch } from './leaving.ts';
import type { Answer, LineState } from './sitting.ts';

function seated(first: LineState) {
  const [line, setLine] = createSignal<LineState>(first);
  const sent: Intent[] = [];
  const answered = Promise.withResolvers<Answer>();
  const intend = (intent: Intent): Promise<Answer> => {
    sent.push(intent);
    return answered.promise;
  };
  return { line, setLine, sent, answer: answered.resolve, intend };
}

describe('Leaving a match', () => {
  test('tells the table, and ends when it has heard it', async () => {
    const { sent, answer, ...sitting } = seated('open');
    const left = leaveMatch(sitting);
    expect(sent).toEqual([{ do: 'leave' }]);
    answer({ refused: null });
    await left;
  });

  test('ends at once where the connection is lost', async () => {
    const { sent, ...sitting } = seated('lost');
    await leaveMatch(sitting);
    expect(sent).toEqual([]);
  });

  test('ends when the connection is lost before the answer', async () => {
    const { sent, setLine, ...sitting } = seated('open');
    const left = leaveMatch(sitting);
    setLine('lost');
    await left;
    expect(sent).toEqual([{ do: 'leave' }]);
  });
});
