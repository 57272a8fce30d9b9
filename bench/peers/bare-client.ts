import { quickChance, seatsOf } from '#kernel';
import type { Changed, LoadTable } from '../load/contestant.ts';
import { perCourse, PI_SEATS, writeCourse } from '../load/course.ts';
import { openLoadSocket } from '../load/socket.ts';

/** As many bytes as a move for a table server. Their content does not matter here. */
const sentIn = perCourse(number =>
  writeCourse(number, quickChance(number)).map(({ by, action }, n) => ({
    by,
    text: JSON.stringify({ id: `${number}.${n}`, n, move: action }),
  })),
);

export async function seatTable(port: number, number: number, changed: Changed): Promise<LoadTable> {
  const sent = sentIn(number);
  const lines = await Promise.all(
    seatsOf(PI_SEATS).map(seat =>
      openLoadSocket({ port, path: `/${number}/${seat}`, hear: (_, bytes) => changed(seat, bytes) }),
    ),
  );
  let played = 0;
  return {
    send() {
      const move = sent[played];
      if (!move) throw new Error('the course is over');
      played += 1;
      lines[move.by]?.send(move.text);
      return move.by;
    },
    leave: () => lines.forEach(line => line.close()),
  };
}
