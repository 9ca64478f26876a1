import type { Course } from '@akada/contract/base/courses.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import rows from '../../ui/list/rows.module.css';

interface TopicListProps {
  topics: Course['topics'];
  /** The actions on a topic. */
  actionsOf?: (topic: Course['topics'][number]) => ReactNode;
}

/** The topics in the order of the tutor. */
export function TopicList({ topics, actionsOf }: TopicListProps) {
  if (topics.length === 0) return <Text c="dimmed">It has no topics yet.</Text>;

  return (
    <ol className={rows.list} aria-label="Topics">
      {topics.map((topic, index) => (
        <li key={topic.id} className={rows.entry}>
          <Text component="div" className={rows.text} style={{ alignSelf: 'center' }}>
            <Text component="span" c="dimmed" className="figures">
              {index + 1}.
            </Text>{' '}
            <span>{topic.name}</span>
          </Text>
          {actionsOf && <div className={rows.actions}>{actionsOf(topic)}</div>}
        </li>
      ))}
    </ol>
  );
}
