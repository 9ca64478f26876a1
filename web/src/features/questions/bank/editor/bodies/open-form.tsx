import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { Text, Textarea } from '@mantine/core';
import type { BodyFormProps } from './body-form-props.ts';

/** The answer next to which students mark their own. */
export function OpenForm({ body, onChange }: BodyFormProps<'open'>) {
  return (
    <>
      <Text size="sm" c="dimmed">
        Students read it after their own answer, and say how much of it they had. Exams do not ask it.
      </Text>
      <Textarea
        aria-label="Model answer"
        name="body.answer"
        maxLength={bodyLimits.text}
        autosize
        minRows={3}
        value={body.answer}
        onChange={({ currentTarget }) => onChange({ ...body, answer: currentTarget.value })}
      />
    </>
  );
}
