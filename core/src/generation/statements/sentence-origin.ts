import type { TextSpan } from '../../text/document.ts';
import type { FactOrigin } from '../facts/fact.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { TermMention } from '../terms/term.ts';

/** @returns where a sentence stands, as facts say it */
export function sentenceOrigin({ page, section, span, text }: NoteSentence): FactOrigin {
  return { page, section, start: span.start, end: span.end, quote: text };
}

/** @returns the name of a sentence among what a question spends */
export function sentenceName({ page, span }: NoteSentence): string {
  return `sentence:${page}:${span.start}`;
}

/** @returns the position of the mention in its sentence */
export function getSpan({ sentence, first, last }: TermMention): TextSpan {
  const start = sentence.words[first]?.start ?? 0;
  return { start, end: sentence.words[last]?.end ?? start };
}
