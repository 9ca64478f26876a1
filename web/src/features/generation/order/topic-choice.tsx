import { useQuery } from '@tanstack/react-query';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import { topicsQuery } from '../api.ts';
import { hasTopic, withTopic } from './topics-in-focus.ts';

interface TopicChoiceProps {
  fileId: string;
  /** The focus text of the form. */
  focus: string;
  onChange: (focus: string) => void;
}

/**
 * The note's own topics, to tap instead of typing; renders nothing until they load, because the form works
 * without them.
 */
export function TopicChoice({ fileId, focus, onChange }: TopicChoiceProps) {
  const { data } = useQuery(topicsQuery(fileId));
  if (!data || data.topics.length === 0) return null;

  return (
    <TapList
      legend="Topics of this note"
      items={data.topics.map((name) => ({ name, isChosen: hasTopic(focus, name) }))}
      more="topics"
      onToggle={(topic, isChosen) => onChange(withTopic(focus, topic, isChosen))}
    />
  );
}
