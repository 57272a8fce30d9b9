import type { EditionId, Element, Kind } from '../rules/edition.ts';
import warsaw from './icons/07.svg';
import city from './icons/pi.svg';

/** The address of the drawing of an element; null is a blank, which has one too. */
export function drawingOf(edition: EditionId, kind: Kind, element: Element | null): string {
  const sheet = edition === '07' ? warsaw : city;
  return `${sheet}#${element === null ? `blank-${kind}` : `${kind}-${element}`}`;
}
