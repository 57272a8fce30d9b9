import './production.ts';
import { median, timesFaster } from './measure.ts';
import { aim, heading, round, say } from './report.ts';
import { compareSpeeds } from './speed.ts';
import { wireCost } from './wire.ts';

// Ratios come first: they hold on any machine. Rates are of this one, per second of CPU.

const IN_PLACE_AIM = 150;
const CHECKED_AIM = 15;

const { rates, matches, movesAMatch } = compareSpeeds(100);

heading(`Against boardgame.io 0.50: the same P.I., ${matches} random matches of 2 to 5 seats with the same choices`);
const inPlace = timesFaster(rates.inPlace, rates.peer);
aim('playing in place, as bots do, vs. its reducer', `${round(inPlace)} times`, {
  reached: inPlace >= IN_PLACE_AIM,
  wanted: `${IN_PLACE_AIM}`,
});
const checked = timesFaster(rates.checkedWithViews, rates.peerWithViews);
aim('checked play and a view for each, vs. reducer and playerView', `${round(checked, 1)} times`, {
  reached: checked >= CHECKED_AIM,
  wanted: `${CHECKED_AIM}`,
});

heading(
  `Moves per CPU second on this machine, Node ${process.versions.node}, median of ${rates.peer.length} rounds in turn`,
);
say('boardgame.io, reducer only', round(median(rates.peer)));
say('boardgame.io, and playerView for every seat and the audience', round(median(rates.peerWithViews)));
say('ours in place: apply, quick luck, a table that hears nothing', round(median(rates.inPlace)));
say('ours checked: ChaCha20, offers, record, and every view', round(median(rates.checkedWithViews)));
say(
  'moves in a match (boardgame.io, ours in place, ours checked)',
  Object.values(movesAMatch)
    .map(moves => round(moves))
    .join(', '),
);

const wire = wireCost(40);
heading('On the wire, bytes of JSON for one viewer and move');
say('what changed in the view', round(wire.change));
say('the whole view', `${round(wire.whole)}, ${round(wire.whole / wire.change)} times as much`);
