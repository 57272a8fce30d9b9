export { deedOn } from './deed.tsx';
export { type AnyDesk, createAnyDesk, deskContext, type Written } from './desk.ts';
export { followRoom, type Room } from './room.ts';
