import type { NoteTerms } from '../distractors.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import type { NoteSentence } from '../note-sentence.ts';
import { meaningQuestions } from './meaning-questions.ts';
import { numberQuestions } from './number-questions.ts';
import { reasonQuestions } from './reason-questions.ts';

/** What the statements of English prose let one ask beside their terms: what something is, why it is so, and how many. */
export function statementQuestions(sentences: readonly NoteSentence[], noteTerms: NoteTerms): FactQuestion[] {
  return [
    ...meaningQuestions(noteTerms),
    ...reasonQuestions(sentences),
    ...numberQuestions(sentences, noteTerms.terms),
  ];
}
