import { essayLimit } from '@akada/core/question-types/question-body.ts';
import { Textarea } from '@mantine/core';
import { useId } from 'react';
import type { AnswerProps } from './answer-props.ts';
import classes from './answers.module.css';
import { countWords, describeLimits } from './word-count.ts';

/** A text of any length. Its words are counted, and the limits never stop the writing. */
export function EssayField({ presented, response, onChange, describedBy }: AnswerProps<'essay'>) {
  const countId = useId();
  const text = response?.text ?? '';
  const limits = describeLimits(presented);

  return (
    <div className={classes.essay}>
      <p className={classes.quiet}>
        {presented.criteria.map(({ name, points }) => `${name} ${points}`).join(' · ')}
      </p>
      <Textarea
        aria-describedby={[describedBy, countId].filter(Boolean).join(' ')}
        aria-label="Your answer"
        autosize
        minRows={8}
        maxLength={essayLimit}
        spellCheck
        value={text}
        onChange={({ currentTarget }) => onChange({ type: 'essay', text: currentTarget.value })}
      />
      <p className={`${classes.quiet} figures`} id={countId}>
        {countWords(text)}
        {limits !== '' && `, ${limits}`}
        {text.length > essayLimit - 1_000 &&
          `. ${(essayLimit - text.length).toLocaleString('en')} characters are left.`}
      </p>
    </div>
  );
}
