import type { NoteStore } from '#screen';
import type { Line, CheckedLineOf } from '#telling';
import type { Place } from '../../rules/edition.ts';
import type { Action, View } from '../../rules/state.ts';
import type { BoardMessages } from '../props.ts';
import type { MapOverlay } from './overlay.ts';

/** The props of the notebook. The help level is in the options of the view. */
export interface NotebookProps {
  /** What my seat sees; the audience has no notebook, and sees nothing here. */
  readonly view: View;
  /** The store of my marks on this device. Undefined: no marks, only automatic notes. */
  readonly notes: NoteStore | undefined;
  /** A line as a sentence, in the language of the screen. */
  say<const Said extends Line>(line: CheckedLineOf<BoardMessages, Said>): string;
  /** Called with the places to light on the map, and with null when none are. Without it, there is no switch for it. */
  onOverlay?(overlay: MapOverlay | null): void;
  /** Called with places to point out on the map while an entry is looked at, and with none afterwards. */
  onPoint?(places: readonly Place[]): void;
  /** Called when a suggested free move is accepted. Undefined: none are suggested. */
  onSuggested?(action: Extract<Action, { type: 'assign' | 'unassign' }>): void;
}
