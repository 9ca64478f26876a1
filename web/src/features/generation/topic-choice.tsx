import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { topicsQuery } from './api.ts';
import classes from './topic-choice.module.css';
import { hasTopic, withTopic } from './topics-in-focus.ts';

interface TopicChoiceProps {
  fileId: string;
  /** What to concentrate on, as it stands in the form. */
  focus: string;
  onChange: (focus: string) => void;
}

/** The note's own topics, to tap instead of typing; nothing until they are known, because the form works without. */
export function TopicChoice({ fileId, focus, onChange }: TopicChoiceProps) {
  const { data } = useQuery(topicsQuery(fileId));
  if (!data || data.topics.length === 0) return null;

  return (
    <fieldset className={classes.topics}>
      <legend>Topics of this note</legend>
      <Group gap="8px">
        {data.topics.map((topic) => {
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
      </Group>
    </fieldset>
  );
}
