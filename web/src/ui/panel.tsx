import { Paper, type PaperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** A quiet surface with a thin border: the frame of whatever belongs together. */
export function Panel({ children, maw }: Pick<PaperProps, 'maw'> & { children: ReactNode }) {
  return (
    <Paper className={classes.panel} p={{ base: 16, sm: 24 }} maw={maw}>
      {children}
    </Paper>
  );
}
