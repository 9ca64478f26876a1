/** Checks of everything that a model writes about a note, before the specific rules. */
import type { DocumentPage, StudyDocument } from '../text/document.ts';
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

/**
 * Searches the named passage, then the others: models miscount more often than they misquote.
 *
 * @returns the note's text with these words, or null
 */
export function getQuotation(
  { passage: number, quote }: { passage: number; quote: string },
  passages: readonly NotePassage[],
  pages: readonly DocumentPage[],
): { passage: NotePassage; quote: string } | null {
  // Signs that are not seen part what a note must not say in a prompt.
  const requested = plainMarks(quote.replaceAll('\u200b', '').trim());
  if (number < 1 || requested === '') return null;

  const namedNotePassages = passages.filter((passage) => passage.number === number);
  for (const passage of [...namedNotePassages, ...passages]) {
    const text = pages.find((page) => page.number === passage.page)?.text ?? '';
    const span = findQuote(plainMarks(passage.text), requested);
    const exact = span && passage.text.slice(span.start, span.end);
    if (exact && text.includes(exact)) return { passage, quote: exact };
  }
  return null;
}
