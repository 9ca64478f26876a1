import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ClothBand } from '../cloth/cover.tsx';
import classes from './empty.module.css';

interface EmptyProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** In place of an empty list: pale cloth that is still to be woven, what belongs here and the one thing to do about it. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <ClothBand of={{ cloth_seed: title, cloth_colour: 1 }} isFull={false} />
      <Title order={2}>{title}</Title>
      <Text c="dimmed" maw="52ch">
        {children}
      </Text>
      {action}
    </div>
  );
}
