// Everything the dock shows of something picked up, in one file.

export { AnswerPanel } from './answer.tsx';
export { CardDetail } from './card-detail.tsx';
export { PlaceDetail } from './place-detail.tsx';
