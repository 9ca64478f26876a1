import { readCardNote } from '../cards/card-note.ts';
import type { StudyDocument } from '../text/document.ts';
import { normalForm } from '../text/words.ts';
import type { Choice } from './choices/choice.ts';
import { definitionChoices } from './choices/definition-choices.ts';
import { getDefinitions } from './choices/definitions.ts';
import { lineChoices } from './choices/line-choices.ts';
import { listChoices } from './choices/list-choices.ts';
import { pickChoices } from './choices/pick-choices.ts';
import { tableChoices } from './choices/table-choices.ts';
import { dealKeyPositions } from './deal-key-positions.ts';
import { factsByLanguage } from './facts/facts-by-language.ts';
import { gateNote } from './gate/item-gate.ts';
import type { QuestionDraft, QuestionRequest } from './question-draft.ts';
import { wholeNote, withinScope } from './scope/within-scope.ts';

/**
 * Makes multiple-choice questions from a note, without a model: the same request gives the same questions.
 * Only questions that passed the item gate are returned. They are ordered by worth, spread over the note and
 * over the kinds.
 *
 * @returns at most `count` questions; fewer, or none, if the text does not carry more
 */
export function makeQuestions(request: QuestionRequest): QuestionDraft[] {
  return dealKeyPositions(getDrafts(request, request.count), request.seed);
}

/** Questions, and other possible questions of the note. */
export interface DraftedSet {
  questions: QuestionDraft[];
  /** Keys of other questions that would pass the gate next to these, at most as many. */
  spareAnswers: string[];
}

/** Makes the questions that `makeQuestions` makes, and looks how many of them could be replaced by others. */
export function makeSet(request: QuestionRequest): DraftedSet {
  const drafts = getDrafts(request, 2 * request.count);
  const spare = drafts.splice(request.count);
  return {
    questions: dealKeyPositions(drafts, request.seed),
    spareAnswers: spare.map(({ options, answerIndex }) => options[answerIndex] ?? ''),
  };
}

/** @param max that are wanted */
function getDrafts(
  { document, excludedAnswers, scope = wholeNote }: QuestionRequest,
  max: number,
): QuestionDraft[] {
  const excluded = new Set(excludedAnswers.map(normalForm));
  return pickChoices(withinScope(getChoices(document), scope), gateNote(document), excluded, max);
}

/** The possible questions from the lists, the tables and the definitions of a note, in the language of each. */
function getChoices(document: StudyDocument): Choice[] {
  const note = readCardNote(document);
  const parts = factsByLanguage(note.facts, note.language);
  return [
    ...parts.flatMap(({ language, definitions, lists, tables }) => [
      ...lineChoices(definitions, note, language),
      ...listChoices(lists, note, language),
      ...(language === 'eng' ? tableChoices(tables, note.usage) : []),
      ...(language === 'eng' ? [] : definitionChoices(getDefinitions(note, definitions, language))),
    ]),
    ...definitionChoices(
      getDefinitions(note, parts.find(({ language }) => language === 'eng')?.definitions ?? [], 'eng'),
    ),
  ];
}
