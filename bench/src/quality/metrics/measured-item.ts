import type { TextSpan } from '@akada/core/text/document.ts';

/** A range of a textbook; sections of one module belong together. */
interface TextbookSection extends TextSpan {
  module: number;
}

interface GlossaryEntry {
  term: string;
  definition: string;
}

/** A chapter with its authors' learning targets. Spans count in `text`. */
export interface Textbook {
  text: string;
  sections: TextbookSection[];
  glossary: GlossaryEntry[];
  boldTerms: string[];
}

/** One question as it is measured. The metrics M1-M15 are shares of such items that hold. */
export interface MeasuredItem {
  /** The form of the question, as the engine names it: a `meaning` has the term in the stem, a `term` in the key. */
  kind: string;
  stem: string;
  options: string[];
  answerIndex: number;
  /** The text that proves the key. */
  evidence: TextSpan;
}

/** The key of an item; empty if `answerIndex` points at no option. */
export function keyOf(item: MeasuredItem): string {
  return item.options[item.answerIndex] ?? '';
}

const DEFINITION_ASKED: readonly RegExp[] = [
  /^What (?:is|are) (?:(?:an?|the) )?(?<term>[^”"?]+)\?$/,
  /[“"„«]\s?(?<term>[^“”"„«»?]+?)\s?[”"“»]\s?\?$/,
  /^(?<term>.+): _{3,}\.$/,
];

/** The term that an item asks for or about; null for an item about something else, such as a number or a reason. */
export function getTerm(item: MeasuredItem): string | null {
  if (item.kind === 'term') return keyOf(item);
  if (item.kind !== 'meaning') return null;

  const requested = DEFINITION_ASKED.map((form) => form.exec(item.stem)?.groups?.term);
  return requested.find((term) => term !== undefined) ?? '';
}

/** The options that are not the key. */
export function getDistractors(item: MeasuredItem): string[] {
  return item.options.filter((_, index) => index !== item.answerIndex);
}

/** The share of members for which `holds` is true; 1 for none at all. */
export function getShare<T>(members: readonly T[], holds: (member: T) => boolean): number {
  return members.length === 0 ? 1 : members.filter(holds).length / members.length;
}
