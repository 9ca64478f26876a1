/** What of a note a card is made of; the forms that cards of the bench are counted by. */
export const cardSources = [
  'pair',
  'definition',
  'genus',
  'called',
  'acronym',
  'date',
  'steps',
  'list',
  'table',
  'bold',
  'cloze',
  'comparison',
  'cause',
  'number',
] as const;

/** One of these. */
export type CardSource = (typeof cardSources)[number];

/** A card as it is proposed to a student, before it is stored. */
export interface CardDraft {
  kind: 'basic' | 'cloze';
  /** Markdown; of a cloze card its text with the gaps, as `cloze.ts` reads them. */
  front: string;
  /** Markdown; empty for a cloze card. */
  back: string;
  source: CardSource;
  /** 1-based. */
  page: number;
  section: string | null;
  /** An exact substring of the text of its page. */
  quote: string;
}
