import { type AnyBot, type AnyMatch, awaited, type BySeat, type Chance, heard, play, type Reply, type Seat } from '#kernel';

/** What each seat has heard since its bot was last asked. */
export type Ears = BySeat<object[]>;

/** Ears that have heard the deal. */
export const earsAt = (match: AnyMatch): Ears => Array.from({ length: match.seats }, (_, seat) => heard(match.told, seat));

/** Everybody hears what the last move told. */
export function listen(ears: Ears, match: AnyMatch): void {
  ears.forEach((ear, seat) => ear.push(...heard(match.told, seat)));
}

/** Asks the bot of a seat the table waits for, and plays what it says. */
export function letBotMove(match: AnyMatch, seat: Seat, bot: AnyBot, ears: Ears, chance: Chance): Reply<{ type: string }, object> {
  const view = match.game.view(match.state, seat);
  const action = bot.decide({ seat, view, offers: match.game.offers(view), heard: ears[seat] ?? [] }, chance);
  if (action === null) throw new Error(`the table waits for seat ${seat}, and its bot would rather wait too`);
  ears[seat] = [];
  const reply = play(match, seat, action, match.moves.length + 1);
  if (!reply.ok) throw new Error(`the bot of seat ${seat} played what it was not offered: ${JSON.stringify(action)}`);
  listen(ears, match);
  return reply;
}

/** Lets bots play a match to its end. */
export function playOut(match: AnyMatch, bots: BySeat<AnyBot>, chance: Chance, watch: (reply: Reply<{ type: string }, object>, seat: Seat) => void = () => {}): void {
  const ears = earsAt(match);
  for (;;) {
    const [seat] = awaited(match);
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || !bot) return;
    watch(letBotMove(match, seat, bot, ears, chance), seat);
  }
}
