import { bodyLimits, type Tolerance } from '@akada/core/question-types/question-body.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
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
  const { kind, by, label, isPercent } = findToleranceKind(tolerance, selection);
  const kinds = getToleranceKinds(tolerance);
  const choose = (next: string) => {
    const found = kinds.find((entry) => entry.kind === next);
    if (found === undefined) return;
    select(next);
    onChange({ by: found.by, size: found.label === null ? '0' : '' });
  };

  return (
    <>
      <SelectField
        className={classes.text}
        label={`Tolerance of ${name}`}
        isLabelHidden
        value={kind}
        options={kinds.map((entry) => [entry.kind, entry.name])}
        onChange={choose}
      />
      {label !== null && (
        <SizeField
          key={kind}
          label={`${label} for ${name}`}
          placeholder={label}
          isPercent={isPercent}
          size={tolerance.size}
          onChange={(size) => onChange({ by, size })}
        />
      )}
    </>
  );
}

interface SizeFieldProps {
  label: string;
  placeholder: string;
  isPercent: boolean;
  size: string;
  onChange: (size: string) => void;
}

function SizeField({ label, placeholder, isPercent, size, onChange }: SizeFieldProps) {
  // The typed text stays as it is, although `5.` and `5` are one percentage.
  const [typed, setTyped] = useState(isPercent ? toPercent(size) : size);
  const isTyped = (isPercent ? fromPercent(typed) : typed) === size;

  return (
    <TextInput
      className={classes.narrow}
      aria-label={label}
      placeholder={placeholder}
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
