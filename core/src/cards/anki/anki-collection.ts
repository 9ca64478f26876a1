/** The content of an Anki collection as plain data, independent of the generation of its file. */

/** A deck, by the names of its levels. */
export interface AnkiDeck {
  id: number;
  /** The outermost level first. */
  path: string[];
  /** A temporary selection of cards; its cards name their home deck. */
  isFiltered: boolean;
}

/** A field of a note type. */
export interface AnkiField {
  name: string;
  /** The role in an image occlusion note, as Anki numbers it; null for other fields. */
  tag: number | null;
}

/** A template renders the two sides of one card. */
export interface AnkiTemplate {
  name: string;
  ordinal: number;
  question: string;
  answer: string;
}

export interface AnkiNoteType {
  id: number;
  name: string;
  isCloze: boolean;
  /** Anki's number of the stock type it was made from; 0 if unknown, 6 for image occlusion. */
  stockKind: number;
  fields: AnkiField[];
  templates: AnkiTemplate[];
}

export interface AnkiNote {
  id: number;
  /** The same in every collection that received this note. */
  guid: string;
  noteTypeId: number;
  /** Milliseconds since the epoch. */
  changedAt: number;
  tags: string[];
  /** HTML, in the order of the fields of the note type. */
  fields: string[];
}

/** 0 new, 1 learning, 2 review, 3 learning again. */
export type AnkiCardType = 0 | 1 | 2 | 3;

export interface AnkiCard {
  id: number;
  noteId: number;
  /** The home deck. */
  deckId: number;
  /** The template, or the number of the gap minus one. */
  ordinal: number;
  type: AnkiCardType;
  /** -1 suspended, -2 and -3 buried, 1 learning within a day, 3 learning over days. */
  queue: number;
  /** A position, seconds since the epoch or a day number; type and queue decide. */
  due: number;
  intervalDays: number;
  /** 2.5 by default; 0 for new cards. */
  ease: number;
  reps: number;
  lapses: number;
  /** The remaining steps of learning, including the current step; 0 if unknown. */
  stepsLeft: number;
  /** 0 for none. */
  flag: number;
  /** The strength of memory as FSRS has computed it; null if unknown. */
  memory: { stability: number; difficulty: number } | null;
  /** Milliseconds since the epoch; null if unknown. */
  lastReviewAt: number | null;
  /** YYYY-MM-DD, of a card that this product exported without its first reviews; null if unknown. */
  firstDay: string | null;
}

/** 0 learning, 1 review, 2 learning again, 3 in a filtered deck, 4 manual, 5 rescheduled. */
export type AnkiReviewType = 0 | 1 | 2 | 3 | 4 | 5;

export interface AnkiReview {
  cardId: number;
  /** Milliseconds since the epoch. */
  givenAt: number;
  /** 1 to 4; 0 for a change by hand. */
  grade: number;
  /** Days, or negative seconds. */
  interval: number;
  /** Thousandths; below 1,300 it encodes the difficulty of FSRS. */
  factor: number;
  tookMs: number;
  type: AnkiReviewType;
}

/** The rule that turns day numbers into days. */
export interface AnkiClock {
  /** Seconds since the epoch. */
  createdAt: number;
  /** Minutes west of UTC when the collection was created; null if unknown. */
  offsetMinutes: number | null;
  /** The hour in which a day begins. */
  rolloverHour: number;
}
