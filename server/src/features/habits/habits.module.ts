import { habitNotifications } from '@akada/core/notifications/habits.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on, onAll } from '../../platform/outbox/event.ts';
import { createDueSearch, recounting } from '../../platform/outbox/recount.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingsSaved } from '../accounts/accounts.ts';
import { cardsReviewed } from '../cards/card/cards.events.ts';
import { examFinished, examRemembered } from '../exams/exam/exams.events.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import { practiceAnswered } from '../practice/records/practice.events.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { addDue } from './figures/habit-due.repo.ts';
import { createHabitFigures } from './figures/habit-figures.service.ts';
import { achievementWon, studyReminderDue } from './figures/habits.events.ts';
import * as tables from './figures/habits.tables.ts';
import { releaseHeldDays } from './figures/held-days.service.ts';
import { habitsRoutes } from './habits.http.ts';
import { createHabitsService } from './habits.service.ts';
import { createLeaderboards } from './leaderboards/leaderboards.service.ts';
import { leaderboardMembers } from './leaderboards/leaderboards.tables.ts';
import { createDueNow, type DueNowDeps } from './reminders/due-now.service.ts';
import { studyReminders } from './reminders/study-reminders.repo.ts';
import { createStudyReminders } from './reminders/study-reminders.service.ts';

export interface HabitsUses extends Omit<DueNowDeps, 'database'> {
  memory: MemoryService;
  holds: QuestionHolds;
}

/** Habits: streak, goal, level, achievements and leaderboards, computed from answers; and the study reminder. */
export function createHabits(platform: Platform, uses: HabitsUses) {
  const deps = { ...platform, ...uses };
  const figures = createHabitFigures(deps);
  const habits = createHabitsService({ ...platform, figures });
  const today = (userId: string) => habits.today(userId, undefined);
  const due = createDueNow(deps);
  const reminders = createStudyReminders({ ...platform, due, today });
  const module: FeatureModule = {
    routes: habitsRoutes(habits, createLeaderboards(platform), reminders),
    listeners: [
      onAll(practiceAnswered, (tx, happened) =>
        addDue(
          tx,
          happened.map(({ userId, facts }) => ({ userId, reviewIds: facts.answer_ids })),
        ),
      ),
      onAll(cardsReviewed, (tx, happened) =>
        addDue(
          tx,
          happened.map(({ userId, facts }) => ({ userId, reviewIds: facts.review_ids })),
        ),
      ),
      onAll(examFinished, addExams),
      onAll(examRemembered, addExams),
      on(settingsSaved, (tx, { userId }) => reminders.moved(tx, userId)),
    ],
    tasks: [
      recounting(platform, {
        name: 'habits.count',
        findDue: createDueSearch(tables.habitDue),
        count: figures.count,
      }),
      releaseHeldDays({ ...platform, figures }),
      { name: 'habits.remind', everyMs: 60_000, run: reminders.remindDue },
    ],
    notifications: [
      notifyOf(achievementWon, habitNotifications.won, ({ facts }) => facts),
      notifyOf(studyReminderDue, habitNotifications.reminder, ({ facts }) => facts),
    ],
    personalData: [
      { tables: personalTables(), notHandedOut: { habit_due: 'says what has to be counted still' } },
    ],
  };
  /** @returns days in a row; null for a student who minimises gamification */
  const readStreakDays = async (userId: string) => (await today(userId))?.streak.days ?? null;
  return { module, service: { due, studyHour: reminders.studyHour, readStreakDays } };
}

/** Exams that ended, or are remembered from now on. */
function addExams(
  tx: Transaction,
  happened: readonly { userId: string; subjectId: string }[],
): Promise<void> {
  return addDue(
    tx,
    happened.map(({ userId, subjectId: examId }) => ({ userId, examId })),
  );
}

function personalTables(): PersonalData['tables'] {
  const { habitDays, habitExamDays, habitStandings, habitAchievements, habitGoals } = tables;
  return [
    personalTable(habitDays, {
      name: 'study-days',
      owned: habitDays.userId,
      order: [habitDays.localDay],
      withheld: { held: 'says what is computed again', computed_at: 'says when it was computed' },
    }),
    personalTable(habitExamDays, {
      name: 'study-days-of-exams',
      owned: habitExamDays.userId,
      order: [habitExamDays.examId, habitExamDays.localDay],
    }),
    personalTable(habitStandings, {
      name: 'streak',
      owned: habitStandings.userId,
      order: [habitStandings.userId],
    }),
    personalTable(habitAchievements, {
      name: 'achievements',
      owned: habitAchievements.userId,
      order: [habitAchievements.key],
    }),
    personalTable(habitGoals, {
      name: 'weekly-goals',
      owned: habitGoals.userId,
      order: [habitGoals.fromWeek],
    }),
    personalTable(leaderboardMembers, {
      name: 'leaderboards',
      owned: leaderboardMembers.userId,
      order: [leaderboardMembers.courseId],
      withheld: { alias_key: 'is made from the name' },
    }),
    personalTable(studyReminders, {
      name: 'study-reminder',
      owned: studyReminders.userId,
      order: [studyReminders.userId],
    }),
  ];
}
