import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { AnswerProps } from '../answer-props.ts';
import classes from '../answers.module.css';
import { submitOnEnter } from '../submit-on-enter.ts';
import { typedInput } from '../typed-input.ts';
import { findCommaReadings, numberSigns } from './number-signs.ts';

/** A number, with its unit if the question needs one. */
export function NumericalField({ response, onChange, describedBy, onSubmit }: AnswerProps<'numerical'>) {
  const input = useRef<HTMLInputElement>(null);
  const text = response?.text ?? '';
  const change = (next: string) => onChange({ type: 'numerical', text: next });
  const insert = (sign: string) => {
    const field = input.current;
    if (field === null) return;
    field.setRangeText(sign, field.selectionStart ?? text.length, field.selectionEnd ?? text.length, 'end');
    change(field.value);
    field.focus();
  };

  return (
    <div className={classes.number}>
      <TextInput
        {...typedInput}
        ref={input}
        inputMode="decimal"
        classNames={{ input: classes.typed ?? '' }}
        aria-describedby={describedBy}
        aria-label="Your answer, a number"
        enterKeyHint={onSubmit === undefined ? 'done' : 'go'}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={submitOnEnter(onSubmit)}
      />
      <div className={classes.signs}>
        {numberSigns.map((sign) => (
          <Button
            key={sign.label}
            variant="default"
            px={12}
            aria-label={sign.name}
            // Keeps the phone's keyboard open, because the field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(sign.text)}
          >
            {sign.label}
          </Button>
        ))}
      </div>
      <CommaQuestion text={text} onChange={change} />
    </div>
  );
}

function CommaQuestion({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const readings = findCommaReadings(text);
  return (
    <p className={classes.quiet} role="status" hidden={readings === null}>
      {readings !== null && (
        <>
          Did you mean <ReadingButton text={readings.thousands} onChange={onChange} /> or{' '}
          <ReadingButton text={readings.decimal} onChange={onChange} />?
        </>
      )}
    </p>
  );
}

function ReadingButton({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <Button variant="subtle" px={4} onClick={() => onChange(text)}>
      {text}
    </Button>
  );
}
