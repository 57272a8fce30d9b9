import type { NoteStore } from '#screen';
import type { Line, CheckedLineOf } from '#telling';
import type { Place } from '../../rules/edition.ts';
import type { Action, View } from '../../rules/state.ts';
import type { BoardMessages } from '../props.ts';
import type { MapOverlay } from './overlay.ts';

/** What the table hands to `<Notebook>`. How much help there is follows from the table's options, in the view. */
export interface NotebookProps {
  /** What my seat sees; the audience has no notebook, and sees nothing here. */
  readonly view: View;
  /** Where my marks lie: on this device, and nowhere else. Undefined: nothing can be marked, only what is known is shown. */
  readonly notes: NoteStore | undefined;
  /** A line as a sentence, in the language of the screen. */
  say<const Said extends Line>(line: CheckedLineOf<BoardMessages, Said>): string;
  /** Called with the places to light on the map, and with null when none are. Without it, there is no switch for it. */
  onOverlay?(overlay: MapOverlay | null): void;
  /** Called with places to point out on the map while an entry is looked at, and with none afterwards. */
  onPoint?(places: readonly Place[]): void;
  /** Called when I take up a suggested free move: whoever mounts the notebook plays it. Without it, none is suggested. */
  onSuggested?(action: Extract<Action, { type: 'assign' | 'unassign' }>): void;
}
