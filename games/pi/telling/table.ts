import type { TableTelling } from '#telling';
import type { Action, Event, View } from '../rules/state.ts';
import { tellEvent } from './events.ts';
import { logEvent } from './log.ts';
import { tellBlank, tellChoice, tellOffer, tellOption, tellRule, tellSetting } from './offers.ts';

/** P.I. and 07 zgłoś się in words, as far as a screen says them. */
export const piTableTelling: TableTelling<View, Action, Event> = {
  event: tellEvent,
  // whose turn it is stands above the board; that it is the last one does not
  isSilent: event => event.type === 'turnStarted' && !event.lastChance,
  log: logEvent,
  offer: tellOffer,
  blank: tellBlank,
  choice: tellChoice,
  rule: tellRule,
  option: tellOption,
  setting: tellSetting,
};
