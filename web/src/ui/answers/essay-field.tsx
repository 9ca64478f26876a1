import { essayLimit } from '@akada/core/question-types/question-body.ts';
import { Textarea } from '@mantine/core';
import type { AnswerProps } from './answer-props.ts';

/** A text of any length. */
export function EssayField({ response, onChange, describedBy }: AnswerProps<'essay'>) {
  return (
    <Textarea
      aria-describedby={describedBy}
      aria-label="Your answer"
      autosize
      minRows={8}
      maxLength={essayLimit}
      spellCheck
      value={response?.text ?? ''}
      onChange={({ currentTarget }) => onChange({ type: 'essay', text: currentTarget.value })}
    />
  );
}
