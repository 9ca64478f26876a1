import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { Link, TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './dashboard.module.css';

interface DashboardSectionProps {
  title: string;
  /** The page with the complete list. */
  more?: { to: string; text: string };
  children: ReactNode;
}

export function DashboardSection({ title, more, children }: DashboardSectionProps) {
  const heading = useId();

  return (
    <Panel>
      <section aria-labelledby={heading} className={classes.section}>
        <div className={classes.head}>
          <Title order={2} id={heading} className={classes.title}>
            {title}
          </Title>
          {more !== undefined && <TextLink to={more.to}>{more.text}</TextLink>}
        </div>
        <div className={classes.body}>{children}</div>
      </section>
    </Panel>
  );
}

export interface DashboardRow {
  id: string;
  name: string;
  fact: ReactNode;
  to: string;
}

/** A short list: linked names with the single most useful fact. */
export function DashboardRows({ rows }: { rows: readonly DashboardRow[] }) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, name, fact, to }) => (
        <li key={id}>
          <Link to={to} className={classes.row}>
            <span className={classes.name}>{name}</span>
            <span className={`${classes.fact} figures`}>{fact}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DashboardEmptyProps {
  /** The page that adds the first item. */
  next?: { to: string; text: string };
  children: ReactNode;
}

/** Replaces an empty list: it names the missing thing, and links to a page that adds it. */
export function DashboardEmpty({ next, children }: DashboardEmptyProps) {
  return (
    <div className={classes.empty}>
      <Text c="dimmed">{children}</Text>
      {next !== undefined && <TextLink to={next.to}>{next.text}</TextLink>}
    </div>
  );
}

/** The placeholder of the next step, so that nothing below it moves. */
export function NextStepShape() {
  return (
    <CardShape className={classes.loading}>
      <Skeleton height={44} width={200} mt={8} />
    </CardShape>
  );
}
