import type { StudyDocument } from '../text/document.ts';
import { getLanguage } from '../text/language.ts';
import { getWords } from '../text/words.ts';
import type { QuestionScope, QuestionTypeChoice } from './question-draft.ts';
import { isWhole } from './scope/within-scope.ts';
import { getTypedPhrases } from './typed/phrases/typed-phrases-by-language.ts';

/** The reason for fewer questions than requested. */
export type Shortfall =
  | 'too_short'
  | 'used_up'
  | 'other_language'
  | 'few_statements'
  | 'few_facts'
  | 'few_passed'
  | 'narrow_scope';

const sentences: Record<Shortfall, string> = {
  too_short: 'This note is short. Add another one, or make flashcards of it.',
  used_up:
    'Most questions that this note gives were made before. Practise the earlier sets again, make flashcards, or try another note.',
  other_language:
    'In this language, questions are made of “Term: meaning” lines, steps and tables. Make flashcards of the rest, or try another note.',
  few_statements:
    'This note has too few lists, tables and explained terms for questions with four options. Make flashcards, or try another note.',
  few_facts:
    'This note has too few lists, tables and explained terms for more questions, with options or without. Make flashcards, or try another note.',
  few_passed:
    'The language model wrote more questions, and we left out those that your note does not prove. Make another set, or make flashcards.',
  narrow_scope:
    'The topic, the pages or the kinds that you chose carry no more questions. Choose more of the note, or another topic.',
};

/** @returns what a student reads: the cause, and a way on */
export function shortfallSentence(shortfall: Shortfall): string {
  return sentences[shortfall];
}

/** A page of handwriting has about as many words. */
const SHORT_NOTE_WORDS = 200;
/** A note has many used keys from this number on, or if a short set had as many. */
const MANY_ANSWERS = 10;

/**
 * @param requested.excludedAnswers keys of earlier questions about the note
 * @returns the most probable cause
 */
export function getShortfall(requested: {
  document: StudyDocument;
  excludedAnswers: readonly string[];
  scope?: QuestionScope;
}): Shortfall {
  if (requested.scope !== undefined && !isWhole(requested.scope)) return 'narrow_scope';

  if (requested.excludedAnswers.length >= MANY_ANSWERS) return 'used_up';
  return getTextShortfall(requested.document, requested.scope?.types);
}

/** @returns what a text lacks for more questions */
export function getTextShortfall(document: StudyDocument, types: QuestionTypeChoice = 'choice'): Shortfall {
  const text = document.pages.map((page) => page.text).join('\n');
  if (getWords(text.slice(0, SHORT_NOTE_WORDS * 20)).length < SHORT_NOTE_WORDS) return 'too_short';
  const language = getLanguage(text);
  if (types === 'mixed' && getTypedPhrases(language) !== null) return 'few_facts';
  return language === 'eng' ? 'few_statements' : 'other_language';
}

/** A set with at most half of the requested items does not use up a unit of the month. */
export function isGivenBack(madeItems: number, requested: number): boolean {
  return madeItems * 2 <= requested;
}
