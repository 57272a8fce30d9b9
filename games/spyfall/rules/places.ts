import places from './data/places.json' with { type: 'json' };

/** The code of a place: two digits, so that all have the same length. */
export type Place = string;
/** The code of a role at its place: one digit. */
export type Role = string;

/** All thirty, in the order of the list (SPY-1.1). */
export const PLACES: readonly Place[] = places.map((_, number) => String(number).padStart(2, '0'));
/** The seven roles of every place. */
export const ROLES: readonly Role[] = ['0', '1', '2', '3', '4', '5', '6'];

/** The id of a place, used by catalogues, pictures and bots. */
export const idOfPlace = (place: Place): string => packOf(place).id;

/** The id of a role at its place. */
export function idOfRole(place: Place, role: Role): string {
  const id = packOf(place).roles[ROLES.indexOf(role)];
  if (id === undefined) throw new Error(`there is no role ${role} at place ${place}`);
  return id;
}

function packOf(place: Place): (typeof places)[number] {
  const pack = places[PLACES.indexOf(place)];
  if (!pack) throw new Error(`there is no place ${place}`);
  return pack;
}
