import { useId } from 'react';
import classes from './chips.module.css';

interface ChipsProps {
  /** Said to screen readers: what the choice is of. */
  label: string;
  /** Each value with its name; the first is the choice of all. */
  options: readonly (readonly [value: string, name: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter of a few names above a list: one is chosen. They wrap, so that none is off the screen. */
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
