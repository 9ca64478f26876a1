import { useQuery } from '@tanstack/react-query';
import { MovedTopics } from '../../../features/progress/moved-topics.tsx';
import { progressSummaryQuery } from '../../../features/progress/summary-query.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { NextReview } from '../next-review.tsx';
import classes from './practice-gain.module.css';

/**
 * Shows the topics that today's answers moved, and the time of the next review. The server counts the last answers
 * within seconds and sends a hint, so this part is below the parts that the device knows immediately.
 */
export function PracticeGain({ missed }: { missed: number }) {
  const { data } = useQuery({ ...progressSummaryQuery(useZone()), refetchOnMount: 'always' });
  const movedTopics = data?.moved ?? [];

  return (
    <section>
      {movedTopics.length > 0 && (
        <>
          <h2 className={classes.title}>Topics that moved today</h2>
          <MovedTopics topics={movedTopics} />
        </>
      )}
      <NextReview missed={missed} />
    </section>
  );
}
