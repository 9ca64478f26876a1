import type { PracticeChoice } from '../../../features/quiz/practice-choice.ts';
import { WithoutQuestions } from '../without-questions.tsx';
import { NothingDrawn } from './nothing-drawn.tsx';

interface NothingToPractiseProps {
  choice: PracticeChoice;
  /** Questions that a coming exam holds back; null if the source has no questions at all. */
  heldBack: number | null;
  /** Called when there are questions after all. */
  onMade: () => void;
}

/** A source without questions, or with none that match the choice. */
export function NothingToPractise({ choice, heldBack, onMade }: NothingToPractiseProps) {
  if (heldBack === null) return <WithoutQuestions source={choice.source} onMade={onMade} />;
  return <NothingDrawn choice={choice} heldBack={heldBack} />;
}
