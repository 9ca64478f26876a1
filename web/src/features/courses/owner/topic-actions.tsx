import type { Course } from '@akada/contract/base/courses.ts';
import { ActionIcon } from '@mantine/core';
import { type Icon, IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type Topic, useMoveTopic, useRemoveTopic } from './topic-changes.ts';
import { TopicRenaming } from './topic-renaming.tsx';

interface TopicActionsProps {
  course: Course;
  topic: Topic;
  /** @param text the new position, for people who cannot see the move */
  onMoved: (text: string) => void;
  /** Null at the start of another try. */
  onFault: (fault: Error | null) => void;
}

export function TopicActions({ course: { id, topics }, topic, onMoved, onFault }: TopicActionsProps) {
  const moving = useMoveTopic(id, topics, topic);
  const removal = useRemoveTopic(id, topics, topic);
  const [isRenamed, setRenamed] = useState(false);
  const { name } = topic;
  const position = topics.indexOf(topic) + 1;
  const move = (by: 1 | -1) => {
    onFault(null);
    const text = `${name} is number ${position + by} of ${topics.length}.`;
    moving.mutate(by, { onSuccess: () => onMoved(text), onError: onFault });
  };
  const remove = () => {
    onFault(null);
    removal.mutate(undefined, { onError: onFault });
  };

  return (
    <>
      <TopicButton
        label={`Move ${name} up`}
        Picture={IconArrowUp}
        isOff={moving.isPending || position === 1}
        onPress={() => move(-1)}
      />
      <TopicButton
        label={`Move ${name} down`}
        Picture={IconArrowDown}
        isOff={moving.isPending || position === topics.length}
        onPress={() => move(1)}
      />
      <TopicButton label={`Rename ${name}`} Picture={IconPencil} onPress={() => setRenamed(true)} />
      <TopicButton label={`Remove ${name}`} Picture={IconTrash} isOff={removal.isPending} onPress={remove} />
      {isRenamed && <TopicRenaming courseId={id} topic={topic} onClose={() => setRenamed(false)} />}
    </>
  );
}

interface TopicButtonProps {
  label: string;
  Picture: Icon;
  isOff?: boolean;
  onPress: () => void;
}

/** A disabled button keeps the focus, so that a keyboard user who moved a topic to an end can continue from there. */
function TopicButton({ label, Picture, isOff = false, onPress }: TopicButtonProps) {
  return (
    <ActionIcon
      color="gray"
      c={isOff ? 'dimmed' : 'inherit'}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Picture size={20} aria-hidden />
    </ActionIcon>
  );
}
