import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import { practiceTopicsQuery } from '../practice-api.ts';
import { getSource } from './history-choice.ts';

/** The topics of the chosen source. */
export function TopicSelect() {
  const { read, choose } = useListAddress();
  const { data } = useQuery(practiceTopicsQuery(getSource(read('source'))));
  const topic = read('topic');
  const names = (data?.items ?? []).map((item) => item.topic);
  if (names.length === 0 && topic === '') return null;

  const known = topic === '' || names.includes(topic) ? names : [topic, ...names];
  return (
    <FilterSelect
      label="Topic"
      value={topic}
      options={[['', 'All topics'], ...known.map((name) => [name, name] as const)]}
      onChange={(selection) => choose({ topic: selection })}
    />
  );
}
