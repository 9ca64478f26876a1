import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { topicsQuery } from './api.ts';
import classes from './topic-choice.module.css';
import { hasTopic, withTopic } from './topics-in-focus.ts';

interface TopicChoiceProps {
  fileId: string;
  /** What to concentrate on, as it stands in the form. */
  focus: string;
  onChange: (focus: string) => void;
}

/** Three rows or so on a phone. */
const FIRST_SHOWN = 8;

/** The note's own topics, to tap instead of typing; nothing until they are known, because the form works without. */
export function TopicChoice({ fileId, focus, onChange }: TopicChoiceProps) {
  const { data } = useQuery(topicsQuery(fileId));
  const [isAll, setAll] = useState(false);
  if (!data || data.topics.length === 0) return null;

  const shown = data.topics.filter((topic, at) => isAll || at < FIRST_SHOWN || hasTopic(focus, topic));

  return (
    <fieldset className={classes.topics}>
      <legend>Topics of this note</legend>
      <Group gap="8px">
        {shown.map((topic) => {
          const isChosen = hasTopic(focus, topic);
          return (
            <Button
              key={topic}
              size="compact-md"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              onClick={() => onChange(withTopic(focus, topic, !isChosen))}
            >
              {topic}
            </Button>
          );
        })}
        {shown.length < data.topics.length && (
          <Button size="compact-md" variant="subtle" onClick={() => setAll(true)}>
            More topics
          </Button>
        )}
      </Group>
    </fieldset>
  );
}
