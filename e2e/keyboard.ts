import type { Page } from 'playwright-core';

/** The focused element. */
export interface Focused {
  readonly tag: string;
  readonly role: string;
  readonly name: string;
  readonly data: Readonly<Record<string, string | undefined>>;
}

/** A person who uses only the keyboard. */
export interface Keyboard {
  press(key: string): Promise<void>;
  focused(): Promise<Focused>;
  /** Presses Tab until an element that matches has the focus. */
  tabTo(is: (focused: Focused) => boolean, what: string): Promise<void>;
  /** Waits until an element that matches gets the focus without a key press. */
  waitForFocus(is: (focused: Focused) => boolean, what: string): Promise<void>;
}

/** More than any page has. */
const MAX_TAB_STOPS = 150;
/** The page moves the focus within this time. */
const FOCUS_TIMEOUT = 5_000;

export function keyboardOf(page: Page): Keyboard {
  const focused = (): Promise<Focused> =>
    page.evaluate(() => {
      const at = document.activeElement ?? document.body;
      const isField = at instanceof HTMLInputElement || at instanceof HTMLSelectElement;
      const labels = isField ? [...(at.labels ?? [])].map(label => label.textContent ?? '') : [];
      return {
        tag: at.tagName.toLowerCase(),
        role: at.getAttribute('role') ?? (at instanceof HTMLInputElement ? at.type : ''),
        // texts on screens contain non-breaking spaces
        name: (at.getAttribute('aria-label') ?? (labels.join(' ') || (at.textContent ?? '')))
          .replaceAll('\u00A0', ' ')
          .trim(),
        data: { ...(at as HTMLElement).dataset },
      };
    });

  async function waitForFocus(is: (focused: Focused) => boolean, what: string): Promise<void> {
    const since = Date.now();
    for (;;) {
      const now = await focused();
      if (is(now)) return;
      if (Date.now() - since > FOCUS_TIMEOUT)
        throw new Error(`the focus should be on ${what}, but is on ${JSON.stringify(now)}`);
      await page.waitForTimeout(20);
    }
  }

  return {
    focused,
    waitForFocus,
    async press(key) {
      await page.keyboard.press(key);
    },
    async tabTo(is, what) {
      const seen: string[] = [];
      for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
        const now = await focused();
        if (is(now)) return;
        seen.push(`${now.tag} "${now.name.slice(0, 40)}"`);
        await page.keyboard.press('Tab');
      }
      // after the last element of a page the tab key leads out of it, and with the next stroke to the first one
      if ((await focused()).tag === 'body') await page.keyboard.press('Tab');
      throw new Error(`the tab key does not lead to ${what}, only to ${[...new Set(seen)].join(', ')}`);
    },
  };
}
