import type { Page } from 'playwright-core';

/** What has the focus: enough of it to know it by. */
export interface Focused {
  readonly tag: string;
  readonly role: string;
  readonly name: string;
  readonly data: Readonly<Record<string, string | undefined>>;
}

/** Somebody who has a keyboard, and nothing else. */
export interface Keyboard {
  press(key: string): Promise<void>;
  focused(): Promise<Focused>;
  /** Goes on with the tab key until this has the focus; throws if it never does. */
  tabTo(is: (focused: Focused) => boolean, what: string): Promise<void>;
  /** Waits until this has the focus by itself. */
  arriveAt(is: (focused: Focused) => boolean, what: string): Promise<void>;
}

/** More stops than any page has. */
const STOPS = 150;
/** Longer than a screen takes to put the focus where it belongs. */
const SOON = 5_000;

export function keyboardOf(page: Page): Keyboard {
  const focused = (): Promise<Focused> =>
    page.evaluate(() => {
      const at = document.activeElement ?? document.body;
      const isField = at instanceof HTMLInputElement || at instanceof HTMLSelectElement;
      const labels = isField ? [...(at.labels ?? [])].map(label => label.textContent ?? '') : [];
      return {
        tag: at.tagName.toLowerCase(),
        role: at.getAttribute('role') ?? (at instanceof HTMLInputElement ? at.type : ''),
        // screens keep short words on a line with spaces that do not break
        name: (at.getAttribute('aria-label') ?? (labels.join(' ') || (at.textContent ?? '')))
          .replaceAll('\u00A0', ' ')
          .trim(),
        data: { ...(at as HTMLElement).dataset },
      };
    });

  async function arriveAt(is: (focused: Focused) => boolean, what: string): Promise<void> {
    const since = Date.now();
    for (;;) {
      const now = await focused();
      if (is(now)) return;
      if (Date.now() - since > SOON)
        throw new Error(`the focus was to come to ${what}, and is at ${JSON.stringify(now)}`);
      await page.waitForTimeout(20);
    }
  }

  return {
    focused,
    arriveAt,
    async press(key) {
      await page.keyboard.press(key);
    },
    async tabTo(is, what) {
      const seen: string[] = [];
      for (let stop = 0; stop < STOPS; stop++) {
        const now = await focused();
        if (is(now)) return;
        seen.push(`${now.tag} "${now.name.slice(0, 40)}"`);
        await page.keyboard.press('Tab');
      }
      throw new Error(`the tab key does not lead to ${what}, only to ${[...new Set(seen)].join(', ')}`);
    },
  };
}
