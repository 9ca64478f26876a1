/** Typed texts in one form: invisible differences do not count. */
import { answerLimit } from '../question-body.ts';

const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const accents = /[\u0300-\u036f]/g;

/**
 * Converts a text to the form in which it is compared and displayed. The end beyond the limit of an answer is cut,
 * because normalizing long runs of accents takes more than linear time.
 *
 * @param text of any length
 * @returns the text composed and trimmed, with single spaces, straight quotes, and no invisible characters
 */
export function tidyText(text: string): string {
  return text
    .slice(0, answerLimit)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/[‘’‚‛′ʼ´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Folds a text as the rules of a short answer say.
 *
 * @param text the answer, or an accepted text
 * @param rules which differences count
 * @returns equal texts for texts whose differences do not count
 */
export function foldText(text: string, rules: { case: boolean; accents: boolean }): string {
  const tidy = tidyText(text);
  const plain = rules.accents ? tidy : tidy.normalize('NFD').replace(accents, '').normalize('NFC');
  // The last sigma of a Greek word has a form that depends on its neighbours.
  return rules.case ? plain : plain.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}

/**
 * Quotes a text in a sentence of at most twenty words.
 *
 * @param text of any length
 * @returns its first words in quotation marks
 */
export function quoteText(text: string): string {
  const words = tidyText(text).split(/\s+/);
  const start = Array.from(words.slice(0, 6).join(' ')).slice(0, 60).join('');
  return `“${start}${start.length < words.join(' ').length ? '…' : ''}”`;
}

/**
 * Writes a share as a student reads it.
 *
 * @param share from 0 to 1
 * @returns per cent with at most one decimal
 */
export function formatPercent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}
