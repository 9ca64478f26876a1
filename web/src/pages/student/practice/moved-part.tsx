import { useQuery } from '@tanstack/react-query';
import { MovedTopics } from '../../../features/progress/moved-topics.tsx';
import { progressSummaryQuery } from '../../../features/progress/summary-query.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import classes from './moved-part.module.css';

/** What the day's answers moved; the server counts the last ones within seconds, and a hint brings them. */
export function MovedPart() {
  const { data } = useQuery({ ...progressSummaryQuery(useZone()), refetchOnMount: 'always' });
  const moved = data?.moved ?? [];

  if (moved.length === 0) return null;
  return (
    <section>
      <h2 className={classes.title}>What moved today</h2>
      <MovedTopics moved={moved} />
    </section>
  );
}
