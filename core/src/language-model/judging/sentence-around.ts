import type { TextSpan } from '../../text/document.ts';
import { sentenceSpans } from '../../text/sentences.ts';

/**
 * @param span a part of the text
 * @returns the sentences, or the lines, that the part touches, exactly as in the text
 */
export function sentenceAround(text: string, { start, end }: TextSpan): string {
  const touched = [...text.matchAll(/[^\n]*\S[^\n]*/g)]
    .flatMap((line) =>
      sentenceSpans(line[0]).map((span) => ({ start: line.index + span.start, end: line.index + span.end })),
    )
    .filter((span) => span.start < end && span.end > start);
  const [first] = touched;
  const last = touched.at(-1);
  return first && last ? text.slice(first.start, last.end) : text.slice(start, end);
}
