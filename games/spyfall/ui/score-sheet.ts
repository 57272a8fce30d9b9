// In a file of its own, so that it is fetched when a round is over.

export { ScoreSheet } from '#kit';
