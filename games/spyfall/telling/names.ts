import type { Seat } from '#kernel';
import type { Argument, Line } from '#telling';
import { idOfPlace, idOfRole, type Place, type Role } from '../rules/places.ts';
import type { Open } from '../rules/state.ts';

export const placeName = (place: Place): Line => ({ key: `place-${idOfPlace(place)}` });
/** A role is called by its place too: a medic of one place is not the medic of another. */
export const roleName = (place: Place, role: Role): Line => ({
  key: `role-${idOfPlace(place)}-${idOfRole(place, role)}`,
});
export const questionText = (question: string): Line => ({ key: `question-${question}` });
export const answerText = (answer: string): Line => ({ key: `answer-${answer.replace('.', '-')}` });
export const remarkText = (remark: string): Line => ({ key: `remark-${remark}` });

export const seatName = (seat: Seat): Line => ({ key: 'seat-name', args: { seat: { seat } } });
export const seatNames = (seats: readonly Seat[]): Argument =>
  seats.length === 0 ? { key: 'nobody' } : { list: seats.map(seat => ({ seat })) };

/** What was asked or answered: a phrase in the reader's language, or what was typed, as it was typed. */
export const saidIn = ({ options }: Open, text: string, phrase: (id: string) => Line): Argument =>
  options.conversation === 'phrasebook' ? phrase(text) : text;
