import type { Component } from 'solid-js';
import { type DeedProps, Deed as DeedAt } from '#kit';
import type { Action } from '../rules/state.ts';
import { useDesk } from './desk.ts';

/** A move that can be made, or why it cannot. */
export const Deed: Component<DeedProps<Action>> = props => <DeedAt at={useDesk()} {...props} />;
