import type { ClassResults } from '@akada/contract/work/classes/classes.ts';
import { Text } from '@mantine/core';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Section } from '../../ui/page/panel.tsx';
import classes from './class.module.css';
import { getPercentText } from './class-words.ts';

/** Right answers of the class by week. */
export function ClassWeeks({ weeks }: { weeks: ClassResults['weeks'] }) {
  const hasBand = weeks.some(({ low }) => low !== null);
  return (
    <Section title="Right, by week">
      {weeks.every(({ right }) => right === null) ? (
        <Text c="dimmed">A line appears once your students have answered questions of this course.</Text>
      ) : (
        <>
          <LineChart label="Right answers by week" points={weeks.map(getPoint)} />
          {hasBand && (
            <Text size="sm" c="dimmed">
              Half of the class lies in the band.
            </Text>
          )}
        </>
      )}
    </Section>
  );
}

function getPoint({ from, students, right, low, high }: ClassResults['weeks'][number]) {
  const name = dayOfYearText(from, 'UTC');
  const percent = right === null ? null : Math.round(right * 100);
  const text =
    percent === null
      ? `Week from ${name}: too few answers`
      : `Week from ${name}: ${percent}% right, ${counted(students, 'student')}`;
  const range = low === null || high === null ? {} : { range: [low * 100, high * 100] as [number, number] };
  return { name, text, value: percent, ...range };
}

/** The topics that the class knows least. */
export function WeakestTopics({ topics }: { topics: ClassResults['weakest'] }) {
  return (
    <Section title="Weakest topics">
      {topics.length === 0 ? (
        <Text c="dimmed">Topics appear once two students have answered enough about them.</Text>
      ) : (
        <ul className={classes.topics}>
          {topics.map(({ topic, known }) => (
            <li key={topic}>
              <div>
                <span>{topic}</span>
                <strong className="figures">{getPercentText(known)}</strong>
              </div>
              <Bar share={known} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
