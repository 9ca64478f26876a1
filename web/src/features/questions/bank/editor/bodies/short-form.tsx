import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { Checkbox, Group, Text, TextInput } from '@mantine/core';
import { blankText } from '../../body-values.ts';
import { AcceptedRows } from './accepted-rows.tsx';
import classes from './bodies.module.css';
import type { BodyFormProps, KeyOnlyProps } from './body-form-props.ts';

/** Accepted texts, and the differences that count. */
export function ShortForm({
  body,
  isKeyOnly,
  onChange,
}: Omit<BodyFormProps<'short'>, 'stem'> & KeyOnlyProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        A star accepts any text: colo*r accepts color and colour.
      </Text>
      <AcceptedRows
        rows={body.accepted}
        blank={blankText}
        noun="answer"
        min={1}
        max={bodyLimits.accepted}
        isOrdered
        isKeyOnly={isKeyOnly}
        onChange={(rows) => onChange({ ...body, accepted: rows })}
      >
        {({ text }, position, put) => (
          <TextInput
            className={classes.text}
            aria-label={`Accepted answer ${position + 1}`}
            name={`body.accepted.${position}`}
            maxLength={bodyLimits.acceptedText}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => put({ text: currentTarget.value })}
          />
        )}
      </AcceptedRows>
      <Group gap="8px 24px">
        <Checkbox
          label="Capitals count"
          checked={body.case}
          onChange={({ currentTarget }) => onChange({ ...body, case: currentTarget.checked })}
        />
        <Checkbox
          label="Accents count"
          checked={body.accents}
          onChange={({ currentTarget }) => onChange({ ...body, accents: currentTarget.checked })}
        />
      </Group>
    </>
  );
}
