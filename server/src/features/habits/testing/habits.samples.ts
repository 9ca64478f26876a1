import { getWeek } from '@akada/core/habits/study-day.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createJoinedCourse } from '../../courses/testing/courses.samples.ts';
import {
  habitAchievements,
  habitDays,
  habitExamDays,
  habitGoals,
  habitStandings,
} from '../figures/habits.tables.ts';
import { leaderboardMembers } from '../leaderboards/leaderboards.tables.ts';
import { studyReminders } from '../reminders/study-reminders.repo.ts';

const zone = 'Africa/Lagos';

/** A row in each table of habits. */
export async function giveHabits(app: SharedTestApp, { userId, canary }: Owner): Promise<void> {
  const { db } = app.platform.database;
  const time = moment(app);
  const localDayNow = localDay(app.clock.now(), zone);
  const day = { userId, localDay: localDayNow };
  const moments = { firstAt: time, lastAt: time };
  await db.insert(habitDays).values({
    ...day,
    ...moments,
    questions: 5,
    rights: 3,
    cards: 2,
    exams: 1,
    held: false,
    computedAt: time,
    firstZone: zone,
    lastZone: zone,
  });
  await db
    .insert(habitExamDays)
    .values({ ...day, ...moments, examId: newId(), zone, answered: 5, counts: true, remembered: true });
  await db.insert(habitStandings).values({ userId, points: 5, days: 1, longest: 1 });
  await db.insert(habitAchievements).values({ userId, key: 'cards_1', wonOn: localDayNow });
  await db.insert(habitGoals).values({ userId, fromWeek: getWeek(localDayNow), answers: 50 });
  await db.insert(leaderboardMembers).values({
    courseId: await createJoinedCourse(app, userId),
    userId,
    joinedAt: time,
    alias: canary.slice(0, 24),
    aliasKey: canary,
  });
  await db.insert(studyReminders).values({ userId, hour: 18, nextAt: moment(app, 60) });
}

export const samples: FeatureSamples = {
  requests: {
    'habits.get': () => ({ query: { zone } }),
    'habits.today': () => ({ query: { zone } }),
    'habits.save_goal': () => ({ body: { answers: 150, zone } }),
    'habits.celebration_seen': () => ({ body: { kind: 'level', level: 2 } }),
    'habits.leaderboards': nothing,
    'habits.leaderboard': async ({ app, owner }) => ({
      params: { course_id: await createJoinedCourse(app, owner.userId) },
      query: { zone },
    }),
    'habits.join_leaderboard': async ({ app, owner }) => ({
      params: { course_id: await createJoinedCourse(app, owner.userId) },
      body: { alias: 'Quiet Owl' },
    }),
    'habits.quit_leaderboard': async ({ app, owner }) => ({
      params: { course_id: await createJoinedCourse(app, owner.userId) },
    }),
    'habits.study_reminder': nothing,
    'habits.save_study_reminder': () => ({ body: { on: true, hour: 18 } }),
  },
};
