import type { ScreenProps, SharedProps, WebMessages } from '#screen';
import type { Messages } from '../text/messages.ts';

/** What the board can say: the messages of the game, and those of every page. */
export interface BoardMessages extends Messages, WebMessages {}

export type BoardProps = ScreenProps<BoardMessages>;
export type SharedBoardProps = SharedProps<BoardMessages>;
