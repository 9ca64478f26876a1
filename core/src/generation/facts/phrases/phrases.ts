import { getWords } from '../../../text/words.ts';

/** The questions for facts in one language. A null form is not asked in it. */
export interface Phrases {
  /** Asks which term has this meaning. The term is passed only for its form. */
  term(meaning: string, term: string): string;
  /**
   * Asks for the meaning of a term. The meaning is passed only for its form; the subject is the term with the article of its
   * sentence.
   */
  meaning(term: string, meaning: string, subject?: string): string;
  /** Which of these belongs to this list? */
  member: ((head: string) => string) | null;
  first(head: string): string;
  after(step: string, head: string): string;
  value(column: string, subject: string): string;
  /** Reasons why a key is right, in one sentence each. */
  why: Reasons;
}

/** Sentences about the other options. */
export interface Reasons {
  /** The note has another meaning for this option. */
  says(option: string, text: string): string;
  /** The owners of the other options: terms, rows, a list. */
  others(names: readonly string[]): string;
  /** The previous step; null for the first one. */
  order(previous: string | null): string;
}

/** @returns whether a term is a year, which has no description */
export function isYear(term: string): boolean {
  return /^(?:1\d|20)\d\d$/.test(term);
}

/** @returns whether a meaning is a single word: "Vitamin C - scurvy" does not describe the vitamin */
export function isOneWord(meaning: string): boolean {
  return getWords(meaning).length === 1;
}

/** "Function" is a noun inside a sentence; "GDP" and "Latin Name" keep their capitals. */
export function columnName(column: string): string {
  return /^\p{Lu}[\p{Ll}\s]+$/u.test(column) ? column.toLowerCase() : column;
}

/** @returns "“A”, “B” and “C”", with the marks and the word of a language */
export function joined(names: readonly string[], open: string, close: string, and: string): string {
  const quoted = names.map((name) => `${open}${name}${close}`);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${and} ${last}`;
}
