import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './chips.module.css';

/** A choice from at most this many values shows all of them; a longer one is a list to open. */
export const maxChips = 5;

export interface ChipFieldProps {
  label: string;
  value: string;
  /** Values with their visible names, at most `maxChips`. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  /** True if the names explain themselves: only screen readers then get the label. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** Space above it, in pixels. */
  mt?: number;
  /** The name of the value in the form. */
  'data-path'?: string;
}

/** One choice from a few, all of them visible: radio buttons that look like chips and wrap on a phone. */
export function ChipField({
  label,
  value,
  options,
  onChange,
  isLabelHidden,
  isDisabled,
  ...field
}: ChipFieldProps) {
  const id = useId();
  const { description, error, mt } = field;
  const described = [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ');
  // A rejected form moves the focus to the element with the name of the value.
  const chosen = Math.max(
    options.findIndex(([option]) => option === value),
    0,
  );

  return (
    <Input.Wrapper
      mt={mt}
      label={isLabelHidden ? undefined : label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-about` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        role="radiogroup"
        className={`${classes.chips} ${classes.field}`}
        aria-describedby={described || undefined}
        {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
      >
        {options.map(([option, text], index) => (
          <label key={option}>
            <input
              type="radio"
              name={id}
              checked={option === value}
              disabled={isDisabled}
              data-path={index === chosen ? field['data-path'] : undefined}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
