export { moveButtonFor } from './move-button.tsx';
export { type AnyDesk, createAnyDesk, deskContext, type RuleReference } from './desk.ts';
