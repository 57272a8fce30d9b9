import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Guest, Habits } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import type { Sight } from './sight.ts';

/** For the tests of one file, or one group of them: a server with tables in the states that are looked at. */
export function onStage<Stage extends { leave(): Promise<void> }>(
  setStage: (server: string) => Promise<Stage>,
  site?: string,
) {
  let parlour: Parlour;
  let stage: Stage;
  beforeAll(async () => {
    parlour = await openParlour({}, site);
    stage = await setStage(parlour.url);
  });
  afterEach(test => parlour.seeOff(test));
  afterAll(async () => {
    await stage.leave();
    await parlour.end();
  });
  return {
    invite: (name: string, habits: Habits): Promise<Guest> => parlour.invite(name, habits),
    /** Brings somebody before a state of a page, as a player who can see it. */
    async show(guest: Guest, sight: Sight<Stage>): Promise<void> {
      await guest.context.setOffline(false);
      guest.expectNothing();
      await guest.context.clearCookies();
      const token = sight.as?.(stage);
      if (token !== undefined) await guest.context.addCookies([{ name: 'parlour', value: token, url: parlour.url }]);
      await sight.show(guest, stage);
    },
  };
}
