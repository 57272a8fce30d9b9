import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastList, type Toast } from './toast-list.ts';

const error = (text: string, about?: string): Toast => ({ text, kind: 'error', about });

describe('Toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const texts = ({ toasts }: ReturnType<typeof createToastList>): string[] => toasts().map(({ text }) => text);

  test('close by themselves after four seconds, errors too', () => {
    const list = createToastList();
    list.show(error('It is not your turn.'));
    list.show({ text: 'Copied', kind: 'good' });
    vi.advanceTimersByTime(3_999);
    expect(texts(list)).toEqual(['It is not your turn.', 'Copied']);
    vi.advanceTimersByTime(1);
    expect(texts(list)).toEqual([]);
  });

  test('stay while hovered, and then for their full time', () => {
    const list = createToastList();
    const toast = error('It is not your turn.');
    list.show(toast);
    list.hold(toast);
    vi.advanceTimersByTime(60_000);
    expect(texts(list)).toEqual(['It is not your turn.']);
    list.release(toast);
    vi.advanceTimersByTime(3_999);
    expect(texts(list)).toEqual(['It is not your turn.']);
    vi.advanceTimersByTime(1);
    expect(texts(list)).toEqual([]);
  });

  test('replace the last of their kind, and have their own full time', () => {
    const list = createToastList();
    list.show(error('It is not your turn.'));
    vi.advanceTimersByTime(3_000);
    list.show(error('No evidence cards are left.'));
    expect(texts(list)).toEqual(['No evidence cards are left.']);
    vi.advanceTimersByTime(3_999);
    expect(texts(list)).toEqual(['No evidence cards are left.']);
  });

  test('are closed only by the success of their own command', () => {
    const list = createToastList();
    list.show(error('It is not your turn.', 'move'));
    list.closeWhere(({ about }) => about === 'say');
    expect(texts(list)).toEqual(['It is not your turn.']);
    list.closeWhere(({ about }) => about === 'move');
    expect(texts(list)).toEqual([]);
  });
});
