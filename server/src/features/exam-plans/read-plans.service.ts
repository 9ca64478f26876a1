/** Reads the plans of a student, and what a plan would need that is not made yet. Nothing is stored. */
import type { ExamPlan, ExamPlanForm, PlanNeeds } from '@akada/contract/work/plans/exam-plans.ts';
import type { PlanClock } from '@akada/core/exam-plans/exam-plan.ts';
import { getSchedules } from '@akada/core/exam-plans/schedule.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import { getZone } from '../accounts/accounts.ts';
import { presentExamPlan } from './exam-plans.present.ts';
import { findPlans, type StoredPlan } from './exam-plans.repo.ts';
import type { LoadedPlan, LoadPlan } from './plan-content.service.ts';
import { toRow, toState } from './plan-rows.ts';

export interface ReadPlansDeps {
  database: Database;
  clock: Clock;
  load: LoadPlan;
}

export function createReadPlans({ database: { db }, clock, load }: ReadPlansDeps) {
  const getClock = async (userId: string, zone: string | undefined): Promise<PlanClock> => ({
    now: clock.now(),
    zone: zone ?? (await getZone(db, userId)),
  });

  /** All plans share the minutes of a day, so plans are always read together. */
  const schedule = async (plans: readonly StoredPlan[], planClock: PlanClock) => {
    const today = localDay(planClock.now, planClock.zone);
    const loaded: LoadedPlan[] = [];
    for (const plan of plans) loaded.push(await load(plan, today));
    const schedules = getSchedules(loaded.map(toState), planClock);
    return schedules.flatMap((one, index) => {
      const found = loaded[index];
      return found ? [{ loaded: found, schedule: one }] : [];
    });
  };

  return {
    /** @param zone of the device; the account's own if absent @param only the id of one plan */
    async present(userId: string, zone: string | undefined, only?: string): Promise<ExamPlan[]> {
      const planClock = await getClock(userId, zone);
      const scheduled = await schedule(await findPlans(db, userId), planClock);
      return scheduled
        .filter(({ loaded }) => only === undefined || loaded.plan.id === only.toLowerCase())
        .map((one) => presentExamPlan(one.loaded, one.schedule, planClock));
    },
    async preview(userId: string, form: ExamPlanForm, planId: string | undefined): Promise<PlanNeeds> {
      const planClock = await getClock(userId, form.zone);
      const plans = await findPlans(db, userId);
      const changedPlan = plans.find(({ id }) => id === planId);
      const others = plans.filter(({ id }) => id !== planId);
      const scheduled = await schedule(
        [...others, getDraft(userId, form, planClock, changedPlan)],
        planClock,
      );
      const draft = scheduled.at(-1);
      if (!draft) throw new Error('A draft has no schedule');
      const { content, days, forecast } = presentExamPlan(draft.loaded, draft.schedule, planClock);
      return {
        minutes: Math.ceil(draft.schedule.neededMinutes),
        study_days: days.filter(({ kind, minutes }) => kind === 'study' && minutes > 0).length,
        cards: content.cards,
        questions: content.questions,
        readings: content.readings,
        forecast,
      };
    },
  };
}

function getDraft(
  userId: string,
  form: ExamPlanForm,
  { now, zone }: PlanClock,
  changedPlan: StoredPlan | undefined,
): StoredPlan {
  const id = newId();
  const time = getInstant(now);
  return {
    id,
    userId,
    startDay: changedPlan?.startDay ?? localDay(now, zone),
    createdAt: changedPlan?.createdAt ?? time,
    changedAt: time,
    outcome: null,
    deletedAt: null,
    ...toRow(id, form),
  };
}
