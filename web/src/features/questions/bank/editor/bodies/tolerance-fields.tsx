import { bodyLimits, type Tolerance } from '@akada/core/question-types/question-body.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { SelectField } from '../../../../../ui/form/choices/select-field.tsx';
import classes from './bodies.module.css';
import { findToleranceKind, fromPercent, getToleranceKinds, toPercent } from './tolerance-kinds.ts';

interface ToleranceFieldsProps {
  tolerance: Tolerance;
  /** Such as "number 1". */
  name: string;
  onChange: (tolerance: Tolerance) => void;
}

/** The accepted distance from a number. */
export function ToleranceFields({ tolerance, name, onChange }: ToleranceFieldsProps) {
  const [selection, select] = useState('');
  const { kind, measure, label, isPercent } = findToleranceKind(tolerance, selection);
  const kinds = getToleranceKinds(tolerance);
  const choose = (next: string) => {
    const found = kinds.find((entry) => entry.kind === next);
    if (found === undefined) return;
    select(next);
    onChange({ by: found.measure, size: found.label === null ? '0' : '' });
  };

  return (
    <>
      <SelectField
        className={classes.tolerance}
        label="Tolerance"
        aria-label={`Tolerance of ${name}`}
        value={kind}
        options={kinds.map((entry) => [entry.kind, entry.name])}
        onChange={choose}
      />
      {label !== null && (
        <SizeField
          key={kind}
          label={label}
          name={name}
          isPercent={isPercent}
          size={tolerance.size}
          onChange={(size) => onChange({ by: measure, size })}
        />
      )}
    </>
  );
}

interface SizeFieldProps {
  label: string;
  /** Such as "number 1". */
  name: string;
  isPercent: boolean;
  size: string;
  onChange: (size: string) => void;
}

function SizeField({ label, name, isPercent, size, onChange }: SizeFieldProps) {
  // The typed text stays as it is, although `5.` and `5` are one percentage.
  const [typed, setTyped] = useState(isPercent ? toPercent(size) : size);
  const isTyped = (isPercent ? fromPercent(typed) : typed) === size;

  return (
    <TextInput
      className={classes.narrow}
      label={label}
      aria-label={`${label} for ${name}`}
      name="body.tolerance"
      inputMode="decimal"
      maxLength={bodyLimits.number}
      autoComplete="off"
      rightSection={isPercent && '%'}
      value={isTyped ? typed : isPercent ? toPercent(size) : size}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        onChange(isPercent ? fromPercent(value) : value);
      }}
    />
  );
}
