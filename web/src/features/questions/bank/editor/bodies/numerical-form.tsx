import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { TextInput } from '@mantine/core';
import { blankNumber } from '../../body-values.ts';
import { AcceptedRows } from './accepted-rows.tsx';
import classes from './bodies.module.css';
import type { BodyFormProps, KeyOnlyProps } from './body-form-props.ts';
import { ToleranceFields } from './tolerance-fields.tsx';
import { UnitFields } from './unit-fields.tsx';

/** Accepted numbers with their tolerances, and the units. */
export function NumericalForm({
  body,
  isKeyOnly,
  onChange,
}: Omit<BodyFormProps<'numerical'>, 'stem'> & KeyOnlyProps) {
  return (
    <>
      <AcceptedRows
        rows={body.accepted}
        blank={blankNumber}
        noun="number"
        min={1}
        max={bodyLimits.accepted}
        isOrdered
        isKeyOnly={isKeyOnly}
        isLabelled
        onChange={(rows) => onChange({ ...body, accepted: rows })}
      >
        {({ value, tolerance }, position, put) => (
          <>
            <TextInput
              className={classes.number}
              label="Number"
              aria-label={`Accepted number ${position + 1}`}
              placeholder="Such as 9.81"
              name={`body.accepted.${position}`}
              maxLength={bodyLimits.number}
              autoComplete="off"
              value={value}
              onChange={({ currentTarget }) => put({ value: currentTarget.value })}
            />
            <ToleranceFields
              tolerance={tolerance}
              name={`number ${position + 1}`}
              onChange={(next) => put({ tolerance: next })}
            />
          </>
        )}
      </AcceptedRows>
      <UnitFields body={body} onChange={onChange} />
    </>
  );
}
