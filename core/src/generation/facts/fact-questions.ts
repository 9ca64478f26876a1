import type { WordedLanguage } from '../../text/language.ts';
import type { PhraseLikeness } from '../classes/phrase-likeness.ts';
import { definitionQuestions } from './definition-questions.ts';
import type { NoteFacts } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';
import { factsByLanguage } from './facts-by-language.ts';
import { listQuestions } from './lists/list-questions.ts';
import { phrasesFor } from './phrases/phrases-by-language.ts';
import { pointQuestions } from './points/point-questions.ts';
import { tableQuestions } from './tables/table-questions.ts';

/**
 * In a book the labelled lines between its paragraphs are headings, captions and examples: readers could use none of eleven
 * questions about them.
 */
const COST_IN_PROSE = 1.8;

/**
 * What the structure of a note lets one ask, in the words of each passage's language; without words where that is not known.
 *
 * @param language that of the whole note
 * @param likeness of English phrases
 * @param isProse whether the note is for the most part paragraphs, as `isProse` finds
 */
export function factQuestions(
  facts: NoteFacts,
  language: WordedLanguage | null,
  { likeness, isProse }: { likeness: PhraseLikeness; isProse: boolean },
): FactQuestion[] {
  const cost = isProse ? COST_IN_PROSE : 0;
  return structureQuestions(facts, language, likeness).map((question) => ({
    ...question,
    worth: question.worth - cost,
  }));
}

function structureQuestions(
  facts: NoteFacts,
  language: WordedLanguage | null,
  likeness: PhraseLikeness,
): FactQuestion[] {
  return factsByLanguage(facts, language).flatMap(({ language: ofPassage, ...said }) => {
    const phrases = phrasesFor(ofPassage);
    return [
      ...definitionQuestions(said.definitions, phrases, ofPassage === 'eng' ? likeness : null),
      ...listQuestions(said.lists, phrases),
      ...tableQuestions(said.tables, phrases),
      ...pointQuestions(said.points, phrases),
    ];
  });
}
