import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Panel } from './panel.tsx';

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
