import type { Component } from 'solid-js';
import { Icon } from '#kit';
import type { GameScreen } from '#screen';
import type { Reply, View } from '../rules/state.ts';
import { AccusationPiece, MarkerPiece } from './pieces.tsx';

type LogIcon = NonNullable<GameScreen['logIcons']>[string];

const editionOf = (view: object) => (view as View).open.options.edition;

/** A piece of an answer, in the colour of the player who asked. */
const reply =
  (marker: Reply): LogIcon =>
  props => <MarkerPiece seat={props.seat ?? 0} edition={editionOf(props.view)} marker={marker} sure="confirmed" />;

const Solved: LogIcon = props => (
  <MarkerPiece seat={props.seat ?? 0} edition={editionOf(props.view)} marker="disc" sure="solved" />
);
const Assumption: LogIcon = props => (
  <MarkerPiece seat={props.seat ?? 0} edition={editionOf(props.view)} marker="disc" sure="assigned" />
);
const Wrong: Component = () => <AccusationPiece />;
const Hand: Component = () => <Icon name="file" />;

/** The pictures of the log of P.I. */
export const logIcons: NonNullable<GameScreen['logIcons']> = {
  disc: reply('disc'),
  cube: reply('cube'),
  none: reply('none'),
  right: Solved,
  wrong: Wrong,
  assumption: Assumption,
  hand: Hand,
};
