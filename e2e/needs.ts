import { expect } from 'vitest';
import type { Doc } from '../tables/protocol.ts';
import type { Guest } from './guest.ts';

/** Whose turn it is: in the bar, in words, whatever else is open. */
export async function needsTurn(guest: Guest, { awaited, table }: Doc, seat: number): Promise<void> {
  const { page, hand, word } = guest;
  const turn = page.locator('header').getByRole('status').first();
  await hand.needs(turn, 'Whose turn it is');
  const [name = ''] = awaited.flatMap(one => table.seats[one]?.name ?? []);
  const said = awaited.includes(seat) ? word('table-your-turn') : name;
  await expect.poll(() => turn.textContent()).toContain(said);
}

/** The end of a match: who won, and the main way on. */
export async function needsEnd(guest: Guest, { table, you }: Doc): Promise<void> {
  const names = table.seats.flatMap((seat, at) => (seat && at !== you.seat ? seat.name : []));
  const end = guest.page.locator('[data-overlay]');
  await guest.hand.needs(end.getByRole('heading').first(), 'Who won the match');
  await guest.hand.needs(
    end.getByRole('button', { name: guest.word('table-rematch'), exact: true }),
    'The end of the match: the button for a rematch',
  );
  // everybody else is in the score, by name
  for (const name of names)
    await guest.hand.needs(end.locator('bdi').filter({ hasText: name }).first(), `The score of ${name}`);
}
