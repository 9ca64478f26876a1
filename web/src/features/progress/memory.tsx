import type { MemoryProgress } from '@akada/contract/observers/progress.ts';
import { figures } from '@akada/core/progress/figures.ts';
import { counted, numberText } from '../../lib/format/numbers.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { IntervalBars } from '../../ui/chart/interval-bars.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { FigurePanel } from './figure-panel.tsx';
import { dayName, estimateCells, fullDay, getPercent, getRange, shortDay } from './figure-words.ts';
import classes from './progress.module.css';

interface MemoryProps {
  memory: MemoryProgress;
  file: () => Promise<Blob>;
}

type Retained = MemoryProgress['retention']['young'];

/** A line needs two points. */
const minPoints = 2;
const unknownRange = [0, 100] as const;

/** The share of due cards that were known, compared with the student's goal. */
export function Retention({ memory: { retention, awaited }, file }: MemoryProps) {
  const { wanted, young, mature, weeks } = retention;
  const goal = { value: getPercent(wanted), name: `your goal, ${getPercent(wanted)}%` };
  const missing = awaited.find(({ figure }) => figure === 'retention');

  return (
    <FigurePanel
      figure="retention"
      awaited={missing}
      table={
        !missing && {
          columns: ['Seven days from', 'Known, %', 'Range, %', 'Reviews', 'Young', 'Mature'],
          rows: weeks.map(({ week, all, young: fresh, mature: settled }) => [
            fullDay(week),
            ...estimateCells(all.estimate),
            all.reviews,
            fresh.reviews,
            settled.reviews,
          ]),
          file,
        }
      }
    >
      {!missing && (
        <>
          {weeks.filter(({ all }) => all.estimate).length >= minPoints && (
            <LineChart
              label={figures.retention.title}
              goal={{ ...goal, name: 'goal' }}
              points={weeks.map(({ week, all }, index) => ({
                name: index === weeks.length - 1 ? 'This week' : shortDay(week),
                text: `Seven days from ${dayName(week)}: ${retainedText(all)}`,
                value: all.estimate && getPercent(all.estimate.share),
                ...(all.estimate && { range: getRange(all.estimate) }),
              }))}
            />
          )}
          <IntervalBars goal={goal} rows={[getRow('Young cards', young), getRow('Mature cards', mature)]} />
        </>
      )}
    </FigurePanel>
  );
}

function getRow(name: string, { reviews, estimate }: Retained) {
  return {
    id: name,
    name,
    from: counted(reviews, 'review'),
    value: estimate && getPercent(estimate.share),
    range: estimate === null ? unknownRange : getRange(estimate),
  };
}

function retainedText({ reviews, known, estimate }: Retained): string {
  if (estimate === null) return 'no reviews';
  const [low, high] = getRange(estimate);
  return `${numberText(known)} of ${counted(reviews, 'card')} known, most likely ${low} to ${high}%`;
}

/** The number of cards due on each of the next days. */
export function Forecast({ memory: { forecast, awaited }, file }: MemoryProps) {
  const missing = awaited.find(({ figure }) => figure === 'forecast');

  return (
    <FigurePanel
      figure="forecast"
      awaited={missing}
      table={
        !missing && {
          columns: ['Day', 'Learning', 'Young', 'Mature'],
          rows: forecast.days.map(({ day, learning, young, mature }) => [
            fullDay(day),
            learning,
            young,
            mature,
          ]),
          file,
        }
      }
    >
      {!missing && (
        <>
          <p className={`${classes.lead} figures`}>
            <b>{numberText(forecast.total)}</b> in {counted(forecast.days.length, 'day')}
          </p>
          <BarChart
            label={figures.forecast.title}
            begin="first"
            series={['Learning', 'Young', 'Mature']}
            points={forecast.days.map(({ day, learning, young, mature }, index) => ({
              name: index === 0 ? 'Today' : shortDay(day),
              text: `${dayName(day)}: ${counted(learning + young + mature, 'card')}`,
              values: [learning, young, mature],
            }))}
          />
        </>
      )}
    </FigurePanel>
  );
}
