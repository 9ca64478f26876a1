import type { PracticeSource } from '@akada/contract/work/practice.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { FilterSelect } from '../../../ui/list/filter-select.tsx';
import rows from '../../../ui/list/rows.module.css';
import { findSource, getPart, kindNames, noSource, statusNames } from './history-choice.ts';

interface ExamFiltersProps {
  /** Sources that an exam can use. */
  sources: readonly PracticeSource[];
}

export function ExamFilters({ sources }: ExamFiltersProps) {
  const { read, choose } = useListAddress();
  const selection = findSource(read);
  const knownCount = sources.findIndex(({ kind, id }) => kind === selection?.kind && id === selection.id);
  const isUnknown = selection !== null && knownCount === -1;

  return (
    <div className={rows.filters}>
      <FilterSelect
        label="Status"
        value={read('status')}
        options={statusNames}
        onChange={(status) => choose({ status })}
      />
      <FilterSelect
        label="Kind"
        value={read('kind')}
        options={[['', 'Any kind'], ...Object.entries(kindNames)]}
        onChange={(kind) => choose({ kind })}
      />
      {(sources.length > 0 || isUnknown) && (
        <FilterSelect
          label="Questions of"
          // Exams of a source stay after the source was deleted or left.
          value={selection === null ? '' : String(knownCount)}
          options={[
            ['', 'Anything'],
            ...(isUnknown ? [['-1', 'Questions in the link'] as const] : []),
            ...sources.map(({ title }, index) => [String(index), title] as const),
          ]}
          onChange={(index) => {
            const source = index === '' ? undefined : sources[Number(index)];
            choose({ ...noSource, ...(source && getPart(source)) });
          }}
        />
      )}
    </div>
  );
}
