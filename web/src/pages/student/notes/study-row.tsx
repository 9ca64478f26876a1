import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { FirstSetsRow } from '../../../features/first-sets/first-sets-row.tsx';
import { usePaperQuestions } from './use-paper-questions.ts';

interface StudyRowProps {
  sets: FirstSets;
  /** True if it is the next step of its page. */
  isNext: boolean;
}

/** One of several notes; a past paper leads to its printed questions. */
export function StudyRow({ sets, isNext }: StudyRowProps) {
  return <FirstSetsRow sets={sets} isNext={isNext} paperQuestions={usePaperQuestions(sets)} />;
}
