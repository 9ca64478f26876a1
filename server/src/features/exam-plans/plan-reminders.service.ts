/** Reminders of exam plans: the work of a day, a calm word before the exam, and the question how it went. */
import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { getPlanTitle } from '@akada/core/exam-plans/plan-title.ts';
import { getReminderTimes, type ReminderInput } from '@akada/core/exam-plans/reminder-times.ts';
import { daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { repeatableId } from '../../platform/ids/ids.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone } from '../accounts/accounts.ts';
import { planEnded, planExamNear, planStudyDue } from './exam-plans.events.ts';
import { findPlans } from './exam-plans.repo.ts';
import * as repo from './plan-reminders.repo.ts';

const hourMs = 60 * 60_000;
/** A reminder that an outage delayed by more is not sent: at night it would only disturb. */
const maxDelayMs = 2 * hourMs;
const roundSize = 500;

export interface PlanRemindersDeps extends Pick<Platform, 'database' | 'clock'> {
  /** Lists the plans of a student with their days, in the zone of the account. */
  list(userId: string): Promise<ExamPlan[]>;
  studyHour(userId: string): Promise<number>;
}

/** The clock by which a student is reminded. */
type StudentClock = Pick<ReminderInput, 'zone' | 'studyHour'>;

export function createPlanReminders(deps: PlanRemindersDeps) {
  const { database, clock } = deps;
  return {
    /** Follows a plan that was made, changed or restored, and the student into another zone. */
    async schedule(tx: Transaction, userId: string): Promise<void> {
      const nextAt = await findNext(tx, userId, await readClock(deps, tx, userId), clock.now() + 1);
      if (nextAt !== null) await repo.hasten(tx, { userId, nextAt });
    },
    async remindDue(): Promise<void> {
      for (;;) {
        const due = await repo.findDue(database.db, getInstant(clock.now()), roundSize);
        for (const userId of due) await remind(deps, userId);
        if (due.length < roundSize) return;
      }
    },
  };
}

async function readClock(deps: PlanRemindersDeps, executor: Executor, userId: string): Promise<StudentClock> {
  return { zone: await getZone(executor, userId), studyHour: await deps.studyHour(userId) };
}

/** @returns the next time at which something may be due; null without plans that still have a reminder */
async function findNext(
  executor: Executor,
  userId: string,
  studentClock: StudentClock,
  since: number,
): Promise<string | null> {
  const plans = await findPlans(executor, userId);
  const times = plans.flatMap(({ examAt }) =>
    getReminderTimes({ ...studentClock, examAt: Date.parse(examAt) }, since).map(({ time }) => time),
  );
  return times.length === 0 ? null : getInstant(Math.min(...times));
}

/** Each reminder has an id that a repetition finds again, so that none is sent twice. */
async function remind(deps: PlanRemindersDeps, userId: string): Promise<void> {
  const { database, clock } = deps;
  const plans = await deps.list(userId);
  await database.transaction(async (tx) => {
    const now = clock.now();
    const dueAt = await repo.lockReminder(tx, userId);
    if (dueAt === null || Date.parse(dueAt) > now) return;

    const studentClock = await readClock(deps, tx, userId);
    const since = Math.max(Date.parse(dueAt), now - maxDelayMs);
    const times = plans.flatMap((plan) =>
      getReminderTimes({ ...studentClock, examAt: Date.parse(plan.exam_at) }, since)
        .filter(({ time }) => time <= now)
        .map(({ kind }) => ({ kind, plan })),
    );
    const studied = times.flatMap(({ kind, plan }) => (kind === 'study' ? [plan] : []));
    await recordStudy(tx, userId, { plans: studied, zone: studentClock.zone, now });
    for (const { kind, plan } of times)
      if (kind !== 'study') await recordExam(tx, userId, { kind, plan, zone: studentClock.zone, now });

    const nextAt = await findNext(tx, userId, studentClock, now + 1);
    if (nextAt === null) await repo.deleteReminder(tx, userId);
    else await repo.moveReminder(tx, { userId, nextAt });
  });
}

/** One reminder of a day names the nearest exam and counts the others. */
async function recordStudy(
  tx: Transaction,
  userId: string,
  { plans, zone, now }: { plans: readonly ExamPlan[]; zone: string; now: number },
): Promise<void> {
  const [first, ...others] = plans.filter(hasWorkToday);
  if (first === undefined) return;

  const today = localDay(now, zone);
  await recordOnce(tx, planStudyDue, {
    userId,
    subjectId: repeatableId('exam_plan_study', userId, today),
    facts: {
      exam: getPlanTitle(first.sources),
      planId: first.id,
      minutes: first.today.minutes,
      days: daysBetween(today, localDay(Date.parse(first.exam_at), zone)),
      others: others.length,
      otherMinutes: others.reduce((sum, plan) => sum + plan.today.minutes, 0),
    },
  });
}

function hasWorkToday({ days, today }: ExamPlan): boolean {
  return days[0]?.kind === 'study' && today.minutes > 0;
}

async function recordExam(
  tx: Transaction,
  userId: string,
  input: { kind: 'eve' | 'morning' | 'ended'; plan: ExamPlan; zone: string; now: number },
): Promise<void> {
  const { kind, plan, zone, now } = input;
  const facts = { exam: getPlanTitle(plan.sources), planId: plan.id };
  const examDay = wallTime(Date.parse(plan.exam_at), zone).slice(0, 10);
  const subjectId = repeatableId('exam_plan', plan.id, kind, examDay);
  if (kind === 'ended') {
    if (plan.outcome === null) await recordOnce(tx, planEnded, { userId, subjectId, facts });
  } else if (now < Date.parse(plan.exam_at)) {
    await recordOnce(tx, planExamNear, {
      userId,
      subjectId,
      facts: { ...facts, startsAt: plan.exam_at, zone, when: kind },
    });
  }
}
