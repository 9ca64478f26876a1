import { asMarkdown } from '../../cards/note-markdown.ts';
import { citationMark } from '../assistant-rules.ts';

const MAX_QUOTED = 240;

/** @returns words of the note with their mark, as an answer quotes them */
export function getMarkedQuote(quote: string, passage: number): string {
  return `“${asMarkdown(shorten(quote))}” ${citationMark(passage)}`;
}

/** @returns the remark behind a sentence that the note denies: "not from your notes" would be half of the truth */
export function getDenial(quote: string, passage: number): string {
  return `(Your note says otherwise: ${getMarkedQuote(quote, passage)})`;
}

function shorten(quote: string): string {
  const oneLine = quote.replace(/\s+/g, ' ').trim();
  return oneLine.length <= MAX_QUOTED
    ? oneLine
    : `${oneLine.slice(0, oneLine.lastIndexOf(' ', MAX_QUOTED))} …`;
}
