/** The class of everything in the look of Alcatraz. */
export const LOOK = 'look-alcatraz';
