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
  test('sends the command, and resolves with its result', async () => {
    const { sent, answer, ...connection } = seated('open');
    const left = leaveMatch(connection);
    expect(sent).toEqual([{ do: 'leave' }]);
    answer({ refused: null });
    await left;
  });

  test('resolves at once without a connection', async () => {
    const { sent, ...connection } = seated('lost');
    await leaveMatch(connection);
    expect(sent).toEqual([]);
  });

  test('resolves when the connection is lost before the result', async () => {
    const { sent, setStatus, ...connection } = seated('open');
    const left = leaveMatch(connection);
    setStatus('lost');
    await left;
    expect(sent).toEqual([{ do: 'leave' }]);
  });
});
