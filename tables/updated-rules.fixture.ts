import { type AnyGame, oneOf } from '#kernel';
import { ALL_VERSIONS, SHELF, type Title, titleNamed } from '#shelf';

/** Newer rules of P.I.: cards are dealt in another order, markers stay where they are, and an option has fewer values. */
const newer = (game: AnyGame): AnyGame => ({
  ...game,
  version: game.version + 1,
  options: { ...game.options, notebook: { blank: oneOf([0, 1]), usual: 0 } },
  setup(options, seats, table) {
    table.below(6);
    return game.setup(options, seats, table);
  },
  offers: view => game.offers(view).filter(({ type }) => type !== 'unassign'),
});

/** Updates the rules of P.I. in this program, and keeps the old ones or not; returns a function that restores it. */
export function updateRules({ keeps }: { readonly keeps: boolean }): () => void {
  const old = titleNamed('pi');
  if (!old) throw new Error('there is no P.I.');
  const title: Title = { ...old, game: newer(old.game) };
  const before = [SHELF, ALL_VERSIONS].map(titles => ({ titles: titles as Title[], held: [...titles] }));
  for (const { titles } of before) titles.splice(titles.indexOf(old), 1, title);
  if (keeps) (ALL_VERSIONS as Title[]).push(old);
  return () => {
    for (const { titles, held } of before) titles.splice(0, Infinity, ...held);
  };
}
