/** A student whose habits are counted, using only HTTP. */

import { saveSettings } from '@akada/contract/identity/account-settings.ts';
import * as contract from '@akada/contract/observers/habits.ts';
import { getPreferences } from '@akada/contract/observers/notifications.ts';
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { countFigures } from '../../../testing/count-figures.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertCard, makeReview } from '../../cards/testing/cards.samples.ts';
import { answerTo } from '../../practice/testing/practice.samples.ts';
import { newPracticeStudent } from '../../practice/testing/practice-student.ts';

export type HabitsStudent = Awaited<ReturnType<typeof newHabitsStudent>>;

export async function task(app: TestApp, requested: string): Promise<void> {
  const found = app.features.tasks.find(({ name }) => name === requested);
  if (!found) throw new Error(`There is no task ${requested}`);
  await found.run();
}

export async function newHabitsStudent(app: TestApp) {
  const student = await newPracticeStudent(app);
  const { userId, call } = student;
  const owner = { userId, canary: 'osmosis' };
  const sendEvents = async (events: object[], sentAt = moment(app)) => {
    const { status, body } = await call(sendReviews, { body: { sent_at: sentAt, events } });
    if (status !== 200) throw new Error(`Reviews were refused: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...student,
    sendEvents,
    card: () => insertCard(app, owner),
    /** @returns the reviews of this many cards that were made for it */
    async review(count: number, changes: object = {}) {
      const faces = await Promise.all(Array.from({ length: count }, () => insertCard(app, owner)));
      const events = faces.map((face) => ({ ...makeReview(app, face), ...changes }));
      await sendEvents(events);
      await countFigures(app);
      return events;
    },
    /** Answers questions of a set, the first option is right. */
    async answer(ids: readonly string[], changes: Partial<PracticeAnswer> = {}) {
      const { body } = await student.send(ids.map((id) => answerTo(app, id, changes)));
      if (body.refused.length > 0) throw new Error(`Answers were refused: ${JSON.stringify(body)}`);
      await countFigures(app);
    },
    today: async (zone = 'Africa/Lagos'): Promise<contract.HabitsToday> =>
      (await call(contract.habitsToday, { query: { zone } })).body.habits,
    habits: async (zone = 'Africa/Lagos'): Promise<contract.Habits> =>
      (await call(contract.getHabits, { query: { zone } })).body.habits,
    goal: async (answers: number | null) =>
      (await call(contract.saveGoal, { body: { answers } })).body.habits,
    seen: (body: Record<string, unknown>) => call(contract.celebrationSeen, { body }),
    /** @returns titles of achievements that were announced, the earliest first */
    announced: async () =>
      (await getNotifications(app, { userId })).flatMap(({ type, title }) =>
        type === 'ACHIEVEMENT' ? [title.replace('Achievement: ', '')] : [],
      ),
    /** @returns types of notifications among which the settings let choose */
    notified: async (): Promise<string[]> =>
      (await call(getPreferences)).body.items.map(({ type }: { type: string }) => type),
    reminded: async () =>
      (await getNotifications(app, { userId })).flatMap(({ type, message }) =>
        type === 'REMINDER' ? [message] : [],
      ),
    settings: (minimise_gamification: boolean, time_zone = 'Africa/Lagos') =>
      call(saveSettings, { body: { time_zone, minimise_gamification } }),
    joinBoard: (courseId: string, alias: string) =>
      call(contract.joinLeaderboard, { params: { course_id: courseId }, body: { alias } }),
    quitBoard: (courseId: string) => call(contract.quitLeaderboard, { params: { course_id: courseId } }),
    board: (courseId: string) => call(contract.getLeaderboard, { params: { course_id: courseId } }),
    boards: async () => (await call(contract.listLeaderboards)).body.items as contract.Leaderboard[],
    remind: (on: boolean, hour: number) => call(contract.saveStudyReminder, { body: { on, hour } }),
  };
}
