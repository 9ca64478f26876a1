import type { Awaited } from '@akada/contract/observers/progress.ts';
import { type FigureName, figures } from '@akada/core/progress/figures.ts';
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { type Figures, OpenTable } from '../../ui/chart/figure-table.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { awaitedText, firstSteps } from './figure-words.ts';
import classes from './progress.module.css';

interface FigurePanelProps {
  figure: FigureName;
  /** The data that an empty figure still needs. */
  awaited?: Awaited | undefined;
  /** The data of the chart, for readers who want the numbers. */
  table?: Omit<Figures, 'name'> | false;
  children?: ReactNode;
}

/** A figure with its meaning. A button in its corner opens its table, its file and how it is counted. */
export function FigurePanel({ figure, awaited, table, children }: FigurePanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, meaning } = figures[figure];

  return (
    <Panel>
      <section aria-labelledby={`${id}-title`}>
        <div className={classes.head}>
          <Title order={2} size="h3" id={`${id}-title`}>
            {title}
          </Title>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="dimmed"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`About these figures: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconInfoCircle size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
        <Text c="dimmed" size="sm" mt={6}>
          {meaning}
        </Text>
        <div id={id} hidden={!isOpen} className={classes.about}>
          {isOpen && (
            <>
              <Formula figure={figure} />
              {table && <OpenTable name={title} {...table} />}
            </>
          )}
        </div>
        {children}
        {awaited && (
          <div className={classes.awaited}>
            <Text>{awaitedText(awaited)}</Text>
            <TextLink to={firstSteps[awaited.step].to}>{firstSteps[awaited.step].text}</TextLink>
          </div>
        )}
      </section>
    </Panel>
  );
}

function Formula({ figure }: { figure: FigureName }) {
  const { formula, source } = figures[figure];

  return (
    <>
      <p>{formula}</p>
      {source !== null && <p>Source: {source}</p>}
    </>
  );
}

export function HowCounted({ figure }: { figure: FigureName }) {
  return (
    <details className={classes.how}>
      <summary>How it is counted</summary>
      <Formula figure={figure} />
    </details>
  );
}
