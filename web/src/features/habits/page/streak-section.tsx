import type { Habits } from '@akada/contract/observers/habits.ts';
import { dayAfter, daysBetween } from '@akada/core/time/local-day.ts';
import { Text } from '@mantine/core';
import { dayOfYearText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Calendar } from '../../../ui/chart/calendar.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { StreakFigure } from '../streak-figure.tsx';

/** The number of days that the server knows. */
const shownDays = 91;

type Shown = Pick<Habits, 'streak' | 'days' | 'today'>;

/** The streak, an explanation of freezes, and the days themselves. */
export function StreakSection({ streak, days, today }: Shown) {
  const { longest, today_counts, next_freeze_in } = streak;

  return (
    <Section title="Streak">
      <StreakFigure streak={streak} />
      <Text className="figures">
        {today_counts ? 'Today counts.' : 'Today is open: review a card or answer five questions.'} Your
        longest is {counted(longest, 'day')}.
      </Text>
      <Text c="dimmed" size="sm" mb="md" className="figures">
        A freeze covers a day that you miss. You do nothing for it.{' '}
        {next_freeze_in === null
          ? 'You have two freezes.'
          : `The next one comes back after ${counted(next_freeze_in, 'more day', 'more days')} of study.`}
      </Text>
      <Calendar label="Days studied" days={getCalendar(days, today)} markName="Bridged by a freeze" />
    </Section>
  );
}

function getCalendar(days: Shown['days'], today: string) {
  const known = new Map(days.map((day) => [day.day, day]));
  const first = dayAfter(today, 1 - shownDays);
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, index) => {
    const day = dayAfter(first, index);
    const { questions = 0, cards = 0, points = 0, state } = known.get(day) ?? {};
    const isFrozen = state === 'frozen';
    const done = isFrozen
      ? 'bridged by a freeze'
      : `${counted(questions, 'question')}, ${counted(cards, 'card')}, ${counted(points, 'point')}`;
    return {
      day,
      value: questions + cards,
      isMarked: isFrozen,
      text: `${dayOfYearText(`${day}T12:00:00Z`, 'UTC')}: ${done}`,
    };
  });
}
