import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import rows from '../../../ui/list/rows.module.css';
import { answeredSourcesQuery } from '../practice-api.ts';
import { outcomes, periods } from './history-choice.ts';
import { HistoryDates } from './history-dates.tsx';
import { TopicSelect } from './topic-select.tsx';

/** The filters of the list; the address holds their values. */
export function HistoryFilters() {
  const { read, choose } = useListAddress();
  const { data } = useQuery(answeredSourcesQuery);
  const source = read('source');
  const sources = (data?.items ?? []).map(({ kind, id, title }) => [`${kind} ${id}`, title] as const);
  const isListed = source === '' || data === undefined || sources.some(([value]) => value === source);

  return (
    <div className={rows.filters}>
      <Chips
        label="Answers"
        value={read('outcome')}
        options={outcomes}
        onChange={(outcome) => choose({ outcome })}
      />
      <FilterSelect
        label="When"
        value={read('days')}
        options={periods}
        onChange={(days) => choose({ days, from: '', to: '' })}
      />
      {read('days') === 'dates' && <HistoryDates />}
      {(sources.length > 0 || !isListed) && (
        <FilterSelect
          label="Of"
          value={source}
          options={[
            ['', 'Everything'],
            ...(isListed ? [] : [[source, 'Deleted items'] as const]),
            ...sources,
          ]}
          onChange={(selection) => choose({ source: selection, topic: '' })}
        />
      )}
      {source !== '' && <TopicSelect />}
    </div>
  );
}
