import { Stack } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './form-stack.module.css';

/** The fields of a form, as wide as a readable line, whatever the space around them. */
export function FormStack({ children }: { children: ReactNode }) {
  return <Stack maw="var(--akada-form-width)">{children}</Stack>;
}

/** Short fields in one row, also on a phone. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes.beside}>{children}</div>;
}

/** Parts of a form next to each other if there is room for two readable lines. */
export function FormColumns({ children }: { children: ReactNode }) {
  return (
    <div className={classes.beside} style={{ '--least': '24rem' } as CSSProperties}>
      {children}
    </div>
  );
}
