import type { Progress, StudyDay } from '@akada/contract/observers/progress.ts';
import { figures } from '@akada/core/progress/figures.ts';
import type { ComponentProps } from 'react';
import { counted, numberText, spokenDuration } from '../../lib/format/numbers.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { Calendar } from '../../ui/chart/calendar.tsx';
import { BigFigures } from '../../ui/figures/big-figure.tsx';
import { FigurePanel } from './figure-panel.tsx';
import { dayName, fullDay, periodName, shortDay } from './figure-words.ts';
import classes from './progress.module.css';
import { everyDay, getPeriods, type StudyPeriod } from './study-periods.ts';

interface WorkProps {
  progress: Pick<Progress, 'days' | 'from' | 'day' | 'total' | 'awaited'>;
  file: () => Promise<Blob>;
}

const getMinutes = ({ duration_ms }: Pick<StudyDay, 'duration_ms'>) => Math.round(duration_ms / 60_000);

const doneText = ({ questions, cards }: Pick<StudyDay, 'questions' | 'cards'>) =>
  `${counted(questions, 'question')}, ${counted(cards, 'card')}`;

/** The amount of work per day. */
export function Days({ progress, file }: WorkProps) {
  const days = everyDay(progress.days, progress.from, progress.day);

  return (
    <FigurePanel figure="days" table={getTable(days, file)}>
      <p className={`${classes.lead} figures`}>
        <b>{progress.total.days_studied}</b> of {counted(days.length, 'day')}
      </p>
      <Calendar
        label={figures.days.title}
        days={days.map((day) => ({
          day: day.day,
          value: day.questions + day.cards,
          text: `${dayName(day.day)}: ${doneText(day)}`,
        }))}
      />
    </FigurePanel>
  );
}

/** The kinds of work per day. */
export function Work({ progress, file }: WorkProps) {
  const { days, from, day: today, total, awaited } = progress;
  const all = everyDay(days, from, today);
  const periods = getPeriods(all);

  return (
    <FigurePanel
      figure="work"
      awaited={awaited.find(({ figure }) => figure === 'work')}
      table={getTable(all, file)}
    >
      {days.length < minDays ? (
        <Figures
          figures={[
            { value: numberText(total.questions), name: 'questions' },
            { value: numberText(total.cards), name: 'cards' },
          ]}
        />
      ) : (
        <>
          <p className={`${classes.lead} figures`}>
            <b>{numberText(total.questions)}</b> questions, <b>{numberText(total.cards)}</b> cards.{' '}
            {barText(periods)}
          </p>
          <BarChart
            label={figures.work.title}
            series={['Questions', 'Cards']}
            points={periods.map((period) => ({
              ...pointNames(period, today, doneText(period)),
              values: [period.questions, period.cards],
            }))}
          />
        </>
      )}
    </FigurePanel>
  );
}

/** The study time per day. */
export function Time({ progress: { days, from, day: today, total }, file }: WorkProps) {
  const all = everyDay(days, from, today);
  const periods = getPeriods(all);
  const spent = spokenDuration(Math.round(total.duration_ms / 1_000));

  return (
    <FigurePanel figure="time" table={getTable(all, file)}>
      {days.length < minDays ? (
        <Figures figures={[{ value: numberText(getMinutes(total)), name: 'minutes' }]} />
      ) : (
        <>
          <p className={`${classes.lead} figures`}>
            <b>{spent}</b>. {barText(periods)}
          </p>
          <BarChart
            label={figures.time.title}
            points={periods.map((period) => ({
              ...pointNames(period, today, counted(getMinutes(period), 'minute')),
              values: [getMinutes(period)],
            }))}
          />
        </>
      )}
    </FigurePanel>
  );
}

/** The first bar may cover fewer days. */
function barText(periods: readonly StudyPeriod[]): string {
  const last = periods.at(-1);
  return last === undefined || last.first === last.last ? 'Each bar is a day.' : 'Each bar is a week.';
}

function pointNames(period: StudyPeriod, today: string, text: string) {
  const { first, last } = period;
  const name = last !== today ? shortDay(first) : first === today ? 'Today' : 'This week';
  return { name, text: `${periodName(period)}: ${text}` };
}

function getTable(days: readonly StudyDay[], file: WorkProps['file']) {
  return {
    columns: ['Day', 'Questions', 'Cards', 'Minutes'],
    rows: days.map((day) => [fullDay(day.day), day.questions, day.cards, getMinutes(day)]),
    file,
  };
}

/** A few bars in a month say less than their sum. */
const minDays = 7;

function Figures(props: ComponentProps<typeof BigFigures>) {
  return (
    <div className={classes.few}>
      <BigFigures {...props} />
    </div>
  );
}
