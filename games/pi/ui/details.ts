// The detail panels of the dock, in one chunk.

export { AnswerPanel } from './answer.tsx';
export { CardDetail } from './card-detail.tsx';
export { PlaceDetail } from './place-detail.tsx';
