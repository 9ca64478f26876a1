/** An answer without a model: what the notes themselves say, as quotes, and what Akada can do beyond them. */
import { asMarkdown } from '../../cards/note-markdown.ts';
import { citationMark } from '../assistant-rules.ts';
import type { RankedPassage } from '../passages/rank-passages.ts';
import { contradictsPremise } from './contradicted-premise.ts';
import { notCovered, type OfferedPassage, type VerifiedCitation } from './verify-answer.ts';

const MAX_QUOTES = 3;

const opening = {
  fits: 'This passage of your notes fits your question best:',
  contradicts: 'Your notes say something else than your question:',
} as const;

/**
 * @param ranked the best passage first
 * @returns quotes under the names of their notes: a contradiction first, then the best quotes
 */
export function quotedAnswer(
  question: string,
  ranked: readonly RankedPassage<OfferedPassage>[],
): { text: string; citations: VerifiedCitation[] } {
  const best = ranked.slice(0, MAX_QUOTES);
  const contradiction = best.find(({ answer }) => contradictsPremise(question, answer));
  const quoted = contradiction ? [contradiction, ...best.filter((one) => one !== contradiction)] : best;
  const parts = quoted.map(({ passage: { title, page, section, number }, quote }) => {
    const source = [title, `page ${page}`, ...(section === null ? [] : [section])].join(', ');
    const lines = `${asMarkdown(quote)} ${citationMark(number)}`.split('\n').map((line) => `> ${line}`);
    return `**${asMarkdown(source.replace(/\s+/g, ' '))}**\n\n${lines.join('\n')}`;
  });
  return {
    text: [contradiction ? opening.contradicts : opening.fits, ...parts].join('\n\n'),
    citations: quoted.map(({ passage: { number }, quote }) => ({ number, quote })),
  };
}

/**
 * @param searchScope `all` for several notes @param headings where a reader may look
 * @returns the message if no note has an answer
 */
export function uncoveredAnswer(searchScope: 'note' | 'all', headings: readonly string[]): string {
  const first = searchScope === 'note' ? notCovered : notCovered.replace('note does', 'notes do');
  const parts = headings.map((heading) => `“${asMarkdown(heading)}”`).join(', ');
  const nearest =
    parts === ''
      ? []
      : [`${headings.length === 1 ? 'The nearest heading is' : 'The nearest headings are'} ${parts}.`];
  return [first, ...nearest, 'Try it with the words that your notes use, or ask about something else.'].join(
    '\n\n',
  );
}

/** The message if no model answers and the question is about no note. */
export const withoutModel = `I answer from your notes here: ask about something that is in them, and I show you the passages.

Without a language model I cannot explain, compare or talk freely. What works without one:

- questions and flashcards made from your notes
- study guides of your notes, section by section
- hints to a question while you practise
- searching in your notes`;
