import { createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../tables/protocol.ts';
import { leaveMatch } from './leave-match.ts';
import type { CommandResult, ConnectionState } from './table-connection.ts';

function seated(first: ConnectionState) {
  const [status, setStatus] = createSignal<ConnectionState>(first);
  const sent: Command[] = [];
  const answered = Promise.withResolvers<CommandResult>();
  const send = (intent: Command): Promise<CommandResult> => {
    sent.push(intent);
    return answered.promise;
  };
  return { status, setStatus, sent, answer: answered.resolve, send };
}

describe('Leaving a match', () => {
  test('tells the table, and ends when it has heard it', async () => {
    const { sent, answer, ...connection } = seated('open');
    const left = leaveMatch(connection);
    expect(sent).toEqual([{ do: 'leave' }]);
    answer({ refused: null });
    await left;
  });

  test('ends at once where the connection is lost', async () => {
    const { sent, ...connection } = seated('lost');
    await leaveMatch(connection);
    expect(sent).toEqual([]);
  });

  test('ends when the connection is lost before the answer', async () => {
    const { sent, setStatus, ...connection } = seated('open');
    const left = leaveMatch(connection);
    setStatus('lost');
    await left;
    expect(sent).toEqual([{ do: 'leave' }]);
  });
});
