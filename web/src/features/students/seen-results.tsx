import type { SeenResults as Results, SeenTopic } from '@akada/contract/observers/students.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { IntervalAxis } from '../../ui/chart/interval-bars.tsx';
import { Panel, Part } from '../../ui/page/panel.tsx';
import { describeChange, describeScope } from './results-words.ts';
import classes from './students.module.css';

interface SeenResultsProps {
  results: Results;
  /** The heading of the topics: “Kelechi’s topics”. */
  title: string;
}

/** The loud number with the changes since then, and each topic with its range and its mark of two weeks ago. */
export function SeenResults({ results, title }: SeenResultsProps) {
  const { recent, topics } = results;
  const hasPast = topics.some(({ past }) => past !== null);

  return (
    <div>
      <div className={`${classes.loud} figures`}>
        {recent.percent === null ? null : (
          <div className={classes.number}>
            {recent.percent}
            <sup>%</sup>
          </div>
        )}
        <p>
          <b>{describeScope(results)}</b> {describeChange(results)}
        </p>
      </div>
      <Part title={title}>
        {topics.length === 0 ? (
          <Text c="dimmed">A topic shows here when it has enough answers.</Text>
        ) : (
          <>
            <ul className={classes.key} aria-hidden>
              <li>
                <i data-is="estimate" />
                estimate
              </li>
              <li>
                <i data-is="range" />
                where it may lie
              </li>
              {hasPast && (
                <li>
                  <i data-is="past" />
                  two weeks ago
                </li>
              )}
            </ul>
            <Panel>
              <ul className={classes.rows} aria-label={title}>
                {topics.map((topic) => (
                  <li key={`${topic.source} ${topic.title}`}>
                    <Topic topic={topic} isOfMany={results.sources.length > 1} />
                  </li>
                ))}
              </ul>
            </Panel>
          </>
        )}
      </Part>
    </div>
  );
}

function Topic({ topic, isOfMany }: { topic: SeenTopic; isOfMany: boolean }) {
  const { title, source, percent, low, high, answers, past } = topic;

  return (
    <div className={`${classes.topic} figures`}>
      <div>
        <div className={classes.topicName}>
          <span>
            {title}
            {isOfMany && title !== source && <small> {source}</small>}
          </span>
          <small>{counted(answers, 'answer')}</small>
        </div>
        <IntervalAxis value={percent} range={[low, high]} {...(past !== null && { goal: past })} />
      </div>
      <b>{percent}%</b>
      <VisuallyHidden>
        Between {low} and {high}%{past !== null && `, two weeks ago ${past}%`}
      </VisuallyHidden>
    </div>
  );
}
