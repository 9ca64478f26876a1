import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { useQuery } from '@tanstack/react-query';
import { FirstSetsPanel } from '../../../features/first-sets/first-sets-panel.tsx';
import { usageQuery } from '../../../features/usage/api.ts';
import { CoveredParts } from './covered-parts.tsx';
import { usePaperQuestions } from './use-paper-questions.ts';

interface StudySetProps {
  sets: FirstSets;
  /** True if it is the subject of its page. */
  isPage: boolean;
}

/** One note, from its reading to its first question. */
export function StudySet({ sets, isPage }: StudySetProps) {
  const { data: month } = useQuery(usageQuery);
  const paperQuestions = usePaperQuestions(sets);
  return (
    <FirstSetsPanel
      sets={sets}
      month={month}
      isPage={isPage}
      covered={<CoveredParts noteId={sets.id} />}
      paperQuestions={paperQuestions}
    />
  );
}
