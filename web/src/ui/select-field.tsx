import { useId } from 'react';
import classes from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  value: string;
  /** Value and what people read. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** The browser's own select: it opens as people know it on their phone, and weighs nothing. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();

  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
