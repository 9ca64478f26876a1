import { Stack } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
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
