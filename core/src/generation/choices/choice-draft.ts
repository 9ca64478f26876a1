import type { QuestionDraft } from '../question-draft.ts';
import { type Choice, chosenSiblings, likeOpened } from './choice.ts';

/** @returns the question with its key as the first option; null if the note has no three suitable distractors */
export function getChoiceDraft(choice: Choice): QuestionDraft | null {
  const selectedSiblings = chosenSiblings(choice);
  if (selectedSiblings === null) return null;

  const { kind, stem, key, origin, why } = choice;
  return {
    kind,
    stem,
    options: likeOpened([key, ...selectedSiblings.map(({ text }) => text)]),
    answerIndex: 0,
    explanation: why(selectedSiblings),
    source: { page: origin.page, section: origin.section, quote: origin.quote },
  };
}
