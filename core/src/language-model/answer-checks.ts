/** Checks of everything that a model writes about a note, before the specific rules. */
import type { DocumentPage, StudyDocument, TextSpan } from '../text/document.ts';
import { findQuote } from '../text/fold.ts';
import { getLanguage, languageOfPassage, looksEnglish } from '../text/language.ts';
import type { NotePassage } from './note-passages.ts';

/** Mentions of the model's instructions, and addresses. */
const OF_ITSELF =
  /\b(?:as an ai\b|language model|system prompt|(?:previous|these|your) instructions|(?:begin|end) note\b)|\[p\d+\]|https?:|www\./i;

/** @returns whether any of the texts speaks of the model and what it was told, and not of the note */
export function isOfItself(texts: readonly string[]): boolean {
  return texts.some((text) => OF_ITSELF.test(text));
}

/** @returns the code of a note's language, or null */
export function languageOfNote({ pages }: StudyDocument): ReturnType<typeof getLanguage> {
  const text = pages.map((page) => page.text).join('\n');
  return looksEnglish(text) ? 'eng' : getLanguage(text);
}

/**
 * @returns whether texts are in another language than the note: they are judged together, because a single
 * one is too short
 */
export function isOtherLanguage(document: StudyDocument, texts: readonly string[]): boolean {
  const ofNote = languageOfNote(document);
  return ofNote !== languageOfPassage(texts.join('\n'), ofNote);
}

/** Marks that models use instead of the keyboard's marks; each is one character, so that offsets stay. */
const MARKS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
};
const plainMarks = (text: string) => text.replace(/[’‘“”„«»–—−‑]/g, (mark) => MARKS[mark] ?? mark);

interface CitedQuote {
  /** The number of the passage that should contain it. */
  passage: number;
  quote: string;
}

/**
 * Searches the named passage, then the others: models miscount more often than they misquote.
 *
 * @returns the passage that has these words, in whatever case, and where
 */
export function findInPassages(
  { passage: number, quote }: CitedQuote,
  passages: readonly NotePassage[],
): { passage: NotePassage; span: TextSpan } | null {
  // Signs that are not seen part what a note must not say in a prompt.
  const requested = plainMarks(quote.replaceAll('\u200b', '').trim());
  if (requested === '') return null;
  const namedPassages = passages.filter((passage) => passage.number === number);
  for (const passage of [...namedPassages, ...passages]) {
    const text = plainMarks(passage.text);
    const span = findQuote(text, requested) ?? findQuote(lowered(text), lowered(requested));
    if (span !== null) return { passage, span };
  }
  return null;
}

/** Small letters, sign by sign: a few signs have small forms of another length, and places must stay. */
const lowered = (text: string) =>
  text.replace(/\p{Lu}/gu, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign));

/**
 * @param pages that the passages were cut from
 * @returns the note's text with these words, as `findInPassages` finds it, or null
 */
export function getQuotation(
  cited: CitedQuote,
  passages: readonly NotePassage[],
  pages: readonly DocumentPage[],
): { passage: NotePassage; quote: string } | null {
  const found = cited.passage < 1 ? null : findInPassages(cited, passages);
  if (found === null) return null;
  const { passage, span } = found;
  const text = pages.find((page) => page.number === passage.page)?.text ?? '';
  const exact = passage.text.slice(span.start, span.end);
  return exact !== '' && text.includes(exact) ? { passage, quote: exact } : null;
}
