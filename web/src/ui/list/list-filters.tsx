import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ListAddress } from '../../lib/address/use-list-address.ts';
import { SearchField } from '../form/search-field.tsx';
import { FilterSelect } from './filter-select.tsx';
import classes from './list-filters.module.css';
import rows from './rows.module.css';

/** A filter of a list, or its order. */
export interface ListFilter {
  /** The parameter's name in the address. */
  name: string;
  label: string;
  /** Values with their visible names; the empty value filters nothing. */
  options: readonly (readonly [value: string, text: string])[];
}

interface ListFiltersProps {
  address: ListAddress;
  /** The label of the search, if there is one. */
  search?: string;
  filters?: readonly ListFilter[];
  /** Further fields. */
  children?: ReactNode;
}

/** Filters and order of a list, stored in its address. Next to a search, a phone shows those in use and the rest on request. */
export function ListFilters({ address, search, filters = [], children }: ListFiltersProps) {
  const { read, choose } = address;
  // A link may lead to a narrowed list, whose fields are then visible.
  const [showsAll, setShowsAll] = useState(children !== undefined && location.search !== '');
  const hasFurther = search !== undefined && (filters.length > 0 || children !== undefined);
  const waits = hasFurther && !showsAll;

  return (
    <div className={`${rows.filters} ${classes.searched}`}>
      {search !== undefined && (
        <SearchField
          label={search}
          value={read('search')}
          onSearch={(typedText) => choose({ search: typedText })}
        />
      )}
      {hasFurther && (
        <button
          type="button"
          className={classes.further}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          <IconAdjustmentsHorizontal size={20} aria-hidden />
          Filters
        </button>
      )}
      {filters.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={read(name)}
          options={options}
          onChange={(value) => choose({ [name]: value })}
          waits={waits && read(name) === ''}
        />
      ))}
      {children !== undefined && (
        <div className={classes.fields} data-waits={waits || undefined}>
          {children}
        </div>
      )}
    </div>
  );
}
