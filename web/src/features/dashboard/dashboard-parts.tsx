import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { ButtonLink, Link, TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './dashboard.module.css';
import type { NextStep } from './next-step.ts';
import stepClasses from './next-step-card.module.css';

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

/** A short list: a name that leads on, and the one fact worth seeing at a glance. */
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
  /** What fills it. */
  next?: { to: string; text: string };
  children: ReactNode;
}

/** In place of an empty list: what is missing, and the way to it. */
export function DashboardEmpty({ next, children }: DashboardEmptyProps) {
  return (
    <div className={classes.empty}>
      <Text c="dimmed">{children}</Text>
      {next !== undefined && <TextLink to={next.to}>{next.text}</TextLink>}
    </div>
  );
}

interface DashboardLayoutProps {
  next: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

export function DashboardLayout({ next, main, side }: DashboardLayoutProps) {
  return (
    <div className={classes.dashboard}>
      <div className={classes.wide}>{next}</div>
      <div className={classes.stack}>{main}</div>
      <div className={classes.stack}>{side}</div>
    </div>
  );
}

/** Holds the card's place, so that nothing below it moves when it comes. */
export function NextStepShape() {
  return (
    <CardShape className={stepClasses.loading}>
      <Skeleton height={44} width={200} mt={8} />
    </CardShape>
  );
}

interface NextStepCardProps {
  step: NextStep;
  /** What changes while one looks, such as the time that is left. */
  children?: ReactNode;
}

export function NextStepCard({ step, children }: NextStepCardProps) {
  return (
    <section className={stepClasses.card} aria-labelledby="next-step">
      <Title order={2} id="next-step" className={stepClasses.title}>
        {step.title}
      </Title>
      {step.about !== undefined && <p className={stepClasses.about}>{step.about}</p>}
      <div className={stepClasses.facts}>
        {children}
        <Text maw="56ch">{step.text}</Text>
      </div>
      <ButtonLink to={step.to} className={stepClasses.action}>
        {step.action}
      </ButtonLink>
    </section>
  );
}
