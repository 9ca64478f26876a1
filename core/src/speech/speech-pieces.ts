import { sentenceSpans } from '../text/sentences.ts';

/** Chrome stops a voice after about 15 seconds, which are about 200 characters at the slowest rate. */
const maxCharacters = 160;

/**
 * Splits a text into sentences, and long sentences at their commas or spaces.
 *
 * @returns pieces that a browser can speak to their end; each appears in the text exactly as written
 */
export function splitForSpeech(text: string): string[] {
  return sentenceSpans(text).flatMap(({ start, end }) => splitSentence(text.slice(start, end)));
}

function splitSentence(sentence: string): string[] {
  if (sentence.length <= maxCharacters) return [sentence];

  const start = sentence.slice(0, maxCharacters);
  const clause = Math.max(
    ...[', ', '; ', ': ', ' – '].map((mark) => start.lastIndexOf(mark) + mark.length - 1),
  );
  const space = start.lastIndexOf(' ');
  const end = clause > maxCharacters / 3 ? clause : space > 0 ? space : maxCharacters;
  const rest = sentence.slice(end).trim();
  return [sentence.slice(0, end).trim(), ...(rest === '' ? [] : splitSentence(rest))];
}
