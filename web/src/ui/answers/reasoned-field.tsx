import { Button } from '@mantine/core';
import { useId } from 'react';
import { OptionInput } from '../question/option-input.tsx';
import type { AnswerProps } from './answer-props.ts';
import classes from './answers.module.css';

const verdicts = [
  { isTrue: true, text: 'True' },
  { isTrue: false, text: 'False' },
] as const;

/** The verdict on a statement, and the reason for it. */
export function ReasonedField({ presented, content, response, onChange }: AnswerProps<'reasoned'>) {
  const name = useId();
  const { verdict, reason } = response ?? { verdict: null, reason: null };

  return (
    <div className={classes.reasoned}>
      <fieldset className={classes.verdicts} aria-label="The statement is">
        {verdicts.map(({ isTrue, text }) => (
          <Button
            key={text}
            variant={verdict === isTrue ? 'light' : 'default'}
            aria-pressed={verdict === isTrue}
            onClick={() => onChange({ type: 'reasoned', verdict: isTrue, reason })}
          >
            {text}
          </Button>
        ))}
      </fieldset>
      <fieldset className={classes.reasons}>
        <legend>Because</legend>
        {presented.reasons.map((text, position) => (
          <OptionInput
            key={text}
            isMultiple={false}
            name={name}
            isChosen={text === reason}
            onChoose={() => onChange({ type: 'reasoned', verdict, reason: text })}
            position={position}
            text={text}
            tree={content?.texts?.[text]}
            tone={text === reason ? 'chosen' : 'open'}
          />
        ))}
      </fieldset>
    </div>
  );
}
