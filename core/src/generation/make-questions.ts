import { type CardNote, readCardNote } from '../cards/card-note.ts';
import type { StudyDocument } from '../text/document.ts';
import type { Choice } from './choices/choice.ts';
import { definitionChoices } from './choices/definition-choices.ts';
import { getDefinitions } from './choices/definitions.ts';
import { lineChoices } from './choices/line-choices.ts';
import { listChoices } from './choices/list-choices.ts';
import { tableChoices } from './choices/table-choices.ts';
import { dealKeyPositions } from './deal-key-positions.ts';
import { factsByLanguage } from './facts/facts-by-language.ts';
import { type AnyDraft, type Candidates, chooseQuestions } from './plan/choose-questions.ts';
import type { QuestionDraft, QuestionRequest, QuestionTypeChoice } from './question-draft.ts';
import { getTypedCandidates } from './typed/typed-candidates.ts';
import type { TypedDraft } from './typed/typed-draft.ts';

/**
 * Makes multiple-choice questions from a note, without a model: the same request gives the same questions.
 * Only questions that passed the item gate are returned. They are in the order of the plan.
 *
 * @returns at most `count` questions; fewer, or none, if the text does not carry more
 */
export function makeQuestions(request: QuestionRequest): QuestionDraft[] {
  return dealKeyPositions(choose(request, request.count, []).filter(hasOptions), request.seed);
}

/** A set of a note, with the answers that the note would give beyond it. */
export interface DraftedSet {
  /** Questions with options; of a model first, then the engine's. The key is the first option. */
  questions: QuestionDraft[];
  /** Questions without options: none in a set of choices. */
  typedDrafts: TypedDraft[];
  /** Keys of further questions with options that would pass the gate next to these, at most as many. */
  spareAnswers: string[];
}

/**
 * Makes a set of a note: questions with options, and in a mixed set those without.
 *
 * @param request the note and the number
 * @param writtenQuestions questions of a model that are in the set already and count
 */
export function makeSet(
  request: QuestionRequest,
  writtenQuestions: readonly QuestionDraft[] = [],
): DraftedSet {
  const missing = request.count - writtenQuestions.length;
  const drafts = choose(request, missing + request.count, writtenQuestions);
  const set = drafts.slice(0, missing);
  return {
    questions: set.filter(hasOptions),
    typedDrafts: set.filter(isTyped),
    spareAnswers: drafts.slice(missing).filter(hasOptions).map(getKey),
  };
}

const hasOptions = (draft: AnyDraft): draft is QuestionDraft => 'options' in draft;
const isTyped = (draft: AnyDraft): draft is TypedDraft => !hasOptions(draft);
const getKey = ({ options, answerIndex }: QuestionDraft) => options[answerIndex] ?? '';

/** @param max of the engine's questions */
function choose(
  request: QuestionRequest,
  max: number,
  writtenQuestions: readonly QuestionDraft[],
): AnyDraft[] {
  const candidates = getCandidates(request.document, request.scope?.types);
  const excludedAnswers = [...request.excludedAnswers, ...writtenQuestions.map(getKey)];
  return chooseQuestions({ ...request, count: max, excludedAnswers }, candidates, writtenQuestions);
}

/** @returns all possible questions of a note; without `mixed` only those with options */
export function getCandidates(document: StudyDocument, types: QuestionTypeChoice = 'choice'): Candidates {
  const note = readCardNote(document);
  const typedQuestions = types === 'mixed' ? getTypedCandidates(note) : [];
  return { parts: note.parts, choices: getChoices(note), typedQuestions };
}

/** The possible questions from the lists, the tables and the definitions of a note, in the language of each. */
function getChoices(note: CardNote): Choice[] {
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
