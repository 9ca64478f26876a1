import type { PaperTopic } from '@akada/contract/material/past-paper-shelf.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Bar } from '../../../ui/chart/bar.tsx';
import classes from './shelf.module.css';
import { getTopicCounts } from './shelf-words.ts';

const seenAtOnce = 12;

/** Topics with the share of the questions that ask them, the most asked first. */
export function TopicBars({ label, topics }: { label: string; topics: readonly PaperTopic[] }) {
  const [isComplete, setComplete] = useState(false);
  const visible = isComplete ? topics : topics.slice(0, seenAtOnce);
  return (
    <>
      <ol className={classes.topics} aria-label={label}>
        {visible.map((topic) => (
          <li key={topic.topic}>
            <span className={classes.topic}>{topic.topic}</span>
            <span className={`${classes.facts} figures`}>{getTopicCounts(topic)}</span>
            <span className={classes.bar}>
              <Bar share={topic.share} />
            </span>
          </li>
        ))}
      </ol>
      {visible.length < topics.length && (
        <Button variant="subtle" onClick={() => setComplete(true)}>
          Show all {topics.length} topics
        </Button>
      )}
    </>
  );
}
