import { type AnyGame, fromHex, quickChance, seedFrom, start } from '#kernel';
import { titleNamed } from '#shelf';
import { isRefused } from '../../../tables/decision.ts';
import type { Entry } from '../../../tables/entry.ts';
import { makeTable } from '../../../tables/new-tables.ts';
import { dealtIn, type TwinStep, twinSteps, twinViewer } from '../twins.fixture.ts';
import { newGuest, type Party, request } from './party.ts';
import { openClient, type SimulatedClient } from './simulated-client.ts';
import type { World } from './world.ts';

/** The moves of both worlds: found in the first, made in both. */
export interface TwinScript {
  steps: readonly TwinStep[] | null; // null: not known yet
}

/** A table where a player and a spectator cannot know in which of two worlds they are. */
export interface TwinParty extends Party {
  /** Everything these two were sent. */
  readonly sent: readonly string[];
}

const SEATS = 3;
const FORM = { title: 'pi', seats: SEATS, options: { answers: 'auto' }, grows: false };
const MOST_MOVES = 30;

export const twinGame = (): AnyGame => {
  const game = titleNamed(FORM.title)?.game;
  if (!game) throw new Error('nothing to deal');
  return game;
};

export function openTwinParty(world: World, script: TwinScript): TwinParty {
  const { scheduler, database } = world;
  const chance = quickChance(world.chance.below(2 ** 31));
  const guests = ['Eve', 'Fay', 'Gus', 'Wes'].map(id => newGuest(world, id));
  const blind = new Set([0, SEATS]);
  const sent: string[] = [];
  let clients: SimulatedClient[] = [];
  let table: string | null = null;
  let made = 0;
  let isMoving = false;
  let isCalm = false;

  function open(): void {
    const [host] = guests;
    if (!host) return;
    request(
      world,
      service => makeTable(service, host, FORM),
      answer => {
        if (!answer || isRefused(answer)) return void scheduler.after(1_000, null, open);
        const { id } = answer.table;
        table = id;
        clients = guests.map((guest, place) =>
          openClient(world, {
            guest,
            table: id,
            ...(blind.has(place) && { keep: (text: string) => sent.push(`${guest.id} ${text}`) }),
          }),
        );
        for (const place of guests.keys()) act(place);
      },
    );
  }

  function act(place: number): void {
    scheduler.after(1_000 + chance.below(5_000), null, () => {
      const client = clients[place];
      if (client?.doc && client.isIn && client.pending === 0) live(client, place);
      act(place);
    });
  }

  function live(client: SimulatedClient, place: number): void {
    const { doc } = client;
    if (!doc) return;
    const whim = isCalm ? 99 : chance.below(30);
    if (whim === 0) return client.pause(chance.below(15_000));
    if (whim === 1) return client.send({ do: 'say', to: 'table', text: `line ${chance.below(1000)}` });
    if (whim < 4 && blind.has(place))
      return client.send({ do: 'move', action: { type: chance.pick(['peek', 'cheat']) }, based: client.n });
    if (place >= SEATS) return;
    const { seat } = doc.you;
    if (doc.table.phase === 'gathering') {
      if (seat === null) client.send({ do: 'sit', seat: place, word: `word of ${place}` });
      else if (!doc.table.seats[seat]?.ready) client.send({ do: 'ready', ready: true });
      else if (place === 0) client.send({ do: 'start' });
      return;
    }
    if (doc.table.phase !== 'playing') return;
    script.steps ??= scriptFor(doc.table.id);
    const step = script.steps[made];
    if (!step || step.by !== place || isMoving) return;
    isMoving = true;
    client.send({ do: 'move', action: step.action, based: client.n }, answer => {
      isMoving = false;
      if (answer.type !== 'refused') made += 1;
    });
  }

  function scriptFor(id: string): TwinStep[] {
    const log = database.byId.get(id)?.lanes.table.map(body => JSON.parse(body) as Entry) ?? [];
    const opened = log.find(entry => entry.kind === 'opened');
    const secret = fromHex(opened?.kind === 'opened' ? opened.secret : '', 32);
    const title = titleNamed(FORM.title);
    if (!secret || !title || opened?.kind !== 'opened') throw new Error(`table ${id} cannot be dealt`);
    const words = Array.from({ length: SEATS }, (_, at) => `word of ${at}`);
    const dealt = ([0, 1] as const).map(twin =>
      start({
        game: dealtIn(twin, title.game),
        options: { ...opened.form.options, ...title.fixed },
        seats: SEATS,
        seed: seedFrom(secret, words),
      }),
    );
    return twinSteps(dealt, { viewer: twinViewer(SEATS), most: MOST_MOVES, seed: world.seed });
  }

  open();
  return {
    name: 'Eve',
    get table() {
      return table;
    },
    get clients() {
      return clients;
    },
    matches: 1,
    sent,
    calmDown() {
      isCalm = true;
    },
  };
}
