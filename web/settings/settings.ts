import { createEffect, createRoot, createSignal } from 'solid-js';
import { LANGUAGES, type Language } from '#text';
import { setStored, getStored } from '../browser-storage.ts';
import { preferredLanguage, setLanguage } from '../words/words.ts';

/** The settings of this device. */
export interface Settings {
  readonly language: Language | null; // null: the browser's language
  readonly theme: 'light' | 'dark' | 'system';
  /** Colours for colour-blind players. */
  readonly safeColours: boolean;
  readonly motion: 'full' | 'reduced' | 'system';
  readonly sounds: boolean | null; // null: not asked yet; no sounds
  /** How fast events follow each other at a table. */
  readonly pace: (typeof PACE_NAMES)[number];
  /** Per cent. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** Whether every move has to be confirmed. */
  readonly confirmMoves: boolean;
  /** Whether to notify the player on their turn while the page is hidden. */
  readonly notify: boolean;
}

export const TEXT_SIZES = [90, 100, 115, 130, 150] as const;
export const PACE_NAMES = ['slow', 'normal', 'fast', 'off'] as const;

/** What durations are multiplied by, for each pace of play. */
export const PACE_FACTORS: Readonly<Record<Settings['pace'], number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

const USUAL: Settings = {
  language: null,
  theme: 'system',
  safeColours: false,
  motion: 'system',
  sounds: null,
  pace: 'normal',
  textSize: 100,
  confirmMoves: true,
  notify: false,
};

const KEY = 'parlour.settings';

const MAY: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: [null, ...LANGUAGES],
  theme: ['light', 'dark', 'system'],
  safeColours: [false, true],
  motion: ['full', 'reduced', 'system'],
  sounds: [null, false, true],
  pace: PACE_NAMES,
  textSize: TEXT_SIZES,
  confirmMoves: [false, true],
  notify: [false, true],
};

/** Parses stored settings; invalid values get their default. */
export function readSettings(text: string | null): Settings {
  const kept = parsed(text);
  const entries = Object.entries(MAY).map(([name, may]): [string, unknown] => {
    const value = kept[name];
    const fits = (may as readonly unknown[]).includes(value);
    return [name, fits ? value : USUAL[name as keyof Settings]];
  });
  return Object.fromEntries(entries) as unknown as Settings;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {}; // invalid: defaults
  }
}

const [settings, setSettings] = createSignal(USUAL);
export { settings };

/** Changes and stores settings. */
export function changeSettings(changes: Partial<Settings>): void {
  setSettings(now => ({ ...now, ...changes }));
  setStored(KEY, JSON.stringify(settings()));
}

/** The chosen language, or the browser's. */
export const wantedLanguage = (): Language => settings().language ?? preferredLanguage();

/** Applies the settings; resolves when the messages are loaded. */
export async function applySettings(): Promise<void> {
  setSettings(readSettings(getStored(KEY)));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) setSettings(readSettings(newValue));
  });
  createRoot(() => {
    createEffect(() => {
      const { theme, safeColours, textSize, motion } = settings();
      const { dataset, style } = document.documentElement;
      dataset['theme'] = theme;
      dataset['colours'] = safeColours ? 'safe' : 'usual';
      dataset['motion'] = motion;
      style.fontSize = `${textSize}%`;
      style.setProperty('--text-size', String(textSize / 100));
    });
  });
  await setLanguage(wantedLanguage());
  createRoot(() => {
    createEffect<Language>(before => {
      const now = wantedLanguage();
      if (before !== now) void setLanguage(now);
      return now;
    }, wantedLanguage());
  });
}
