import { Stack } from '@mantine/core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import question from '../question/question.module.css';
import classes from './form-stack.module.css';

/** The fields of a form, as wide as a line that reads well, whatever stands around them. */
export function FormStack({ children }: { children: ReactNode }) {
  return <Stack maw="var(--akada-form-width)">{children}</Stack>;
}

/** Short fields in one row, also on a phone. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={classes.beside}>{children}</div>;
}

/** Parts of a form beside each other where there is room for two lines that read well. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <div className={classes.beside} style={{ '--least': '24rem' } as CSSProperties}>
      {children}
    </div>
  );
}

interface MoreChoicesProps {
  /** What is in it, or what of it was chosen. */
  of: string;
  /** Whether it begins open: something in it was chosen, or is missing. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that most people leave as they are. A refused one opens it (`useCheckedForm`). */
export function MoreChoices({ of, isOpen = false, children }: MoreChoicesProps) {
  const [begins] = useState(isOpen);
  return (
    <details open={begins}>
      <summary className={question.summary}>More choices: {of}</summary>
      <Stack mt="xs">{children}</Stack>
    </details>
  );
}
