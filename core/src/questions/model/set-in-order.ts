/** A completed set as it is stored, apart from the engine that completed it. */
import type { TypedDraft } from '../../generation/typed/typed-draft.ts';
import type { StudyDocument } from '../../text/document.ts';
import type { CompleteSet } from './complete-set.ts';
import type { ReasonedDraft } from './written-question.ts';

/** A question of a set, with options or with a body. */
export interface SetDraft extends Omit<ReasonedDraft, 'answerIndex'> {
  answerIndex: number | null;
  body: TypedDraft['body'] | null;
}

/**
 * Puts both types of questions into one order.
 *
 * @param set as it was completed
 * @param document the note
 * @returns a set of choices in its own order; a mixed set in the order of the note, by page and by the place of the quotation
 */
export function getSetInOrder({ questions, typedDrafts }: CompleteSet, { pages }: StudyDocument): SetDraft[] {
  const choices = questions.map((draft): SetDraft => ({ ...draft, body: null }));
  if (typedDrafts === undefined) return choices;

  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  const without = typedDrafts.map((draft): SetDraft => ({ ...draft, options: [], answerIndex: null }));
  return [...choices, ...without]
    .map((draft) => ({ draft, start: texts.get(draft.source.page)?.indexOf(draft.source.quote) ?? 0 }))
    .toSorted((one, other) => one.draft.source.page - other.draft.source.page || one.start - other.start)
    .map(({ draft }) => draft);
}
