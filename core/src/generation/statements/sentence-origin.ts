import type { FactOrigin } from '../facts/fact.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';

/** @returns where a sentence stands, as facts say it */
export function sentenceOrigin({ page, section, span, text }: NoteSentence): FactOrigin {
  return { page, section, start: span.start, end: span.end, quote: text };
}

/** @returns the name of a sentence among what a question spends */
export function sentenceName({ page, span }: NoteSentence): string {
  return `sentence:${page}:${span.start}`;
}
