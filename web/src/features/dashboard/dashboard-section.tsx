import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import classes from './dashboard.module.css';

interface DashboardSectionProps {
  title: string;
  /** Where all of it is. */
  more?: { to: string; text: string };
  children: ReactNode;
}

export function DashboardSection({ title, more, children }: DashboardSectionProps) {
  const heading = useId();

  return (
    <Panel>
      <section aria-labelledby={heading} className={classes.section}>
        <div className={classes.head}>
          <Title order={2} id={heading} size="h3">
            {title}
          </Title>
          {more !== undefined && <TextLink to={more.to}>{more.text}</TextLink>}
        </div>
        <div className={classes.body}>{children}</div>
      </section>
    </Panel>
  );
}
