import type { Answer, Client } from '../../client.fixture.ts';
import type { Earlier, Intent } from '../../../tables/protocol.ts';

/** Asks again until it is no longer too fast, or until the end. */
export async function patiently(client: Client, intent: () => Intent | Earlier, end = Infinity): Promise<Answer> {
  for (;;) {
    const answer = await client.intend(intent());
    if (answer.type !== 'refused' || answer.refused.because !== 'tooFast') return answer;
    const wait = Math.min(answer.refused.wait ?? 20, 500);
    if (performance.now() + wait > end) return answer;
    await new Promise(resolve => setTimeout(resolve, wait));
  }
}
