import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import classes from './empty.module.css';

// Loads later, because most lists are not empty.
const clothBand = lazyComponent(async () => (await import('../cloth/cover.tsx')).ClothBand);

interface EmptyProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** True if everything is done, which fills the cloth. */
  isDone?: boolean;
}

/** Shown instead of an empty list: pale, unwoven cloth, the purpose of the list, and one action. */
export function Empty({ title, children, action, isDone = false }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.band}>
        <Lazy
          of={clothBand}
          props={{ of: { cloth_seed: title, cloth_colour: 1 }, isFull: isDone }}
          waiting={null}
          fault={() => null}
        />
      </div>
      <Title order={2}>{title}</Title>
      <Text c="dimmed" maw="52ch">
        {children}
      </Text>
      {action}
    </div>
  );
}
