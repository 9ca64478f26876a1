import type { DifferencePart } from '@akada/core/cards/text-difference.ts';
import type { TypedResult } from '@akada/core/cards/typed-answer.ts';
import { type Grade, grades } from '@akada/core/memory/grade.ts';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import classes from './review.module.css';

interface TypedFieldProps {
  onDone: (typedText: string) => void;
}

/** The field for an answer before the card is turned. */
export function TypedField({ onDone }: TypedFieldProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(String(new FormData(event.currentTarget).get('typed') ?? ''));
  };

  return (
    <form id="typed-answer" onSubmit={submit}>
      <TextInput name="typed" label="Your answer" autoComplete="off" autoFocus maxLength={400} />
    </form>
  );
}

const words: Record<TypedResult['result'], string> = {
  right: 'That is right.',
  close: 'That is close. You judge.',
  wrong: 'That is something else. You judge.',
};

/** @returns the grade that an answer suggests; the student decides */
export function suggestedGrade(result: TypedResult['result']): Grade {
  if (result === 'right') return grades.good;
  return result === 'close' ? grades.hard : grades.again;
}

/** The typed answer next to the right one. */
export function TypedOutcome({ typed, outcome }: { typed: string; outcome: TypedResult }) {
  return (
    <div className={classes.typed} role="status">
      <strong>{words[outcome.result]}</strong>
      {outcome.result !== 'right' && typed.trim() !== '' && (
        <span>
          {Object.entries(outcome.difference).map(([at, part]) => (
            <DifferencePiece key={at} part={part} />
          ))}
        </span>
      )}
    </div>
  );
}

function DifferencePiece({ part: { kind, text } }: { part: DifferencePart }) {
  if (kind === 'missing') return <ins>{text}</ins>;
  return kind === 'extra' ? <del>{text}</del> : text;
}
