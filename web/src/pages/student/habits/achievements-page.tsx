import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { habitsQuery } from '../../../features/habits/api.ts';
import { Celebration } from '../../../features/habits/celebration.tsx';
import { GoalChoice } from '../../../features/habits/page/goal-choice.tsx';
import { LeaderboardList } from '../../../features/habits/page/leaderboard-list.tsx';
import { LevelSection } from '../../../features/habits/page/level-section.tsx';
import classes from '../../../features/habits/page/page.module.css';
import { StreakSection } from '../../../features/habits/page/streak-section.tsx';
import { WonList } from '../../../features/habits/page/won-list.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Habits: level, streak, weekly goal, achievements and leaderboards; or the notice that they are minimised. */
export function Component() {
  return (
    <Page title="Achievements">
      <Loaded what="your achievements" query={habitsQuery(useZone())} shape={<CardsShape cards={3} />}>
        {({ habits }) =>
          habits === null ? (
            <Minimised />
          ) : (
            <>
              <Celebration {...habits} />
              <div className={classes.columns}>
                <Stack>
                  <LevelSection level={habits.level} points={habits.points} />
                  <StreakSection {...habits} />
                  <WonList achievements={habits.achievements} />
                </Stack>
                <Stack>
                  <GoalChoice week={habits.week} />
                  <LeaderboardList />
                </Stack>
              </div>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Minimised() {
  return (
    <Notice
      kind="info"
      title="You have minimised gamification."
      actions={<ButtonLink to={links.settingsGeneral()}>Open the settings</ButtonLink>}
    >
      No points, streaks, goals or leaderboards are shown anywhere. Your study still counts: switch “Minimise
      gamification” off to see it all again.
    </Notice>
  );
}
