/** Plans for the exam of a class, as the feature of class exams uses them. */
import { planDefaults } from '@akada/core/exam-plans/plan-limits.ts';
import { countPlannedDays, getKnownToday } from '@akada/core/exam-plans/progress.ts';
import { getSchedules } from '@akada/core/exam-plans/schedule.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone } from '../accounts/accounts.ts';
import { toPercents } from './exam-plans.present.ts';
import * as repo from './exam-plans.repo.ts';
import { assertRoom } from './exam-plans.service.ts';
import type { LoadedPlan, LoadPlan } from './plan-content.service.ts';
import { toState } from './plan-rows.ts';

export interface ClassPlansDeps extends Pick<Platform, 'database' | 'clock'> {
  load: LoadPlan;
  /** Follows a change of the student's plans with their reminders. */
  schedule(tx: Transaction, userId: string): Promise<void>;
}

/** The part of a plan that a student shows to a tutor. Shares are in per cent. */
export interface PlanProgress {
  knownPercents: { share: number; low: number; high: number } | null;
  studiedDays: number;
  plannedDays: number;
}

export type ClassPlans = ReturnType<typeof createClassPlans>;

export function createClassPlans({ database, clock, load, schedule }: ClassPlansDeps) {
  const { db } = database;
  return {
    /** @returns the plans of a student with their sources, by the date of the exam */
    list: (executor: Executor, userId: string) => repo.findPlans(executor, userId),
    /**
     * The caller has checked that the student is in the course.
     *
     * @param zone of the device; the account's own if absent
     * @returns the id of the plan
     * @throws Fault `conflict` above the limit
     */
    async add(
      tx: Transaction,
      userId: string,
      { courseId, examAt, zone }: { courseId: string; examAt: string; zone: string | undefined },
    ): Promise<string> {
      await assertRoom(tx, userId);
      const id = newId();
      const createdAt = getInstant(clock.now());
      const { target, minutesPerDay, freeWeekdays } = planDefaults;
      await repo.insertPlan(tx, {
        id,
        userId,
        examAt,
        target,
        minutesPerDay,
        freeWeekdays: [...freeWeekdays],
        freeDays: [],
        startDay: localDay(clock.now(), zone ?? (await getZone(tx, userId))),
        createdAt,
        changedAt: createdAt,
        sources: [{ planId: id, position: 0, kind: 'course', sourceKey: courseId }],
      });
      await schedule(tx, userId);
      await publishHint(tx, userId, { topic: 'exam_plan', id });
      return id;
    },
    /** @returns false if the plan was deleted */
    async move(tx: Transaction, plan: { id: string; userId: string }, examAt: string): Promise<boolean> {
      const changedAt = getInstant(clock.now());
      if (!(await repo.writeDate(tx, plan.id, { examAt, changedAt }))) return false;
      await schedule(tx, plan.userId);
      return true;
    },
    /** @returns null for a plan that was deleted */
    async readProgress(userId: string, planId: string): Promise<PlanProgress | null> {
      const planClock = { now: clock.now(), zone: await getZone(db, userId) };
      const plan = (await repo.findPlans(db, userId)).find(({ id }) => id === planId);
      if (plan === undefined) return null;

      const loaded = await load(plan, localDay(planClock.now, planClock.zone));
      const [planned] = getSchedules([toState(loaded)], planClock);
      return planned === undefined ? null : presentProgress(loaded, planned, planClock);
    },
  };
}

function presentProgress(
  { studiedDays }: LoadedPlan,
  schedule: ReturnType<typeof getSchedules>[number],
  clock: { now: number; zone: string },
): PlanProgress {
  const knownShare = getKnownToday(schedule);
  return {
    knownPercents: knownShare && toPercents(knownShare),
    studiedDays: studiedDays.length,
    plannedDays: countPlannedDays(schedule, studiedDays, clock),
  };
}
