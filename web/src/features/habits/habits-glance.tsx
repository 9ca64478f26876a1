import type { HabitsToday } from '@akada/contract/observers/habits.ts';
import type { StudyDay } from '@akada/contract/observers/progress.ts';
import { links } from '@akada/core/links/links.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { Text } from '@mantine/core';
import { useZone } from '../../lib/session/use-zone.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../ui/feedback/shapes.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { habitsTodayQuery } from './api.ts';
import { Celebration } from './celebration.tsx';
import { GoalBar } from './goal-bar.tsx';
import { StreakFigure } from './streak-figure.tsx';
import { WeekTiles } from './week-tile-row.tsx';
import { type WeekTile, weekTiles } from './week-tiles.ts';

/** Streak and goal in short; renders nothing if gamification is minimised. */
export function HabitsGlance({ week }: { week: readonly StudyDay[] }) {
  return (
    <Loaded what="your days" query={habitsTodayQuery(useZone())} shape={<CardsShape cards={1} />}>
      {({ habits }) => habits && <Glance habits={habits} week={week} />}
    </Loaded>
  );
}

function Glance({ habits, week }: { habits: HabitsToday; week: readonly StudyDay[] }) {
  const { streak, today } = habits;
  const isFirstWeek = streak.longest === 0;

  return (
    <Panel>
      <section aria-label={isFirstWeek ? 'Your first week' : 'Your streak'}>
        {isFirstWeek ? (
          <>
            <Text fw={650} size="lg">
              Your first week
            </Text>
            <WeekTiles tiles={weekAhead(today)} />
            <Text c="dimmed" size="sm" mt={12}>
              Answer five questions or review a card, and today’s tile is yours.
            </Text>
          </>
        ) : (
          <>
            <Celebration celebration={habits.celebration} week={habits.week} />
            <StreakFigure streak={streak} />
            <WeekTiles tiles={weekTiles(week, streak)} />
            <GoalBar week={habits.week} />
          </>
        )}
        <Text mt={8}>
          <TextLink to={links.achievements()}>Goal and achievements</TextLink>
        </Text>
      </section>
    </Panel>
  );
}

const weekAhead = (today: string): WeekTile[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => ({
    day: dayAfter(today, days),
    state: days === 0 ? 'open' : 'ahead',
  }));
