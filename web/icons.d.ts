/** One drawing of the game-icons by its name, as the inside of an SVG of 512 by 512. The build takes it out of the set. */
declare module '@iconify-json/game-icons/icons.json?icon=*' {
  const body: string;
  export default body;
}
