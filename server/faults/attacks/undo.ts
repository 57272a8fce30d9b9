import { connect } from '../../client.fixture.ts';
import type { Attack } from './attack.ts';
import { retryWhenTooFast } from './retries.ts';
import { pairWithMarkers, toggleMarker } from './markers.ts';

/** Marker moves before the undo begins, which counts as one too. */
const MOVED = 240;

/** Two seats of one attacker move markers, then agree to undo as much as allowed, again and again. */
export const undoing: Attack = {
  name: 'undo',
  async run({ url, seconds }) {
    const end = performance.now() + seconds * 1000;
    const [first, second] = await pairWithMarkers(url);
    let moved = 0;
    let takenBack = 0;
    while (moved < MOVED && (await toggleMarker(first, moved)) === 'done') moved += 1;
    while (performance.now() < end) {
      // the other seat moves last, so that undo needs consent
      await second.until(({ n }) => n >= first.n);
      await toggleMarker(second, takenBack);
      await first.until(({ n }) => n >= second.n);
      await retryWhenTooFast(first, () => ({ do: 'undo', based: first.n }));
      await second.until(({ n }) => n >= first.n);
      const asked = second.doc.table.asking?.asked;
      if (asked === undefined) break;
      const answer = await retryWhenTooFast(second, () => ({ do: 'agree', asked }));
      if (answer.type === 'refused') break;
      takenBack += 1;
      await first.until(({ n }) => n >= second.n);
    }
    // every new connection reads it again
    for (let visit = 0; visit < 20 && performance.now() < end; visit++) (await connect(first.place)).cut();
    return `${moved} markers moved, ${takenBack} times agreed to take them back`;
  },
};
