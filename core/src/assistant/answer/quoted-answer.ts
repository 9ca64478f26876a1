/** An answer without a model: what the notes themselves say, as quotes, and what Akada can do beyond them. */
import { asMarkdown } from '../../cards/note-markdown.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { sharedCount } from '../../text/set-overlap.ts';
import { contentStems, getWords } from '../../text/words.ts';
import { citationMark } from '../assistant-rules.ts';
import { stemsOfQuestion } from '../passages/rank-passages.ts';
import { notCovered, type OfferedPassage, type VerifiedCitation } from './verify-answer.ts';

/** A shorter passage is quoted whole. */
const MOST_WORDS = 60;
const MOST_QUOTES = 3;

const found = {
  one: 'This passage of your notes fits your question best:',
  several: 'These passages of your notes fit your question best:',
} as const;

/** @returns quotes of the passages that fit best, each under the name of its note */
export function quotedAnswer(
  question: string,
  passages: readonly OfferedPassage[],
): { text: string; citations: VerifiedCitation[] } {
  const quoted = passages.slice(0, MOST_QUOTES);
  const citations = quoted.map(({ number, text }) => ({ number, quote: bestPart(question, text) }));
  const parts = quoted.map(({ title, page, section }, index) => {
    const source = [title, `page ${page}`, ...(section === null ? [] : [section])].join(', ');
    const { number, quote } = citations[index] ?? { number: 0, quote: '' };
    const lines = `${asMarkdown(quote)} ${citationMark(number)}`.split('\n').map((line) => `> ${line}`);
    return `**${asMarkdown(source.replace(/\s+/g, ' '))}**\n\n${lines.join('\n')}`;
  });
  return { text: [quoted.length === 1 ? found.one : found.several, ...parts].join('\n\n'), citations };
}

/** @returns the sentence that shares most words with the question, with its neighbours; of lines each is a sentence */
function bestPart(question: string, text: string): string {
  if (getWords(text).length <= MOST_WORDS) return text.trim();
  const requested = new Set(stemsOfQuestion(question));
  const spans = [...text.matchAll(/[^\n]*\S[^\n]*/g)].flatMap((line) =>
    sentenceSpans(line[0]).map(({ start, end }) => ({ start: line.index + start, end: line.index + end })),
  );
  const shares = spans.map(({ start, end }) => sharedCount(requested, contentStems(text.slice(start, end))));
  const best = shares.indexOf(Math.max(...shares));
  const from = spans[Math.max(0, best - 1)] ?? spans[best];
  const to = spans[best + 1] ?? spans[best];
  return text.slice(from?.start ?? 0, to?.end ?? text.length);
}

/** @returns the message if no note has an answer; `all` for several notes */
export function uncoveredAnswer(of: 'note' | 'all'): string {
  const first = of === 'note' ? notCovered : notCovered.replace('note does', 'notes do');
  return `${first}\n\nTry it with the words that your notes use, or ask about something else.`;
}

/** The message if no model answers and the question is about no note. */
export const withoutModel = `I answer from your notes here: ask about something that is in them, and I show you the passages.

Without a language model I cannot explain, compare or talk freely. What works without one:

- questions and flashcards made from your notes
- study guides of your notes, section by section
- hints to a question while you practise
- searching in your notes`;
