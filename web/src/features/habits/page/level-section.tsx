import type { Habits } from '@akada/contract/observers/habits.ts';
import { Text, Title } from '@mantine/core';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { Bar } from '../../../ui/chart/bar.tsx';
import classes from './page.module.css';

/** The large figure of the page: the level, and the points missing to the next one. */
export function LevelSection({ level: { number, from, next }, points }: Pick<Habits, 'level' | 'points'>) {
  return (
    <section aria-labelledby="level" className={classes.level}>
      <span className={`${classes.levelFigure} figures`} aria-hidden>
        {numberText(number)}
      </span>
      <div>
        <Title order={2} id="level">
          Level {numberText(number)}
        </Title>
        <Text className="figures" mb={8}>
          {counted(points, 'point')}, {numberText(next - points)} to level {numberText(number + 1)}
        </Text>
        <Bar share={(points - from) / (next - from)} />
        <Text c="dimmed" size="sm" mt={8}>
          Points come from the first right answer of a day to a question, and from cards that were due.
          Repeating the same question earns none.
        </Text>
      </div>
    </section>
  );
}
