import { settings } from './settings.ts';

/** One tone: how high, from when, for how long, in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
}

const TONES = {
  /** A glass touched twice: it is your turn. */
  turn: [
    { pitch: 659, at: 0, lasts: 0.35 },
    { pitch: 988, at: 0.13, lasts: 0.6 },
  ],
  /** A piece put down. */
  event: [{ pitch: 392, at: 0, lasts: 0.16 }],
  /** Something was refused. */
  error: [
    { pitch: 233, at: 0, lasts: 0.18 },
    { pitch: 196, at: 0.15, lasts: 0.3 },
  ],
  won: [
    { pitch: 523, at: 0, lasts: 0.3 },
    { pitch: 659, at: 0.12, lasts: 0.3 },
    { pitch: 784, at: 0.24, lasts: 0.3 },
    { pitch: 1047, at: 0.36, lasts: 0.9 },
  ],
} satisfies Record<string, readonly Tone[]>;

type Sound = keyof typeof TONES;

export const SOUNDS: readonly Sound[] = ['turn', 'event', 'error', 'won'];

const LOUDNESS = 0.16;

let context: AudioContext | undefined;

/** Lets a sound be heard, if this player wants any. */
export function sound(name: Sound): void {
  if (settings().sounds) void preview(name);
}

/** Lets a sound be heard by whoever asks how it sounds. */
export async function preview(name: Sound): Promise<void> {
  context ??= new AudioContext();
  // browsers are silent until the page has been touched
  if (context.state === 'suspended') await context.resume();
  for (const tone of TONES[name]) strike(context, tone);
}

/** Struck, and left to ring: a tone and a fainter one an octave above it. */
function strike(audio: AudioContext, { pitch, at, lasts }: Tone): void {
  const from = audio.currentTime + at;
  const loudness = audio.createGain();
  loudness.connect(audio.destination);
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + lasts);
  for (const [times, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const tone = audio.createOscillator();
    const part = audio.createGain();
    tone.frequency.value = pitch * times;
    part.gain.value = share;
    tone.connect(part).connect(loudness);
    tone.start(from);
    tone.stop(from + lasts);
  }
}
