import type { TableTelling } from '#telling';
import type { Action, Event, View } from '../rules/state.ts';
import { tellEvent } from './events.ts';
import { logEvent } from './log.ts';
import { tellBlank, tellChoice, tellOffer, tellOption, tellRule, tellSetting } from './offers.ts';

/** The part of the telling that a screen needs. */
export const spyfallTableTelling: TableTelling<View, Action, Event> = {
  event: tellEvent,
  // cards are hidden, also in a log
  isSilent: ({ type }) => type === 'cardDealt',
  log: logEvent,
  offer: tellOffer,
  blank: tellBlank,
  choice: tellChoice,
  rule: tellRule,
  option: tellOption,
  setting: tellSetting,
};
