import { settings } from './settings.ts';

/** One tone: pitch in Hz, start and length in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
}

const TONES = {
  /** Two notes: it is your turn. */
  turn: [
    { pitch: 659, at: 0, lasts: 0.35 },
    { pitch: 988, at: 0.13, lasts: 0.6 },
  ],
  /** A piece put down. */
  move: [{ pitch: 392, at: 0, lasts: 0.16 }],
  right: [
    { pitch: 587, at: 0, lasts: 0.25 },
    { pitch: 880, at: 0.1, lasts: 0.5 },
  ],
  wrong: [
    { pitch: 233, at: 0, lasts: 0.18 },
    { pitch: 196, at: 0.15, lasts: 0.3 },
  ],
  /** A knock on the table, twice. */
  vote: [
    { pitch: 147, at: 0, lasts: 0.12 },
    { pitch: 147, at: 0.16, lasts: 0.2 },
  ],
  /** A chapter or the match is over. */
  end: [
    { pitch: 523, at: 0, lasts: 0.3 },
    { pitch: 659, at: 0.12, lasts: 0.3 },
    { pitch: 784, at: 0.24, lasts: 0.3 },
    { pitch: 1047, at: 0.36, lasts: 0.9 },
  ],
} satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof TONES;

export const SOUNDS: readonly SoundName[] = ['turn', 'move', 'right', 'wrong', 'vote', 'end'];

const LOUDNESS = 0.16;
/** The same sound is not repeated within this time, ms. */
const SAME_SOUND_GAP = 250;
/** One short vibration, in milliseconds. */
const VIBRATION = 60;

/** The audio and vibration outputs. */
export interface SoundOutput {
  playTableSound(name: SoundName): void;
  vibrate(milliseconds: number): void;
}

export interface SoundPlayer {
  play(name: SoundName): void;
  /** For tables whose board plays no sounds itself. */
  playForTable(name: SoundName): void;
  /** A board plays its own sounds from now on, until the returned function is called. */
  addBoard(): () => void;
}

/** Plays sounds, if they are on. */
export function createSoundPlayer(output: SoundOutput, isOn: () => boolean): SoundPlayer {
  const playedAt = new Map<SoundName, number>();
  let boards = 0;

  function play(name: SoundName): void {
    if (!isOn()) return;
    const now = performance.now();
    if (now - (playedAt.get(name) ?? Number.NEGATIVE_INFINITY) < SAME_SOUND_GAP) return;
    playedAt.set(name, now);
    output.playTableSound(name);
    if (name === 'turn') output.vibrate(VIBRATION);
  }

  return {
    play,
    playForTable(name) {
      if (boards === 0) play(name);
    },
    addBoard() {
      boards += 1;
      return () => {
        boards -= 1;
      };
    },
  };
}

let context: AudioContext | undefined;

/** Browsers allow neither sounds nor vibration before the first interaction. */
const isAllowed = (): boolean => navigator.userActivation.hasBeenActive;

const player = createSoundPlayer(
  {
    playTableSound: name => {
      if (isAllowed()) void previewSound(name);
    },
    vibrate: milliseconds => {
      if (isAllowed() && 'vibrate' in navigator) navigator.vibrate(milliseconds);
    },
  },
  () => settings().sounds === true,
);

/** Plays a sound, unless the board plays its own. */
export const sound = (name: SoundName): void => player.playForTable(name);

/** A board plays its own sounds from now on, until the returned function is called. */
export const playOwnSounds = (): (() => void) => player.addBoard();

/** Plays the sound of a moment. */
export function playSoundOf({ sound: name }: { readonly sound?: SoundName }): void {
  if (name !== undefined) player.play(name);
}

/** Plays a sound regardless of the settings. */
export async function previewSound(name: SoundName): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  for (const tone of TONES[name]) strike(context, tone);
}

/** A tone that fades out, and a quieter one an octave higher. */
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
