/** The CSS class of Spyfall's theme. */
export const THEME_CLASS = 'look-dossier';
