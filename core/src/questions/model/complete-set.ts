/** The set that a student gets: the questions of a model, and if there are too few the engine's own next to them. */

import { dealKeyPositions } from '../../generation/deal-key-positions.ts';
import { makeSet } from '../../generation/make-questions.ts';
import type { QuestionRequest } from '../../generation/question-draft.ts';
import type { TypedDraft } from '../../generation/typed/typed-draft.ts';
import type { StudyDocument } from '../../text/document.ts';
import type { ReasonedDraft } from './written-question.ts';

export interface CompleteSetRequest extends QuestionRequest {
  /** Questions of a model, at most as many as are wanted. */
  written: readonly ReasonedDraft[];
}

/** A question of a set, with options or with a body. */
export interface SetDraft extends Omit<ReasonedDraft, 'answerIndex'> {
  answerIndex: number | null;
  body: TypedDraft['body'] | null;
}

export interface CompleteSet {
  /** In the order of the note, by page and by the place of the quotation. */
  drafts: SetDraft[];
  /** Spare answers, as in a set of the engine. */
  spareAnswers: string[];
}

/**
 * Completes the questions of a model with the engine's own; without a model all are the engine's.
 *
 * @param request the note, the number, and the questions of the model
 * @returns at most `count` questions; the seed decides the places of the keys
 */
export function completeSet({ written, ...request }: CompleteSetRequest): CompleteSet {
  const { questions, typedDrafts, spareAnswers } = makeSet(request, written);
  const inOrder = getInOrder([...written, ...questions], request.document);
  const drafts = [
    ...withDealtKeys(inOrder, request.seed).map((draft) => ({ ...draft, body: null })),
    ...typedDrafts.map((draft) => ({ ...draft, options: [], answerIndex: null })),
  ];
  return { drafts: getInOrder<SetDraft>(drafts, request.document), spareAnswers };
}

function getInOrder<T extends Pick<SetDraft, 'source'>>(drafts: readonly T[], { pages }: StudyDocument): T[] {
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  return drafts
    .map((draft) => ({ draft, start: texts.get(draft.source.page)?.indexOf(draft.source.quote) ?? 0 }))
    .toSorted((one, other) => one.draft.source.page - other.draft.source.page || one.start - other.start)
    .map(({ draft }) => draft);
}

/** The feedback of an option moves with it. */
function withDealtKeys(drafts: readonly ReasonedDraft[], seed: string): ReasonedDraft[] {
  return dealKeyPositions(drafts, seed).map((dealt, index) => {
    const { options = [], feedback } = drafts[index] ?? {};
    return feedback === undefined
      ? dealt
      : { ...dealt, feedback: dealt.options.map((option) => feedback[options.indexOf(option)] ?? '') };
  });
}
