import { lazyPart } from '#kit';

// Parts of a table that its first screen does not show. They need a Suspense and a boundary of their own.

export const Chat = lazyPart(async () => (await import('./chat.tsx')).Chat);
export const EndScreen = lazyPart(async () => (await import('./end-screen.tsx')).EndScreen);
export const JoinLate = lazyPart(async () => (await import('./join-late.tsx')).JoinLate);
export const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices);
export const Options = lazyPart(async () => (await import('./options.tsx')).Options);
export const Moves = lazyPart(async () => (await import('./moves.tsx')).Moves);
export const OtherDevice = lazyPart(async () => (await import('./other-device.tsx')).OtherDevice);
