import { lazyPart } from '#kit';

// Parts that are fetched some seconds after the table is shown, or when they are needed.

export const Caption = lazyPart(async () => (await import('./caption.tsx')).Caption);
export const SinceNotice = lazyPart(async () => (await import('./since-notice.tsx')).SinceNotice);
export const TimeUpNotice = lazyPart(async () => (await import('./time-up-notice.tsx')).TimeUpNotice);

/** The answers to keys on the plan. */
export const loadAnswers = async () => import('./queries.ts');
