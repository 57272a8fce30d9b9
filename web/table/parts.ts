import { part } from '#kit';

// Parts of a table that its first screen does not show. They need a Suspense and a boundary of their own.

export const Chat = part(async () => (await import('./chat.tsx')).Chat);
export const EndScreen = part(async () => (await import('./end-screen.tsx')).EndScreen);
export const JoinLate = part(async () => (await import('./join-late.tsx')).JoinLate);
export const Notices = part(async () => (await import('./asking.tsx')).Notices);
export const Options = part(async () => (await import('./options.tsx')).Options);
export const Moves = part(async () => (await import('./moves.tsx')).Moves);
export const OtherDevice = part(async () => (await import('./other-device.tsx')).OtherDevice);
