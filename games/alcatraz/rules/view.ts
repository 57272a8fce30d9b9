import type { Viewer } from '#kernel';
import type { State, View } from './state.ts';

/** What a viewer knows, by the table of hidden information. */
export const view = ({ open, hands, known, choice, votes, namings }: Readonly<State>, me: Viewer): View => ({
  me,
  open,
  hands: hands.map((hand, seat) => (seat === me || open.options.openBlackmailHands ? hand : null)),
  known: known.filter(({ by, of }) => by === me || of === me),
  choice: open.pending?.type === 'choice' && open.acting?.seat === me ? choice : null,
  vote: me === 'audience' ? null : (votes[me] ?? null),
  naming: me === 'audience' ? null : (namings[me] ?? null),
});
