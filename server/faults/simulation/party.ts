import { type Chance, quickChance } from '#kernel';
import { titleNamed } from '#shelf';
import { claimSeat } from '../../../tables/commands.ts';
import { isRefused } from '../../../tables/decision.ts';
import { makeTable } from '../../../tables/new-tables.ts';
import type { Doc } from '../../../tables/protocol.ts';
import type { TableService } from '../../../tables/service.ts';
import type { Guest } from '../../../tables/store.ts';
import { someAction } from './choices.ts';
import { openClient, type SimulatedClient } from './simulated-client.ts';
import { around, isLikely, type World } from './world.ts';
import { START } from './virtual-time.ts';

/** The people of a table, and how they play. */
export interface PartyPlan {
  readonly name: string;
  readonly form: object;
  readonly people: number;
  readonly watchers: number;
  /** The usual time between two acts of a person, in milliseconds. */
  readonly pace: number;
}

/** People who play one match after the other, at one table after the other. */
export interface Party {
  readonly name: string;
  /** The current table; null: none was opened yet. */
  readonly table: string | null;
  readonly clients: readonly SimulatedClient[];
  readonly matches: number;
  /** From now on they only answer requests. */
  calmDown(): void;
}

const REQUEST_TIMEOUT = 6_000;

/** Asks any server that can be reached; undefined: no answer came. */
export function request<Answer>(
  world: World,
  act: (service: TableService) => Promise<Answer>,
  answered: (answer: Answer | undefined) => void,
): void {
  const { scheduler } = world;
  const server = world.chance.pick(world.servers);
  let isDone = false;
  const done = (answer: Answer | undefined): void => {
    if (isDone) return;
    isDone = true;
    answered(answer);
  };
  scheduler.after(REQUEST_TIMEOUT, null, () => done(undefined));
  scheduler.after(around(world, world.trouble.network), server.actor, () => {
    const { service, isListening } = server;
    if (!service || !isListening) return;
    const reply = (answer: Answer): void => {
      scheduler.after(around(world, world.trouble.network), null, () => done(answer));
    };
    act(service).then(reply, () => {});
  });
}

export function newGuest(world: World, id: string): Guest {
  const guest = { id, name: id, madeAt: START };
  world.database.guests.set(id, { guest, hash: id, seenAt: START });
  return guest;
}

export function openParty(world: World, plan: PartyPlan): Party {
  const { scheduler } = world;
  const chance = quickChance(world.chance.below(2 ** 31));
  const guests = Array.from({ length: plan.people + plan.watchers }, (_, at) => newGuest(world, `${plan.name}${at}`));
  let table: string | null = null;
  let clients: SimulatedClient[] = [];
  let matches = 0;
  let devices = 0;
  let isCalm = false;

  function open(): void {
    const [host] = guests;
    if (!host) return;
    request(
      world,
      service => makeTable(service, host, plan.form),
      made => {
        if (made && !isRefused(made)) return moveTo(made.table.id);
        if (made) world.blame(`no table: ${JSON.stringify(made)}`);
        scheduler.after(1_000, null, open);
      },
    );
  }

  function moveTo(next: string): void {
    for (const client of clients) client.end();
    table = next;
    matches += 1;
    world.note('table', `${plan.name} ${next}`);
    clients = guests.map(guest => openClient(world, { guest, table: next }));
    for (const seat of clients.keys()) planAct(seat, next);
  }

  function planAct(place: number, at: string): void {
    scheduler.after(plan.pace * (0.3 + chance.below(1400) / 1000), null, () => {
      if (table !== at) return;
      const client = clients[place];
      if (client) live(client, place);
      if (table === at) planAct(place, at);
    });
  }

  function live(client: SimulatedClient, place: number): void {
    const { doc } = client;
    if (!doc || client.pending > 2) return;
    if (doc.table.next !== null) return moveTo(doc.table.next);
    if (isCalm && doc.table.phase !== 'playing') return;
    if (!client.isIn) {
      // impatient people click before the connection is back
      if (!isCalm && chance.below(4) === 0) client.send({ do: 'say', to: 'table', text: `hello ${chance.below(100)}` });
      return;
    }
    if (place >= plan.people) return watch(client, doc);
    if (doc.table.phase === 'gathering') gather(client, doc, place);
    else if (doc.table.phase === 'playing') play(client, doc, place);
    else if (place === 0) goOn(client, doc);
  }

  function watch(client: SimulatedClient, doc: Doc): void {
    if (isCalm || chance.below(3) > 0) return;
    if (chance.below(8) === 0) return client.pause(chance.below(20_000));
    client.send({ do: 'say', to: chance.below(3) === 0 ? 'table' : 'watchers', text: `ha ${doc.table.phase}` });
  }

  function gather(client: SimulatedClient, doc: Doc, place: number): void {
    const { seats } = doc.table;
    const free = seats.findIndex(seat => !seat);
    const { seat } = doc.you;
    if (seat === null) {
      const own = seats[place] === null ? place : free;
      if (own >= 0) client.send({ do: 'sit', seat: own, word: `word ${chance.below(1000)}` });
      return;
    }
    if (chance.below(25) === 0) return client.send({ do: 'stand' });
    if (!seats[seat]?.ready) return client.send({ do: 'ready', ready: true });
    if (doc.you.guest !== doc.table.host) {
      if (doc.table.hostAway !== null && chance.below(3) === 0) client.send({ do: 'takeHost' });
      return;
    }
    const taken = seats.filter(one => one?.guest).length;
    if (taken < plan.people && chance.below(12) > 0) return;
    if (free >= 0) return client.send({ do: 'seatBot', seat: free, bot: 'random' });
    client.send({ do: 'start' });
  }

  function play(client: SimulatedClient, doc: Doc, place: number): void {
    const { asking, paused, seats } = doc.table;
    const { seat } = doc.you;
    if (seat === null) return;
    if (asking && asking.waitingFor.includes(seat))
      return client.send({ do: chance.below(3) > 0 ? 'agree' : 'decline', asked: asking.asked });
    if (paused !== null) return chance.below(2) === 0 ? client.send({ do: 'resume' }) : undefined;
    if (seats[seat]?.standIn) return client.send({ do: 'takeBack' });
    if (!isCalm && distraction(client, doc, place)) return;
    const absent = seats.findIndex(one => one?.guest && one.away !== null && !one.standIn);
    if (absent >= 0 && absent !== seat && chance.below(4) === 0)
      return client.send({ do: 'standIn', seat: absent, bot: 'random' });
    const action = actionFor(doc, chance);
    if (action) client.send({ do: 'move', action, based: client.n });
  }

  /** What people do at times instead of moving. */
  function distraction(client: SimulatedClient, doc: Doc, place: number): boolean {
    switch (chance.below(60)) {
      case 0:
      case 1:
      case 2:
        client.send({ do: 'undo', based: client.n });
        return true;
      case 3:
        client.send({ do: 'pause' });
        return true;
      case 4:
        client.send({ do: 'leave' });
        client.pause(2_000 + chance.below(40_000));
        return true;
      case 5:
      case 6:
        client.pause(chance.below(30_000));
        return true;
      case 7:
        client.lose();
        return true;
      case 8:
      case 9:
      case 10:
        client.send({ do: 'say', to: 'table', text: `line ${chance.below(1000)}` });
        return false;
      case 11:
        if (doc.you.seat !== null && plan.people > 1) handOn(client, place);
        return true;
      case 12:
        // all of them get up and begin at another table
        if (place === 0 && chance.below(3) === 0) {
          world.note('abandon', client.table);
          open();
        }
        return false;
      case 13:
        client.send({ do: 'move', action: { type: 'cheat' }, based: client.n });
        return true;
      default:
        return false;
    }
  }

  /** Moves the seat to another device. */
  function handOn(client: SimulatedClient, place: number): void {
    client.send({ do: 'pass' }, answer => {
      if (answer.type !== 'done' || answer.pass === undefined || table !== client.table) return;
      const { pass } = answer;
      const device = newGuest(world, `${plan.name}${place}.${(devices += 1)}`);
      const use = (): void =>
        request(
          world,
          service => claimSeat(service, client.table, device, pass),
          refused => {
            if (table !== client.table || clients[place] !== client) return;
            // a lost answer: the new device finds out by coming
            if (refused && refused.because !== 'alreadySeated') return;
            client.end();
            guests[place] = device;
            clients[place] = openClient(world, { guest: device, table: client.table });
            world.note('claimed', device.id);
          },
        );
      use();
    });
  }

  function goOn(client: SimulatedClient, doc: Doc): void {
    if (doc.table.phase === 'closed' || doc.you.seat === null) {
      if (table === client.table && isLikely(world, 50)) open();
      return;
    }
    if (client.pending === 0) client.send({ do: 'rematch' });
  }

  open();
  return {
    name: plan.name,
    get table() {
      return table;
    },
    get clients() {
      return clients;
    },
    get matches() {
      return matches;
    },
    calmDown() {
      isCalm = true;
    },
  };
}

function actionFor(doc: Doc, chance: Chance): { type: string } | undefined {
  const game = titleNamed(doc.table.form.title)?.game;
  if (!game || !doc.view) return undefined;
  const { seat } = doc.you;
  const isAwaited = seat !== null && doc.awaited.includes(seat);
  return isAwaited || chance.below(6) === 0 ? someAction(game, doc.view, chance) : undefined;
}
