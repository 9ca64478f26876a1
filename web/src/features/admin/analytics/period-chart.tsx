import type { AnalyticsGroup } from '@akada/core/analytics/day-figures.ts';
import { Text, Title } from '@mantine/core';
import { Fragment, useId } from 'react';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { FigureTable } from '../../../ui/chart/figure-table.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import classes from './analytics.module.css';
import { type Period, periodName, periodShort } from './analytics-words.ts';

type Figure = Exclude<keyof Period, 'first' | 'last'>;

interface PeriodChartProps {
  title: string;
  /** A sentence about the counted figure. */
  meaning: string;
  /** Names of the series, bottom first. */
  series: readonly (readonly [figure: Figure, name: string])[];
  /** Columns of the table that are not drawn. */
  beside?: readonly (readonly [figure: Figure, name: string])[];
  periods: readonly Period[];
  group: AnalyticsGroup;
  /** The divisor of stored amounts. */
  scale?: number;
  textOf?: (value: number) => string;
}

/** Amounts of each period as bars, with the table and the file behind them. */
export function PeriodChart({
  title,
  meaning,
  series,
  beside = [],
  periods,
  group,
  scale = 1,
  textOf = numberText,
}: PeriodChartProps) {
  const sum = (figure: Figure) => periods.reduce((total, period) => total + period[figure], 0);
  const columns = [...series, ...beside];
  const isEmpty = columns.every(([figure]) => sum(figure) === 0);

  return (
    <Section title={title}>
      <Text c="dimmed" size="sm" mt={-8}>
        {meaning}
      </Text>
      {isEmpty ? (
        <Text mt="sm">Nothing in this period.</Text>
      ) : (
        <>
          <p className={`${classes.lead} figures`}>
            {columns.map(([figure, name], index) => (
              <Fragment key={figure}>
                {index > 0 && ', '}
                {index === 0 ? <b>{textOf(sum(figure))}</b> : textOf(sum(figure))} {name.toLowerCase()}
              </Fragment>
            ))}
          </p>
          <BarChart
            label={title}
            series={series.map(([, name]) => name)}
            points={periods.map((period) => ({
              name: periodShort(period, group),
              text: `${periodName(period)}: ${columns
                .map(([figure, name]) => `${textOf(period[figure])} ${name.toLowerCase()}`)
                .join(', ')}`,
              // Refunds may exceed the income.
              values: series.map(([figure]) => Math.max(0, period[figure] / scale)),
            }))}
          />
          <FigureTable
            name={title}
            columns={['From', 'To', ...columns.map(([, name]) => name)]}
            rows={periods.map((period) => [
              period.first,
              period.last,
              ...columns.map(([figure]) => (textOf === numberText ? period[figure] : textOf(period[figure]))),
            ])}
          />
        </>
      )}
    </Section>
  );
}

/** The main chart: learners per period, on the page's paper, with the last period's figure above all others. */
export function LearnersChart({ periods, group }: Pick<PeriodChartProps, 'periods' | 'group'>) {
  const heading = useId();
  const title = `Learners active in a ${group}`;
  const last = periods.at(-1)?.learners ?? 0;
  const max = Math.max(0, ...periods.map(({ learners }) => learners));

  return (
    <section aria-labelledby={heading} className={classes.leading}>
      <Title order={2} id={heading}>
        {title}
      </Title>
      <p className="figures">
        <b>{numberText(last)}</b>
        <span>
          in the last {group}, which is not over; {numberText(max)} at most
        </span>
      </p>
      <Text c="dimmed" size="sm">
        People who answered a question, reviewed a card or finished an exam. Each person counts once.
      </Text>
      <BarChart
        label={title}
        points={periods.map((period) => ({
          name: periodShort(period, group),
          text: `${periodName(period)}: ${counted(period.learners, 'learner')}`,
          values: [period.learners],
        }))}
      />
      <FigureTable
        name={title}
        columns={['From', 'To', 'Learners']}
        rows={periods.map(({ first, last: end, learners }) => [first, end, learners])}
      />
    </section>
  );
}
