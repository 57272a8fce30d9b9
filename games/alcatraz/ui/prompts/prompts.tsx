import type { Component } from 'solid-js';
import type { PartProps } from '../desk.ts';
import { NamingPanel } from '../votes/naming-panel.tsx';
import { BlackmailAnswer } from './blackmail-answer.tsx';
import { WardenChoice } from './warden-choice.tsx';

/** What somebody has to decide before the match goes on; each shows itself when it is due. */
export const Prompts: Component<PartProps> = props => (
  <>
    <WardenChoice props={props.props} desk={props.desk} />
    <BlackmailAnswer props={props.props} desk={props.desk} />
    <NamingPanel props={props.props} desk={props.desk} />
  </>
);
