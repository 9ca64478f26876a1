import { answerLimit } from '@akada/core/question-types/question-body.ts';
import { Textarea } from '@mantine/core';
import type { AnswerProps } from './answer-props.ts';
import classes from './answers.module.css';

/** A text in the student's own words, which may stay empty. Enter begins a line, and Enter with Ctrl ends the writing. */
export function OpenField({ response, onChange, describedBy, onSubmit }: AnswerProps<'open'>) {
  return (
    <Textarea
      classNames={{ input: classes.prose ?? '' }}
      aria-describedby={describedBy}
      aria-label="Your answer"
      placeholder="Write it, or only think it"
      autosize
      minRows={3}
      maxLength={answerLimit}
      spellCheck
      value={response?.text ?? ''}
      onChange={({ currentTarget }) => onChange({ type: 'open', text: currentTarget.value, had: 'none' })}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) onSubmit?.();
      }}
    />
  );
}
