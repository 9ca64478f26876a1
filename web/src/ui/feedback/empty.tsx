import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty.module.css';

interface EmptyProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** In place of an empty list: what belongs here and the one thing to do about it. */
export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <div className={classes.icon}>{icon}</div>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" maw="48ch">
        {children}
      </Text>
      {action}
    </div>
  );
}
