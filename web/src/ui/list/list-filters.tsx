import type { ReactNode } from 'react';
import type { ListAddress } from '../../lib/address/use-list-address.ts';
import { SearchField } from '../form/search-field.tsx';
import { FilterSelect } from './filter-select.tsx';
import classes from './rows.module.css';

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

/** Filters and order of a list, stored in its address. */
export function ListFilters({ address, search, filters = [], children }: ListFiltersProps) {
  const { read, choose } = address;

  return (
    <div className={classes.filters}>
      {search !== undefined && (
        <SearchField
          label={search}
          value={read('search')}
          onSearch={(typedText) => choose({ search: typedText })}
        />
      )}
      {filters.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={read(name)}
          options={options}
          onChange={(value) => choose({ [name]: value })}
        />
      ))}
      {children}
    </div>
  );
}
