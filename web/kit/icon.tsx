import type { Component } from 'solid-js';
import css from './icon.module.css';

/** Stroke paths, 2 units wide, in a 24 × 24 view box. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  book: 'M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0 0 4h14M4 5v16',
  bot: 'M5 9h14v10H5zM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2M9 13v2M15 13v2M2 13v3M22 13v3',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'M5 13l4.5 4.5L19 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v12H9zM15 9V3H4v12h5',
  device: 'M7 2h10v20H7zM11 18h2',
  down: 'M6 9l6 6 6-6',
  download: 'M12 3v12M7 11l5 5 5-5M4 20h16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  file: 'M6 2h8l5 5v15H6zM14 2v5h5',
  first: 'M18 5l-8 7 8 7zM6 5v14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  forward: 'M9 5l7 7-7 7',
  friends:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.7 4 2.5 4 5.5',
  hand: 'M8 13V5.5a1.5 1.5 0 0 1 3 0V11M11 11V4a1.5 1.5 0 0 1 3 0v7M14 11V5.5a1.5 1.5 0 0 1 3 0V14c0 5-2 8-6 8-3 0-4.6-1.5-6-4l-2.3-4.2a1.5 1.5 0 0 1 2.6-1.5L8 15',
  home: 'M3 11l9-8 9 8M5 9.5V21h5v-6h4v6h5V9.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.5v.1',
  last: 'M6 5l8 7-8 7zM18 5v14',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5',
  map: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  motion: 'M3 8h11M3 12h7M3 16h11M17 7l5 5-5 5',
  notebook: 'M6 3h13v18H6zM3 7h4M3 12h4M3 17h4M11 8h5M11 12h5',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 5-2.4M2 8.5a15 15 0 0 1 4.5-2.6M14 10.2a10 10 0 0 1 5 2.3M11 5a15 15 0 0 1 11 3.5M8.5 16a5 5 0 0 1 7 0M12 20v.1',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  pause: 'M8 5v14M16 5v14',
  person: 'M12 3a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
  play: 'M7 4l13 8-13 8z',
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM20 14v2M14 20h2M20 20v.1',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.5v.1',
  redo: 'M15 4l5 5-5 5M20 9H9a5 5 0 0 0 0 10h5',
  reload: 'M20 5v5h-5M20 10a8.5 8.5 0 1 0 .5 4',
  remark: 'M4 5h16v11H10l-5 4v-4H4zM12 8v2.5M12 13v.1',
  replay: 'M4 5v5h5M4 10a8.5 8.5 0 1 1-.5 4M11 8.5v5l4 2',
  scales: 'M12 3v18M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  silent: 'M4 9h4l5-4v14l-5-4H4zM17 9.5l5 5M22 9.5l-5 5',
  sound: 'M4 9h4l5-4v14l-5-4H4zM17 9a4 4 0 0 1 0 6M19.5 6a8 8 0 0 1 0 12',
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 12h.1',
  text: 'M4 7V4h16v3M12 4v16M8 20h8',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  undo: 'M9 4L4 9l5 5M4 9h11a5 5 0 0 1 0 10h-5',
  up: 'M6 15l6-6 6 6',
  warning: 'M12 3l10 18H2zM12 10v5M12 18v.1',
} as const;

/** The names of the icons. */
export type IconName = keyof typeof PATHS;

export const isIconName = (name: string): name is IconName => Object.hasOwn(PATHS, name);

/** A decorative icon, as high as the text. */
export const Icon: Component<{ name: IconName }> = props => (
  <svg class={css['icon']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[props.name]} />
  </svg>
);
