import type { TableTelling } from '#telling';
import type { Action, Event, View } from '../rules/state.ts';
import { tellEvent } from './events.ts';
import { logEvent } from './log.ts';
import { tellBlank, tellChoice, tellOffer, tellOption, tellRule, tellSetting } from './offers.ts';

/** Alcatraz in words, as far as a screen says them. */
export const alcatrazTableTelling: TableTelling<View, Action, Event> = {
  event: tellEvent,
  log: logEvent,
  offer: tellOffer,
  blank: tellBlank,
  choice: tellChoice,
  rule: tellRule,
  option: tellOption,
  setting: tellSetting,
};
