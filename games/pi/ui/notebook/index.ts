export { Notebook } from './notebook.tsx';
export type { Overlay } from './overlay.ts';
export type { NotebookProps } from './props.ts';
