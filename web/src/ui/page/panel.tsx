import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './surface.module.css';

/**
 * White ground without an outline, for what is tapped, compared or filled in. Headings, figures and prose lie on the paper
 * around it. Never one in another.
 */
function Surface({ children }: { children: ReactNode }) {
  return <div className={classes.surface}>{children}</div>;
}

/** A surface for what belongs together and is no list of rows. */
export function Panel({ children, maw }: { maw?: number; children: ReactNode }) {
  return (
    <div style={{ maxWidth: maw }}>
      <Surface>{children}</Surface>
    </div>
  );
}

/** A part of a page that has a name of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();

  return (
    <section aria-labelledby={heading}>
      <Surface>
        <Title order={2} size="h3" mb="md" id={heading}>
          {title}
        </Title>
        {children}
      </Surface>
    </section>
  );
}
