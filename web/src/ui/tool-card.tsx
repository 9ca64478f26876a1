import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import classes from './tool-card.module.css';

interface ToolCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

export function ToolCard({ to, icon, title, children }: ToolCardProps) {
  return (
    <Link to={to} className={classes.card}>
      <span className={classes.icon}>{icon}</span>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed">{children}</Text>
    </Link>
  );
}
