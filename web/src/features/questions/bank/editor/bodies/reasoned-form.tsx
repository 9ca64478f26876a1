import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { Text } from '@mantine/core';
import { useId } from 'react';
import shared from '../../../questions.module.css';
import type { BodyFormProps } from './body-form-props.ts';
import { TextRows } from './text-rows.tsx';
import { VerdictField } from './verdict-field.tsx';

/** The verdict about the statement, and the reasons to choose from. */
export function ReasonedForm({ body, onChange }: BodyFormProps<'reasoned'>) {
  const name = useId();

  return (
    <>
      <VerdictField verdict={body.verdict} onChange={(verdict) => onChange({ ...body, verdict })} />
      <Text fw={600} mt={8}>
        Reasons: mark the right one
      </Text>
      <TextRows
        rows={body.reasons.map((text, index) => ({ text, isRight: index === body.reason }))}
        blank={{ text: '', isRight: false }}
        noun="reason"
        add="Add a reason"
        min={2}
        max={bodyLimits.gapOptions}
        lead={(_row, position) => (
          <label className={shared.mark}>
            <input
              type="radio"
              name={name}
              checked={position === body.reason}
              onChange={() => onChange({ ...body, reason: position })}
              aria-label={`Reason ${position + 1} is right`}
            />
          </label>
        )}
        onChange={(rows) =>
          onChange({
            ...body,
            reasons: rows.map(({ text }) => text),
            reason: Math.max(
              0,
              rows.findIndex(({ isRight }) => isRight),
            ),
          })
        }
      />
    </>
  );
}
