import { Paper, type PaperProps, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

/** A quiet surface with a thin border: the frame of whatever belongs together. */
export function Panel({ children, maw }: Pick<PaperProps, 'maw'> & { children: ReactNode }) {
  return (
    <Paper className={classes.panel} p={{ base: 16, sm: 24 }} maw={maw}>
      {children}
    </Paper>
  );
}

/** A part of a page that has a name of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();

  return (
    <section aria-labelledby={heading}>
      <Panel>
        <Title order={2} size="h3" mb="md" id={heading}>
          {title}
        </Title>
        {children}
      </Panel>
    </section>
  );
}
