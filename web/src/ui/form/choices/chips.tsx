import { useId } from 'react';
import classes from './chips.module.css';

interface ChipsProps {
  /** The subject of the choice, for screen readers. */
  label: string;
  /** Each value with its name; the first selects everything. */
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter with a few names above a list, one of them selected. They wrap, so that all are on the screen. */
export function Chips({ label, options, value, onChange }: ChipsProps) {
  const name = useId();
  return (
    <fieldset className={classes.chips} aria-label={label}>
      {options.map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
