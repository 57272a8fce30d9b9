import { idOfPlace, type Place } from '../rules/places.ts';
import sheet from './icons/spyfall.svg';

/** The address of the drawing of a place; -- is the spy's, on the same sheet. */
export const drawingOf = (place: Place): string => `${sheet}#${place === '--' ? 'spy' : idOfPlace(place)}`;
