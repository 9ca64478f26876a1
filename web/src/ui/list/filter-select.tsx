import { IconChevronDown } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import classes from './filter-select.module.css';

interface FilterSelectProps {
  /** The label for screen readers; the selected text explains itself to others. */
  label: string;
  value: string;
  /** Values with their visible names; the first one filters nothing. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
  ref?: RefObject<HTMLSelectElement | null>;
  /** True if a phone shows it only on request. */
  waits?: boolean;
  /** True for the order of a list, which always has a value and filters nothing. */
  isOrder?: boolean;
}

/** A filter of a list: a chip that shows the selection and clears it. The browser's own select covers it. */
export function FilterSelect({ label, value, options, onChange, ref, waits, isOrder }: FilterSelectProps) {
  const own = useRef<HTMLSelectElement>(null);
  const select = ref ?? own;
  const [first] = options;
  const [chosen, text] = options.find(([option]) => option === value) ?? first ?? ['', ''];
  const isSet = chosen !== first?.[0] && isOrder !== true;

  return (
    <span className={classes.chip} data-chosen={isSet || undefined} data-order={isOrder} data-waits={waits}>
      <span className={classes.shown} aria-hidden>
        <span>{text}</span>
        {!isSet && <IconChevronDown size={16} />}
      </span>
      <select
        ref={select}
        aria-label={label}
        value={chosen}
        onChange={(event) => onChange(event.currentTarget.value)}
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
            onChange(first?.[0] ?? '');
            // The button disappears.
            select.current?.focus();
          }}
        >
          <span aria-hidden>×</span>
        </button>
      )}
    </span>
  );
}
