/** The class of everything in the look of Spyfall. */
export const THEME_CLASS = 'look-dossier';
