import type { FactQuestion } from '../facts/fact-question.ts';
import type { NoteTerms } from '../options/note-terms.ts';
import { standsAlone } from '../reading/note-reading.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { meaningQuestions } from './meaning-questions.ts';
import { numberQuestions } from './number-questions.ts';
import { predicateQuestions } from './predicate-questions.ts';
import { reasonQuestions } from './reason-questions.ts';
import { statedPhrases } from './stated-phrases.ts';

/** What the statements of English prose let one ask beside their terms: what something is, why it is so, and how many. */
export function statementQuestions(sentences: readonly NoteSentence[], noteTerms: NoteTerms): FactQuestion[] {
  const alone = sentences.filter(({ text }) => standsAlone(text));
  const phrases = statedPhrases(alone);
  return [
    ...meaningQuestions(noteTerms, phrases),
    ...predicateQuestions(noteTerms),
    ...reasonQuestions(alone, phrases),
    ...numberQuestions(alone, noteTerms.terms),
  ];
}
