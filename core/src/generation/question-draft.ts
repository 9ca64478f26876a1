import type { StudyDocument } from '../text/document.ts';

/** Where in the note a question comes from; `quote` is an exact substring of that page's text. */
export interface QuoteSource {
  page: number;
  section: string | null;
  quote: string;
}

/** The quotation that supports an item of a note. */
export type Quoted = Pick<QuoteSource, 'page' | 'quote'>;

/**
 * The form of a question: the term that fits a description or a blank; the meaning of a term; what belongs to a list, and
 * what does not; the order of steps; the value of a cell of a table; why something is so, or what comes of
 * it; how many, how much or when; what is true of something; how it differs from something else; and what holds of a new case.
 */
export const questionKinds = [
  'term',
  'meaning',
  'member',
  'exception',
  'order',
  'value',
  'why',
  'number',
  'statement',
  'comparison',
  'application',
] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** A question as a study model proposes it, before it is stored. It has four options and one key. */
export interface QuestionDraft {
  kind: QuestionKind;
  stem: string;
  options: string[];
  /** 0-based index of the key in `options`. */
  answerIndex: number;
  explanation: string;
  source: QuoteSource;
}

/** The difficulty: recall comes first, or understanding. */
export const difficulties = ['easier', 'mixed', 'harder'] as const;

export type Difficulty = (typeof difficulties)[number];

/** Questions with options only, or also short answers, matching, orders and gaps. */
export const questionTypeChoices = ['choice', 'mixed'] as const;

export type QuestionTypeChoice = (typeof questionTypeChoices)[number];

/** The requested scope of the questions. */
export interface QuestionScope {
  /** Free text; empty for the whole note. */
  focus: string;
  /** First and last page, 1-based and inclusive; null for all. */
  pages: PageRange | null;
  /** Forms of question; none for all that are asked unless chosen otherwise. */
  kinds: readonly QuestionKind[];
  /** The order of questions; it omits none. */
  difficulty: Difficulty;
  /** With `mixed`, questions without options fill up what a note gives no four fair options for. */
  types: QuestionTypeChoice;
}

export interface PageRange {
  from: number;
  to: number;
}

export interface QuestionRequest {
  document: StudyDocument;
  /** Requested number of questions, 1-50. Fewer come back if the text does not carry more. */
  count: number;
  /** The same document, seed and exclusions give the same questions. */
  seed: string;
  /** Keys (answer texts) already used by earlier questions about this note: none of them comes again. */
  excludedAnswers: string[];
  /** Quotations of earlier questions about this note: parts with fewer of them are asked first. */
  earlier?: readonly Quoted[];
  /** The requested scope; the complete note by default. */
  scope?: QuestionScope;
}
