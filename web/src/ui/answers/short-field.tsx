import { TextInput } from '@mantine/core';
import type { AnswerProps } from './answer-props.ts';
import classes from './answers.module.css';
import { submitOnEnter } from './submit-on-enter.ts';
import { typedInput } from './typed-input.ts';

/** A word or a few words. */
export function ShortField({ response, onChange, describedBy, onSubmit }: AnswerProps<'short'>) {
  return (
    <TextInput
      {...typedInput}
      classNames={{ input: classes.typed ?? '' }}
      aria-describedby={describedBy}
      aria-label="Your answer"
      enterKeyHint={onSubmit === undefined ? 'done' : 'go'}
      value={response?.text ?? ''}
      onChange={({ currentTarget }) => onChange({ type: 'short', text: currentTarget.value })}
      onKeyDown={submitOnEnter(onSubmit)}
    />
  );
}
