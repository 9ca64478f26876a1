import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../lib/format/numbers.ts';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import { practiceTopicsQuery } from '../practice-api.ts';
import type { PracticeSourceQuery } from '../practice-choice.ts';

interface TopicFieldProps {
  source: PracticeSourceQuery;
  /** Empty means all topics. */
  chosen: readonly string[];
  onChange: (topics: string[]) => void;
}

/** The topics of the source; renders nothing until they load, because practice can start without them. */
export function TopicField({ source, chosen, onChange }: TopicFieldProps) {
  const { data } = useQuery(practiceTopicsQuery(source));
  if (!data || data.items.length < 2) return null;

  return (
    <TapList
      legend="Topics"
      items={data.items.map(({ topic, questions }) => ({
        name: topic,
        isChosen: chosen.includes(topic),
        text: `${topic} (${numberText(questions)})`,
      }))}
      more="topics"
      onToggle={(topic, isChosen) =>
        onChange(isChosen ? [...chosen, topic] : chosen.filter((it) => it !== topic))
      }
    />
  );
}
