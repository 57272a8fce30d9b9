import { lazyPart } from '#kit';

// Lazily loaded parts of a table. Each use needs its own Suspense and boundary.

export const Chat = lazyPart(async () => (await import('./chat.tsx')).Chat);
export const EndScreen = lazyPart(async () => (await import('./end-screen.tsx')).EndScreen);
export const Help = lazyPart(async () => (await import('./help.tsx')).Help);
export const JoinLate = lazyPart(async () => (await import('./join-late.tsx')).JoinLate);
export const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices);
export const TableOptions = lazyPart(async () => (await import('./options.tsx')).TableOptions);
export const Moves = lazyPart(async () => (await import('./moves.tsx')).Moves);
export const OtherDevice = lazyPart(async () => (await import('./other-device.tsx')).OtherDevice);
