import type { Awaited } from '@akada/contract/observers/progress.ts';
import { type FigureName, figures } from '@akada/core/progress/figures.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/links/links.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { awaitedText, firstSteps } from './figure-words.ts';
import classes from './progress.module.css';

interface FigurePanelProps {
  figure: FigureName;
  /** The data that an empty figure still needs. */
  awaited?: Awaited | undefined;
  children?: ReactNode;
}

/** A figure with its meaning and how it is counted. */
export function FigurePanel({ figure, awaited, children }: FigurePanelProps) {
  const { title, meaning } = figures[figure];

  return (
    <Section title={title}>
      <Text c="dimmed" size="sm" mt={-8}>
        {meaning}
      </Text>
      {children}
      {awaited && (
        <div className={classes.awaited}>
          <Text>{awaitedText(awaited)}</Text>
          <TextLink to={firstSteps[awaited.step].to}>{firstSteps[awaited.step].text}</TextLink>
        </div>
      )}
      <HowCounted figure={figure} />
    </Section>
  );
}

export function HowCounted({ figure }: { figure: FigureName }) {
  const { formula, source } = figures[figure];

  return (
    <details className={classes.how}>
      <summary>How it is counted</summary>
      <p>{formula}</p>
      {source !== null && <p>Source: {source}</p>}
    </details>
  );
}
