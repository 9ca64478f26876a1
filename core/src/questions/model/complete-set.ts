/** The set that a student gets: the questions of a model, and if there are too few the engine's own next to them. */

import { dealKeyPositions } from '../../generation/deal-key-positions.ts';
import { type DraftedSet, makeSet } from '../../generation/make-questions.ts';
import { chooseWritten } from '../../generation/plan/choose-written.ts';
import { readParts } from '../../generation/plan/note-parts.ts';
import { getPartOfQuote } from '../../generation/plan/quoted-parts.ts';
import type { QuestionRequest } from '../../generation/question-draft.ts';
import type { Shortfall } from '../../generation/shortfall.ts';
import type { TypedDraft } from '../../generation/typed/typed-draft.ts';
import type { StudyDocument } from '../../text/document.ts';
import { findShortfall } from './find-shortfall.ts';
import type { ReasonedDraft } from './written-question.ts';

export interface CompleteSetRequest extends QuestionRequest {
  /** Questions of a model that passed all checks; there may be more than are wanted. */
  modelDrafts: readonly ReasonedDraft[];
  /** The number of the model's questions that failed a check. */
  rejectedCount?: number;
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
  /** The cause of fewer questions than are wanted; null if none are missing. */
  shortfall: Shortfall | null;
}

/**
 * Completes the questions of a model with the engine's own; without a model all are the engine's.
 *
 * @param request the note, the number, and the questions of the model
 * @returns at most `count` questions; the seed decides the places of the keys
 */
export function completeSet({ modelDrafts, rejectedCount = 0, ...request }: CompleteSetRequest): CompleteSet {
  const { set, chosenDrafts } = chooseSet(modelDrafts, request);
  const { questions, typedDrafts, spareAnswers } = set;
  const inOrder = getInOrder([...chosenDrafts, ...questions], request.document);
  const drafts = [
    ...withDealtKeys(inOrder, request.seed).map((draft) => ({ ...draft, body: null })),
    ...typedDrafts.map((draft) => ({ ...draft, options: [], answerIndex: null })),
  ];
  const isShort = drafts.length < request.count;
  return {
    drafts: getInOrder<SetDraft>(drafts, request.document),
    spareAnswers,
    shortfall: isShort ? findShortfall(request, { madeCount: drafts.length, rejectedCount }) : null,
  };
}

/**
 * If the set is large enough for all parts, the engine asks a part without a question of the model, instead of one more
 * question about another part.
 */
function chooseSet(
  modelDrafts: readonly ReasonedDraft[],
  request: QuestionRequest,
): { set: DraftedSet; chosenDrafts: ReasonedDraft[] } {
  const { document, count, earlier = [] } = request;
  const parts = readParts(document);
  const getPart = ({ source }: Pick<SetDraft, 'source'>) => getPartOfQuote(parts, source, document);
  const chosenDrafts = chooseWritten(modelDrafts, count, {
    parts,
    document,
    earlier,
    getSource: ({ source }) => source,
    getKind: ({ kind }) => kind,
  });
  const askedParts = new Set(chosenDrafts.map(getPart));
  const emptyCount = parts.parts.length <= count ? parts.parts.length - askedParts.size : 0;
  const retainedDrafts = chosenDrafts.slice(0, Math.min(chosenDrafts.length, count - emptyCount));
  const set = makeSet(request, retainedDrafts);
  const gained = new Set([...set.questions, ...set.typedDrafts].map(getPart)).difference(askedParts).size;
  if (retainedDrafts.length + gained >= chosenDrafts.length) return { set, chosenDrafts: retainedDrafts };
  return { set: makeSet(request, chosenDrafts), chosenDrafts };
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
