export { Notebook } from './notebook.tsx';
export type { MapOverlay } from './overlay.ts';
export type { NotebookProps } from './props.ts';
