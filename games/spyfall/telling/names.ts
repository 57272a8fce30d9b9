import type { Seat } from '#kernel';
import { type Argument, computedLine } from '#telling';
import { idOfPlace, idOfRole, type Place, type Role } from '../rules/places.ts';
import type { Open } from '../rules/state.ts';
import { type GameLine, line } from './line.ts';

export const placeName = (place: Place): GameLine => computedLine(`place-${idOfPlace(place)}`);
/** A role is called by its place too: a medic of one place is not the medic of another. */
export const roleName = (place: Place, role: Role): GameLine =>
  computedLine(`role-${idOfPlace(place)}-${idOfRole(place, role)}`);
export const questionText = (question: string): GameLine => computedLine(`question-${question}`);
export const answerText = (answer: string): GameLine => computedLine(`answer-${answer.replace('.', '-')}`);
export const remarkText = (remark: string): GameLine => computedLine(`remark-${remark}`);

export const seatName = (seat: Seat): GameLine => line('seat-name', { seat: { seat } });
export const seatNames = (seats: readonly Seat[]): Argument =>
  seats.length === 0 ? line('nobody') : { list: seats.map(seat => ({ seat })) };

/** What was asked or answered: a phrase in the reader's language, or what was typed, as it was typed. */
export const saidIn = ({ options }: Open, text: string, phrase: (id: string) => GameLine): Argument =>
  options.conversation === 'phrasebook' ? phrase(text) : text;
