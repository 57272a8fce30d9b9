import type { Seat } from '#kernel';
import { type Argument, computedLine } from '#telling';
import { idOfPlace, idOfRole, type Place, type Role } from '../rules/places.ts';
import type { Open } from '../rules/state.ts';
import { type GameLine, line } from './line.ts';

export const placeName = (place: Place): GameLine => computedLine(`place-${idOfPlace(place)}`);
/** A role's name depends on its place too. */
export const roleName = (place: Place, role: Role): GameLine =>
  computedLine(`role-${idOfPlace(place)}-${idOfRole(place, role)}`);
export const questionText = (question: string): GameLine => computedLine(`question-${question}`);
export const answerText = (answer: string): GameLine => computedLine(`answer-${answer.replace('.', '-')}`);
export const remarkText = (remark: string): GameLine => computedLine(`remark-${remark}`);

export const seatName = (seat: Seat): GameLine => line('seat-name', { seat: { seat } });
export const seatNames = (seats: readonly Seat[]): Argument =>
  seats.length === 0 ? line('nobody') : { list: seats.map(seat => ({ seat })) };

/** A question or answer: a phrase in the reader's language, or the typed text. */
export const saidIn = ({ options }: Open, text: string, phrase: (id: string) => GameLine): Argument =>
  options.conversation === 'phrasebook' ? phrase(text) : text;
