export { moveButtonFor } from './move-button.tsx';
export { type AnyDesk, createAnyDesk, deskContext, type Written } from './desk.ts';
