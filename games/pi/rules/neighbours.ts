import type { Seat } from '#kernel';

/** The next seat clockwise: its case is in this seat's hand (PI-2.2). */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
/** The seat that holds this seat's case and answers its questions (PI-2.3). */
export const holderOf = (seat: Seat, seats: number): Seat => (seat - 1 + seats) % seats;
