import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Surface } from './surface.tsx';

/** A surface for what belongs together and is no list of rows. */
export function Panel({ children, maw }: { maw?: number; children: ReactNode }) {
  return (
    <div style={{ maxWidth: maw }}>
      <Surface holds="content">{children}</Surface>
    </div>
  );
}

/** A part of a page that has a name of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();

  return (
    <section aria-labelledby={heading}>
      <Surface holds="content">
        <Title order={2} size="h3" mb="md" id={heading}>
          {title}
        </Title>
        {children}
      </Surface>
    </section>
  );
}
