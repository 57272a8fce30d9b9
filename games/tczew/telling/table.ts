import type { TableTelling } from '#telling';
import type { Action, Event, View } from '../rules/state.ts';
import { tellEvent } from './events.ts';
import { logEvent } from './log.ts';
import { tellBlank, tellChoice, tellOffer } from './offers.ts';
import { tellOption, tellSetting } from './options.ts';
import { tellRule } from './refusals.ts';

/** Zbudujmy Tczew in words, as far as a screen says them. */
export const tczewTableTelling: TableTelling<View, Action, Event> = {
  event: tellEvent,
  log: logEvent,
  offer: tellOffer,
  blank: tellBlank,
  choice: tellChoice,
  rule: tellRule,
  option: tellOption,
  setting: tellSetting,
};
