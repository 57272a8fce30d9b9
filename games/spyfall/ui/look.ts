/** The class of everything in the look of Spyfall. */
export const LOOK = 'look-dossier';
