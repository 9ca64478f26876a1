/** Maps each mark of an answer to its sentence. */

/** `[P4]` names a citation; `[P?]` ends a sentence that is not from the notes. */
const marks = /\s?\[P(\d+|\?)\]/g;
const sentenceEnd = /[.!?…]["”’)]*\s+|\n+/;
const endBehindMarks = /^(?:\s?\[P(?:\d+|\?)\])*([.!?…]?)/;

export interface CitedSentence {
  sentence: string;
  number: number;
}

/**
 * @param text of an answer, in Markdown
 * @returns its sentences with sources, once for each source
 */
export function citedSentences(text: string): CitedSentence[] {
  const cited: CitedSentence[] = [];
  let from = 0;
  let last = '';
  for (const match of text.matchAll(marks)) {
    const piece = text.slice(from, match.index).split(sentenceEnd).at(-1)?.trim() ?? '';
    from = match.index + match[0].length;
    const [, end = ''] = endBehindMarks.exec(text.slice(from)) ?? [];
    if (piece.replace(/^[.!?…\s]+/, '') !== '') last = plainSentence(piece) + end;
    if (match[1] !== '?' && last !== '') cited.push({ sentence: last, number: Number(match[1]) });
  }
  return cited;
}

/** The marker at the start of a list line or a quotation is not part of the sentence. */
function plainSentence(piece: string): string {
  return piece.replace(/^(?:[-*+>#]+|\d+[.)])\s+/, '').replace(/^[.!?…]\s*/, '');
}

/** @returns the text without its marks, as it is copied */
export const withoutMarks = (text: string) => text.replace(marks, '');

/**
 * Stored numbers belong to the conversation; readers count the sources of each answer from 1, in the order of
 * its text.
 *
 * @param text of an answer, in Markdown
 * @param cited stored numbers of its sources; null while they are unknown
 * @returns visible numbers by stored ones
 */
export function numberSources(text: string, cited: readonly number[] | null): ReadonlyMap<number, number> {
  const marked = [...text.matchAll(marks)].flatMap(([, mark]) => (mark === '?' ? [] : [Number(mark)]));
  const ordered = cited === null ? marked : [...marked.filter((number) => cited.includes(number)), ...cited];
  return new Map([...new Set(ordered)].map((stored, index) => [stored, index + 1]));
}

/** A part of a text: prose, or the mark after it. */
export type MarkedPart = { said: string } | { number: number | null };

/** @returns the parts of a text in order; a null number means that the sentence is not from the notes */
export function markedParts(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) parts.push({ said: text.slice(from, match.index) });
    parts.push({ number: match[1] === '?' ? null : Number(match[1]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ said: text.slice(from) });
  return parts;
}
