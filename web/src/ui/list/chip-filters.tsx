import { VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListAddress } from '../../lib/address/use-list-address.ts';
import { SearchField } from '../form/search-field.tsx';
import classes from './chip-filters.module.css';
import { FilterSelect } from './filter-select.tsx';
import type { ListFilter } from './list-filters.tsx';

interface ChipFiltersProps {
  address: ListAddress;
  /** The label of the search. */
  search: string;
  /** The filters, most used first: a phone shows the first two. */
  filters: readonly ListFilter[];
  order: ListFilter;
}

const shownOnPhones = 2;

/** Filters for a list with many of them: a chip for each, which shows the selection and clears it. */
export function ChipFilters({ address, search, filters, order }: ChipFiltersProps) {
  const { read, choose } = address;
  const [showsAll, setShowsAll] = useState(false);

  return (
    <div className={classes.filters}>
      <SearchField
        label={search}
        value={read('search')}
        onSearch={(typedText) => choose({ search: typedText })}
      />
      <div className={classes.chips}>
        {filters.map(({ name, label, options }, index) => (
          <FilterSelect
            key={name}
            label={label}
            options={options}
            value={read(name)}
            onChange={(value) => choose({ [name]: value })}
            waits={index >= shownOnPhones && !showsAll && read(name) === ''}
          />
        ))}
        {!showsAll && filters.length > shownOnPhones && (
          <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
            <IconAdjustmentsHorizontal size={18} aria-hidden />
            <VisuallyHidden>More</VisuallyHidden>
          </button>
        )}
        <FilterSelect
          {...order}
          value={read(order.name)}
          onChange={(value) => choose({ [order.name]: value })}
          isOrder
          waits={filters.length > shownOnPhones && !showsAll && read(order.name) === ''}
        />
      </div>
    </div>
  );
}
