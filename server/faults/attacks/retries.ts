import type { CommandAnswer, TestClient } from '../../client.fixture.ts';
import type { EarlierRequest, Command } from '../../../tables/protocol.ts';

/** Sends a command again until it is no longer refused as too fast, or until the end. */
export async function retryWhenTooFast(
  client: TestClient,
  command: () => Command | EarlierRequest,
  end = Infinity,
): Promise<CommandAnswer> {
  for (;;) {
    const answer = await client.command(command());
    if (answer.type !== 'refused' || answer.refused.because !== 'tooFast') return answer;
    const wait = Math.min(answer.refused.wait ?? 20, 500);
    if (performance.now() + wait > end) return answer;
    await new Promise(resolve => setTimeout(resolve, wait));
  }
}
