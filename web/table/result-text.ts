import type { FinalScore, Viewer } from '#kernel';
import { type WebLine, webLine } from '../words/words.ts';

/** The result of a match for one viewer: a heading and a line. */
export interface ResultText {
  readonly heading: WebLine;
  readonly more: WebLine | null; // null: the heading is enough
}

export function resultTextFor({ winners, ranks, points }: FinalScore, me: Viewer): ResultText {
  if (winners.length === 0)
    return { heading: webLine('table-nobody-won'), more: me === 'audience' || isLevel() ? null : placeOf(me) };
  const names = { list: winners.map(seat => ({ seat })) };
  if (me === 'audience' || !winners.includes(me))
    return {
      heading: webLine('table-winners', { count: winners.length, names }),
      more: me === 'audience' ? null : placeOf(me),
    };
  if (winners.length > 1) {
    const others = winners.filter(seat => seat !== me).map(seat => ({ seat }));
    return {
      heading: webLine('table-you-share'),
      more: webLine('table-share-with', { names: { list: others } }),
    };
  }
  return { heading: webLine('table-you-won'), more: lead(me) };

  /** Everybody lost alike: there are no places. */
  function isLevel(): boolean {
    return new Set(ranks).size === 1;
  }

  function placeOf(seat: number): WebLine {
    return webLine('table-you-came', { rank: ranks[seat] ?? ranks.length });
  }

  /** The winner's lead over the second; equal points were decided by a tie-break. */
  function lead(seat: number): WebLine | null {
    const next = Math.min(...ranks.filter((_, other) => other !== seat));
    const second = ranks.flatMap((rank, other) => (other !== seat && rank === next ? [other] : []));
    const [first] = second;
    if (first === undefined) return null;
    const args = { names: { list: second.map(other => ({ seat: other })) } };
    const ahead = (points[seat] ?? 0) - (points[first] ?? 0);
    return ahead > 0 ? webLine('table-ahead', { ...args, points: ahead }) : webLine('table-ahead-level', args);
  }
}
