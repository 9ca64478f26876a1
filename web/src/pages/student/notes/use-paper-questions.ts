import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { firstSetsNow } from '@akada/core/generation/first-sets.ts';
import { useQuery } from '@tanstack/react-query';
import { coverageQuery } from '../../../features/generation/asked/api.ts';

/** @returns the number of questions that a read note prints as a past paper; 0 for every other note */
export function usePaperQuestions(sets: FirstSets): number {
  const { stage } = firstSetsNow(sets);
  const isRead = sets.note.status === 'ready' && stage !== 'making';
  const { data } = useQuery({ ...coverageQuery(sets.note.id), enabled: isRead });
  return isRead ? (data?.paper_questions ?? 0) : 0;
}
