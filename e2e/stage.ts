import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Guest, Habits } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import type { Sight } from './sight.ts';
import { setTheStage, showTo, type Stage } from './sights.ts';

/** For the tests of one file, or one group of them: a parlour with tables in every state there is to see. */
export function onStage(site?: string) {
  let parlour: Parlour;
  let stage: Stage;
  beforeAll(async () => {
    parlour = await openParlour({}, site);
    stage = await setTheStage(parlour.url);
  });
  afterEach(test => parlour.seeOff(test));
  afterAll(async () => {
    await stage.leave();
    await parlour.end();
  });
  return {
    invite: (name: string, habits: Habits): Promise<Guest> => parlour.invite(name, habits),
    show: (guest: Guest, sight: Sight<Stage>): Promise<void> => showTo(guest, stage, sight),
  };
}
