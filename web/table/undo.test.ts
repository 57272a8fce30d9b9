import { describe, expect, test } from 'vitest';
import type { Doc, SeatDoc } from '../../tables/protocol.ts';
import { undoNow } from './undo.ts';

const person: SeatDoc = { guest: 'ann', name: 'Ann', bot: null, ready: true, away: null, left: false, standIn: null };
const bot: SeatDoc = { ...person, guest: null, name: 'Rob', bot: 'regular' };

const at = (undo: Doc['you']['undo'], others: readonly SeatDoc[], more: Partial<Doc['table']> = {}) =>
  undoNow({
    you: { guest: 'ann', seat: 0, undo },
    table: { phase: 'playing', asking: null, seats: [person, ...others], ...more } as Doc['table'],
  });

describe('Undo', () => {
  test('is offered only when the table says that something can be undone', () => {
    expect(at(null, [person])).toBeNull();
    expect(at('now', [person])).toBe('undo');
    expect(at('ask', [person, bot])).toBe('ask');
  });

  test('needs no consent where only bots, substitutes and absent players are left', () => {
    expect(at('ask', [bot, bot])).toBe('undo');
    expect(
      at('ask', [
        { ...person, away: 1 },
        { ...person, standIn: 'novice' },
      ]),
    ).toBe('undo');
  });

  test('is not offered to spectators, after the match, or while a bot plays for me', () => {
    expect(undoNow({ you: { guest: 'eve', seat: null, undo: null }, table: { seats: [] } as never })).toBeNull();
    expect(at('now', [bot], { phase: 'over' })).toBeNull();
    expect(at('now', [bot], { seats: [{ ...person, standIn: 'regular' }, bot] })).toBeNull();
  });

  test('does not ask while another question is open, but takes back what needs no agreement', () => {
    const asking = { for: 'pause', by: 1, asked: 7, agreed: [], waitingFor: [0] } as const;
    expect(at('ask', [person], { asking })).toBeNull();
    expect(at('now', [person], { asking })).toBe('undo');
  });
});
