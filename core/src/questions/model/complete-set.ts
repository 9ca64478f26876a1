/**
 * The set that a student gets: the questions of a model, and if there are too few the engine's own next to them. In a mixed
 * set, questions without options fill up what is still missing.
 */

import { dealKeyPositions } from '../../generation/deal-key-positions.ts';
import { gateNote, getFaults } from '../../generation/gate/item-gate.ts';
import { makeSet } from '../../generation/make-questions.ts';
import type { QuestionDraft, QuestionRequest } from '../../generation/question-draft.ts';
import { makeTyped } from '../../generation/typed/make-typed.ts';
import type { TypedDraft } from '../../generation/typed/typed-draft.ts';
import type { ReasonedDraft } from './written-question.ts';

export interface CompleteSetRequest extends QuestionRequest {
  /** Questions of a model, at most as many as are wanted. */
  written: readonly ReasonedDraft[];
}

export interface CompleteSet {
  /** Questions with options. */
  questions: ReasonedDraft[];
  /** Questions without options; absent from a set of choices. */
  typedDrafts?: TypedDraft[];
  /** Spare answers, as in a set of the engine. */
  spareAnswers: string[];
}

/** The number of additional questions, because some are too similar to the model's questions. */
const SPARE = 8;
const MOST_QUESTIONS = 50;

/**
 * @returns the questions of the model, then the engine's questions; without a model exactly the engine's
 * questions; a mixed set has questions without options for the rest
 */
export function completeSet(request: CompleteSetRequest): CompleteSet {
  const choices = completeChoices(request);
  if (request.scope?.types !== 'mixed') return choices;

  const { written: _, ...typedRequest } = request;
  const missing = request.count - choices.questions.length;
  const typedDrafts = makeTyped({ ...typedRequest, count: missing, others: choices.questions });
  return { ...choices, typedDrafts };
}

function completeChoices({ written, ...request }: CompleteSetRequest): CompleteSet {
  if (written.length === 0) return makeSet(request);
  const missing = request.count - written.length;
  const createdDraftedSet = makeSet({
    ...request,
    count: Math.min(MOST_QUESTIONS, missing + SPARE),
    excludedAnswers: [...request.excludedAnswers, ...written.map(keyOf)],
  });
  const note = gateNote(request.document);
  const fitting = createdDraftedSet.questions.filter((draft) => getFaults(draft, note, written).length === 0);
  const questions = [...written, ...fitting.slice(0, missing)];
  return {
    questions: withDealtKeys(questions, request.seed),
    spareAnswers: [...fitting.slice(missing).map(keyOf), ...createdDraftedSet.spareAnswers],
  };
}

const keyOf = ({ options, answerIndex }: QuestionDraft) => options[answerIndex] ?? '';

/** The feedback of an option moves with it. */
function withDealtKeys(drafts: readonly ReasonedDraft[], seed: string): ReasonedDraft[] {
  return dealKeyPositions(drafts, seed).map((dealt, index) => {
    const { options = [], feedback } = drafts[index] ?? {};
    return feedback === undefined
      ? dealt
      : { ...dealt, feedback: dealt.options.map((option) => feedback[options.indexOf(option)] ?? '') };
  });
}
