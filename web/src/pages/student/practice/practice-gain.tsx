import type { MovedTopic } from '@akada/contract/observers/progress.ts';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { TopicMove } from '../../../features/progress/moved-topics.tsx';
import { progressSummaryQuery } from '../../../features/progress/summary-query.ts';
import type { TopicScore } from '../../../features/quiz/sitting/topic-scores.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { EndPart } from '../../../ui/focus/end-of-session.tsx';
import { NextReview } from '../next-review.tsx';
import classes from './practice-gain.module.css';

/**
 * The topics of the practice. The server counts the last answers within seconds: until then a row says how many were
 * right, and afterwards how the estimate moved, so nothing below it changes its position.
 */
export function PracticeMoves({ topics, fold }: { topics: readonly TopicScore[]; fold: string | false }) {
  const { data } = useQuery({ ...progressSummaryQuery(useZone()), refetchOnMount: 'always' });

  return (
    <EndPart title="What moved" fold={fold}>
      {topics.map(({ name, topic, right, asked }) => {
        const move = findMove(data?.moved ?? [], topic);
        return (
          <li key={name}>
            <span>{name}</span>
            {move === undefined ? (
              <span className={`${classes.right} figures`}>
                <b>{right}</b> of {asked} right
              </span>
            ) : (
              <TopicMove before={move.before} now={move.now} />
            )}
          </li>
        );
      })}
    </EndPart>
  );
}

/** Two sources may have a topic of the same name, and then none of them is shown. */
function findMove(moved: readonly MovedTopic[], topic: string | null): MovedTopic | undefined {
  const [move, ...others] = moved.filter((one) => one.topic === topic);
  return others.length === 0 ? move : undefined;
}

/** The time of the next review, as the last line of the end. */
export function NextTime({ missed }: { missed: number }) {
  return (
    <div className={classes.next}>
      <IconCalendarEvent size={20} stroke={1.75} aria-hidden />
      <NextReview missed={missed} />
    </div>
  );
}
