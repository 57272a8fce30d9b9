import { Button, PlayerRow, type PlayerState } from '#kit';
import type { KitEntry } from '../entry.ts';

const PLAYERS: readonly PlayerState[] = [
  { name: 'Ann', isMe: true, points: 3, doing: 'asks', isAwaited: true },
  { name: 'Maximilianalexanderconstantin', points: 12, doing: 'has accused' },
  { name: 'יוסף בן־דוד', points: 0, isTarget: true, doing: 'being voted on' },
  { name: '👩‍👩‍👧‍👦🎩🕵️‍♀️ Zoë', points: -2, isAway: true },
  { name: 'Damian', points: 7, isBot: true },
  { name: 'Oleh', points: 1, hasLeft: true, isAway: true },
  { name: 'Giulia', points: 4 },
  { name: 'Kacper', points: 5 },
];
const seats = (count: number): readonly number[] => PLAYERS.slice(0, count).map((_, seat) => seat);
const player = (seat: number): PlayerState => PLAYERS[seat] ?? { name: '' };

export const entry: KitEntry = {
  name: 'PlayerRow',
  about: 'The players in a row or a column: mark, name, points, what they do now. Names of any kind move nothing.',
  states: {
    'a row of five': () => <PlayerRow label="Players" layout="row" seats={seats(5)} player={player} />,
    'eight: two rows': () => <PlayerRow label="Players" layout="row" seats={seats(8)} player={player} />,
    'a column with buttons': () => (
      <PlayerRow
        label="Players"
        layout="column"
        seats={seats(8)}
        player={player}
        aside={seat => (player(seat).isMe ? undefined : <Button size="small">Accuse</Button>)}
      />
    ),
  },
};
