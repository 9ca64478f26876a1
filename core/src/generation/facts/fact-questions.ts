import type { WordedLanguage } from '../../text/language.ts';
import { definitionQuestions } from './definition-questions.ts';
import type { NoteFacts } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';
import { listQuestions } from './list-questions.ts';
import { phrasesFor } from './phrases-by-language.ts';
import { tableQuestions } from './table-questions.ts';

/** What the structure of a note lets one ask, in the words of its language; without words where that is not known. */
export function factQuestions(
  { definitions, lists, tables }: NoteFacts,
  language: WordedLanguage | null,
): FactQuestion[] {
  const phrases = phrasesFor(language);
  return [
    ...definitionQuestions(definitions, phrases),
    ...listQuestions(lists, phrases),
    ...tableQuestions(tables, phrases),
  ];
}
