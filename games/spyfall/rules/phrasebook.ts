import phrases from './data/phrases.json' with { type: 'json' };

/** A question of the phrasebook, and its answers. The texts are in the catalogues. */
export interface Phrase {
  readonly id: string;
  /** Its subject. */
  readonly theme: string;
  /** Plain, hedged and evasive answers, in order of display. */
  readonly answers: readonly string[];
}

/** Every question, in the order of the book. */
export const PHRASES: readonly Phrase[] = phrases;
export const QUESTIONS: readonly string[] = phrases.map(({ id }) => id);

/** The remarks about another player: four kinds, each in a cautious, a bold and a joking wording. */
export const REMARK_KINDS = ['doubt', 'suspect', 'agree', 'defend'] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];
export type Wording = 1 | 2 | 3;
export const remarkOf = (kind: RemarkKind, wording: Wording): string => `${kind}-${wording}`;
export const REMARKS: readonly string[] = REMARK_KINDS.flatMap(kind =>
  ([1, 2, 3] as const).map(wording => remarkOf(kind, wording)),
);

/** Undefined: the phrasebook has no such remark. */
export const kindOfRemark = (remark: string): RemarkKind | undefined =>
  REMARK_KINDS.find(kind => remark.startsWith(`${kind}-`));

const ANSWERS: ReadonlyMap<string, readonly string[]> = new Map(phrases.map(({ id, answers }) => [id, answers]));

/** The answers to a question; none to one that is not in the book. */
export const answersTo = (question: string): readonly string[] => ANSWERS.get(question) ?? [];
