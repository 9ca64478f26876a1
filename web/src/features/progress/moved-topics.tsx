import type { MovedTopic } from '@akada/contract/observers/progress.ts';
import { IconArrowRight } from '@tabler/icons-react';
import classes from './moved-topics.module.css';

const percent = (share: number) => Math.round(100 * share);

/** A row for each topic that today's answers moved: its estimate at the start of the day, and now. */
export function MovedTopics({ topics }: { topics: readonly MovedTopic[] }) {
  return (
    <ul className={classes.rows}>
      {topics.map(({ source, topic, before, now }) => (
        <li key={`${source.id} ${topic}`}>
          <span>{topic ?? source.title}</span>
          <TopicMove before={before} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** The estimate of a topic at the start of the day, and now. */
export function TopicMove({ before, now }: Pick<MovedTopic, 'before' | 'now'>) {
  return (
    <span role="img" className={`${classes.change} figures`} aria-label={changeText(before, now)}>
      <span aria-hidden>{before === null ? 'New' : percent(before)}</span>
      <IconArrowRight size={18} stroke={1.75} aria-hidden />
      <b aria-hidden data-fell={before !== null && now < before ? '' : undefined}>
        {percent(now)}%
      </b>
    </span>
  );
}

function changeText(earlier: number | null, now: number): string {
  return earlier === null
    ? `now ${percent(now)}%, not known before`
    : `from ${percent(earlier)}% to ${percent(now)}%`;
}
