import { examPlanNotifications } from '@akada/core/notifications/exam-plans.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on } from '../../platform/outbox/event.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoSweep } from '../../platform/undo/undo.ts';
import { getZone, settingsSaved } from '../accounts/accounts.ts';
import type { ReadPlannedQueue } from '../cards/reviews/planned-queue.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import { createClassPlans } from './class-plans.service.ts';
import { createExamPlanAccess } from './exam-plans.access.ts';
import * as events from './exam-plans.events.ts';
import { examPlansRoutes } from './exam-plans.http.ts';
import { createExamPlansService } from './exam-plans.service.ts';
import { examPlanSources, examPlans, finishedReadings } from './exam-plans.tables.ts';
import { getCalendarEntries } from './plan-calendar-entries.ts';
import { createPlanContent, type FindParameters } from './plan-content.service.ts';
import { getPlanDue } from './plan-due.ts';
import { createPlanReadings, type PlanReadingsDeps } from './plan-readings.service.ts';
import { createPlanReminders, type PlanRemindersDeps } from './plan-reminders.service.ts';
import { createPlanSources, type PlanSourcesDeps } from './plan-sources.service.ts';

export type ExamPlansUses = Omit<PlanSourcesDeps & PlanReadingsDeps, 'database' | 'notes'> & {
  notes: PlanSourcesDeps['notes'] & PlanReadingsDeps['notes'];
  memory: Pick<MemoryService, 'events'>;
  readQueue: ReadPlannedQueue;
  findParameters: FindParameters;
} & Pick<PlanRemindersDeps, 'studyHour'>;

/** Exam plans: from a date to what is studied today. */
export function createExamPlans(platform: Platform, uses: ExamPlansUses) {
  const { database } = platform;
  const sources = createPlanSources({ ...uses, database });
  const findReadings = createPlanReadings({ ...uses, database });
  const load = createPlanContent({ ...uses, database, sources, findReadings });
  const list = (userId: string) => service.list(userId, undefined);
  const reminders = createPlanReminders({ ...platform, list, studyHour: uses.studyHour });
  const service = createExamPlansService({
    ...platform,
    sources,
    load,
    findReadings,
    readQueue: uses.readQueue,
    schedule: reminders.schedule,
  });
  const module: FeatureModule = {
    routes: examPlansRoutes(createExamPlanAccess(database), service),
    tasks: [
      undoSweep(platform, 'exam_plans', examPlans),
      { name: 'exam_plans.remind', everyMs: 60_000, run: reminders.remindDue },
    ],
    listeners: [on(settingsSaved, (tx, { userId }) => reminders.schedule(tx, userId))],
    notifications: [
      notifyOf(events.planStudyDue, examPlanNotifications.studyDue, ({ facts }) => facts),
      notifyOf(events.planExamNear, examPlanNotifications.examNear, ({ facts }) => facts),
      notifyOf(events.planEnded, examPlanNotifications.ended, ({ facts }) => facts),
    ],
    personalData: [
      {
        tables: [
          personalTable(examPlans, {
            name: 'exam-plans',
            owned: examPlans.userId,
            order: [examPlans.createdAt, examPlans.id],
          }),
          personalTable(examPlanSources, {
            name: 'exam-plan-sources',
            owned: { column: examPlanSources.planId, parent: examPlans.id, owner: examPlans.userId },
            order: [examPlanSources.planId, examPlanSources.position],
          }),
          personalTable(finishedReadings, {
            name: 'finished-readings',
            owned: finishedReadings.userId,
            order: [finishedReadings.finishedAt, finishedReadings.readingId],
          }),
        ],
        notHandedOut: { exam_plan_reminders: 'says when the next reminder is decided' },
      },
    ],
  };
  return {
    module,
    classPlans: createClassPlans({ ...platform, load, schedule: reminders.schedule }),
    findCalendarEntries: async (userId: string) => getCalendarEntries(await list(userId)),
    findDue: async (userId: string) =>
      getPlanDue(await list(userId), platform.clock.now(), await getZone(database.db, userId)),
  };
}
