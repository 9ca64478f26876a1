import type { MovedTopic } from '@akada/contract/observers/progress.ts';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { PlanNext } from '../../../features/exam-plans/plan-next.tsx';
import { TopicMove } from '../../../features/progress/moved-topics.tsx';
import { progressSummaryQuery } from '../../../features/progress/summary-query.ts';
import type { GainProps } from '../../../features/quiz/sitting/topic-scores.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { EndPart } from '../../../ui/focus/end-of-session.tsx';
import { NextReview } from '../next-review.tsx';
import classes from './practice-gain.module.css';

/** A longer list would hide the next part. */
const maxTopics = 5;

interface PracticeGainProps extends GainProps {
  /** The exam plan that the practice is for; null without one. */
  planId: string | null;
}

/**
 * The topics of the practice, then the other parts of its end, and the time of the next review. The server counts the last
 * answers within seconds: until then a row says how many were right, and afterwards how the estimate moved, so nothing below
 * it changes its position.
 */
export function PracticeGain({ planId, topics, missed, children }: PracticeGainProps) {
  const { data } = useQuery({ ...progressSummaryQuery(useZone()), refetchOnMount: 'always' });

  return (
    <>
      {planId !== null && <PlanNext planId={planId} />}
      {topics.length > 0 && (
        <EndPart title="What moved" fold={topics.length > maxTopics && 'topics'}>
          {topics.map(({ name, topic, right, total }) => {
            const move = findMove(data?.moved ?? [], topic);
            return (
              <li key={name}>
                <span>{move === undefined ? name : (move.topic ?? move.source.title)}</span>
                {move === undefined ? (
                  <span className={`${classes.right} figures`}>
                    <b>{right}</b> of {total} right
                  </span>
                ) : (
                  <TopicMove before={move.before} now={move.now} />
                )}
              </li>
            );
          })}
        </EndPart>
      )}
      {children}
      <div className={classes.next}>
        <IconCalendarEvent size={20} stroke={1.75} aria-hidden />
        <NextReview missed={missed} />
      </div>
    </>
  );
}

/** Two sources may have a topic of the same name, and then none of them is shown. */
function findMove(movedTopics: readonly MovedTopic[], topic: string | null): MovedTopic | undefined {
  const [move, ...others] = movedTopics.filter((one) => one.topic === topic);
  return others.length === 0 ? move : undefined;
}
