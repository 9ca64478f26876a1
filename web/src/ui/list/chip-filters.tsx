import { IconAdjustmentsHorizontal, IconChevronDown, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ListAddress } from '../../lib/address/use-list-address.ts';
import { SearchField } from '../form/search-field.tsx';
import classes from './chip-filters.module.css';
import type { ListFilter } from './list-filters.tsx';

interface ChipFiltersProps {
  address: ListAddress;
  /** The label of the search. */
  search: string;
  /** The most used first: on a phone the first three are shown. */
  filters: readonly ListFilter[];
  order: ListFilter;
}

const shownOnPhones = 3;

/** What narrows a list in many ways: a chip for each, which says what is chosen and takes it back. */
export function ChipFilters({ address, search, filters, order }: ChipFiltersProps) {
  const { read, choose } = address;
  const [showsAll, setShowsAll] = useState(false);

  return (
    <div className={classes.filters}>
      <SearchField label={search} value={read('search')} onSearch={(typed) => choose({ search: typed })} />
      <div className={classes.chips}>
        {filters.map((filter, at) => (
          <Chip
            key={filter.name}
            filter={filter}
            address={address}
            waits={at >= shownOnPhones && !showsAll && read(filter.name) === ''}
          />
        ))}
        {!showsAll && filters.length > shownOnPhones && (
          <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
            <IconAdjustmentsHorizontal size={18} aria-hidden />
            More
          </button>
        )}
        <Chip filter={order} address={address} isOrder />
      </div>
    </div>
  );
}

interface ChipProps {
  filter: ListFilter;
  address: ListAddress;
  waits?: boolean;
  /** An order is always chosen, and narrows nothing. */
  isOrder?: boolean;
}

function Chip({
  filter: { name, label, options },
  address: { read, choose },
  waits = false,
  isOrder = false,
}: ChipProps) {
  const select = useRef<HTMLSelectElement>(null);
  const chosen = options.find(([value]) => value === read(name)) ?? options[0];
  const [value, text] = chosen ?? ['', ''];
  const isSet = value !== '' && !isOrder;

  return (
    <span
      className={isOrder ? `${classes.chip} ${classes.order}` : classes.chip}
      data-chosen={isSet || undefined}
      data-waits={waits || undefined}
    >
      <span className={classes.shown} aria-hidden>
        <span>{text}</span>
        {!isSet && <IconChevronDown size={16} />}
      </span>
      <select
        ref={select}
        aria-label={label}
        value={value}
        onChange={(event) => choose({ [name]: event.currentTarget.value })}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {isSet && (
        <button
          type="button"
          className={classes.clear}
          aria-label={`${label}: no longer ${text}`}
          onClick={() => {
            choose({ [name]: '' });
            // The button goes.
            select.current?.focus();
          }}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </span>
  );
}
