/** Exam plans: making, changing and deleting them, and what each says of today. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import {
  createExamPlan,
  type ExamPlan,
  type ExamPlanForm,
  type finishReading,
  type Outcome,
  type PlanNeeds,
} from '@akada/contract/work/plans/exam-plans.ts';
import type { CardQueue } from '@akada/contract/work/reviews.ts';
import { planLimits } from '@akada/core/exam-plans/plan-limits.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { findMade, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { createUndo, type Undo } from '../../platform/undo/undo.ts';
import { getZone, lockAccount } from '../accounts/accounts.ts';
import type { ReadPlannedQueue } from '../cards/reviews/planned-queue.service.ts';
import * as repo from './exam-plans.repo.ts';
import { type ExamPlanRow, examPlans } from './exam-plans.tables.ts';
import type { LoadPlan } from './plan-content.service.ts';
import { writeFinished } from './plan-readings.repo.ts';
import type { FindReadings } from './plan-readings.service.ts';
import { toRow } from './plan-rows.ts';
import { type PlanSources, toPlanSource } from './plan-sources.service.ts';
import { createReadPlans } from './read-plans.service.ts';

export interface ExamPlansService extends Undo<ExamPlanRow> {
  /** @param zone of the device; the account's own if absent */
  list(userId: string, zone: string | undefined): Promise<ExamPlan[]>;
  /**
   * @param planId of the plan that the form changes
   * @returns what a plan of this form would need; stores nothing
   * @throws Fault `validation_failed` for a date or a source that is not possible
   */
  preview(userId: string, form: ExamPlanForm, planId: string | undefined): Promise<PlanNeeds>;
  /** @throws Fault `not_found` */
  get(userId: string, id: string, zone: string | undefined): Promise<ExamPlan>;
  /**
   * @returns its id, or the id from the first call with the same key
   * @throws Fault `validation_failed` for a date or a source that is not possible, `conflict` above the limit
   */
  create(userId: string, form: ExamPlanForm, key: string | null): Promise<string>;
  /** @throws Fault `validation_failed` for a date or a source that is not possible */
  change(plan: Authorized<ExamPlanRow>, form: ExamPlanForm): Promise<void>;
  /** @returns the cards that a plan asks today @throws Fault `not_found` */
  getCards(userId: string, id: string, zone: string | undefined): Promise<CardQueue>;
  /** @throws Fault `not_found` for a reading that the plan does not have */
  finishReading(plan: Authorized<ExamPlanRow>, reading: FinishedReading): Promise<void>;
  /** @throws Fault `conflict` before the exam */
  reportOutcome(plan: Authorized<ExamPlanRow>, outcome: Outcome): Promise<void>;
}

export interface ExamPlansDeps {
  database: Database;
  clock: Clock;
  sources: PlanSources;
  load: LoadPlan;
  findReadings: FindReadings;
  readQueue: ReadPlannedQueue;
  /** Follows a change of the student's plans with their reminders. */
  schedule(tx: Transaction, userId: string): Promise<void>;
}

export type FinishedReading = BodyOf<typeof finishReading> & { readingId: string };

const dayMs = 24 * 60 * 60_000;

export function createExamPlansService(deps: ExamPlansDeps): ExamPlansService {
  const { database, clock, load, findReadings, readQueue, schedule } = deps;
  const { db } = database;
  const undo = createUndo({ database, clock }, examPlans, {
    topic: 'exam_plan',
    onRestore: (tx, { userId }) => schedule(tx, userId),
  });

  const { present, preview } = createReadPlans({ database, clock, load });

  return {
    ...undo,
    list: (userId, zone) => present(userId, zone),
    async preview(userId, form, planId) {
      await assertPossible(deps, userId, form);
      return preview(userId, form, planId?.toLowerCase());
    },
    async get(userId, id, zone) {
      const [plan] = await present(userId, zone, id);
      if (!plan) throw notFound();
      return plan;
    },
    async getCards(userId, id, sentZone) {
      const zone = sentZone ?? (await getZone(db, userId));
      const [plan] = await present(userId, zone, id);
      if (!plan) throw notFound();
      return readQueue(userId, plan.today.face_ids, zone);
    },
    async finishReading({ id, userId }, { readingId, is_finished, zone: sentZone }) {
      const zone = sentZone ?? (await getZone(db, userId));
      const itemId = readingId.toLowerCase();
      const [plan] = await repo.findPlans(db, userId, id);
      const readings = plan ? await findReadings(userId, plan.sources) : [];
      if (readings.every((reading) => reading.id !== itemId)) throw notFound();
      const now = clock.now();
      const finished = is_finished ? { now, localDay: localDay(now, zone) } : null;
      await database.transaction(async (tx) => {
        await writeFinished(tx, { userId, readingId: itemId }, finished);
        await publishHint(tx, userId, { topic: 'exam_plan', id });
      });
    },
    async reportOutcome({ id, userId, examAt }, outcome) {
      if (Date.parse(examAt) > clock.now())
        throw new Fault('conflict', 'Your exam is still to come. Tell us afterwards how it went.');
      await database.transaction(async (tx) => {
        if (!(await repo.writeOutcome(tx, id, outcome))) throw notFound();
        await publishHint(tx, userId, { topic: 'exam_plan', id });
      });
    },
    async create(userId, form, key) {
      const call = { userId, endpoint: createExamPlan.id, key };
      const earlierId = await findMade(db, call);
      if (earlierId !== null) return earlierId;

      await assertPossible(deps, userId, form);
      const zone = form.zone ?? (await getZone(db, userId));
      return makeOnce(deps, call, async (tx, id) => {
        await assertRoom(tx, userId);
        const createdAt = getInstant(clock.now());
        const startDay = localDay(clock.now(), zone);
        await repo.insertPlan(tx, {
          ...toRow(id, form),
          id,
          userId,
          startDay,
          createdAt,
          changedAt: createdAt,
        });
        await schedule(tx, userId);
        await publishHint(tx, userId, { topic: 'exam_plan', id });
      });
    },
    async change({ id, userId }, form) {
      await assertPossible(deps, userId, form);
      await database.transaction(async (tx) => {
        const changedAt = getInstant(clock.now());
        if (!(await repo.writePlan(tx, id, { ...toRow(id, form), changedAt }))) throw notFound();
        await schedule(tx, userId);
        await publishHint(tx, userId, { topic: 'exam_plan', id });
      });
    },
  };
}

/** Two devices that each make the last possible plan take turns here. */
export async function assertRoom(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockAccount(tx, userId))) throw notFound();
  if ((await repo.countPlans(tx, userId)) < planLimits.plans) return;
  throw new Fault('conflict', `You have ${planLimits.plans} exam plans. Delete one that is over first.`);
}

async function assertPossible(
  { clock, sources }: ExamPlansDeps,
  userId: string,
  { exam_at, sources: sentSources }: ExamPlanForm,
): Promise<void> {
  const ahead = Date.parse(exam_at) - clock.now();
  if (ahead <= 0) throw invalidField('exam_at', 'Choose a time that is still to come');
  if (ahead > planLimits.days * dayMs)
    throw invalidField('exam_at', `Choose a day within the next ${planLimits.days} days`);
  for (const source of sentSources.flatMap(toPlanSource))
    if ((await sources.findTitle(userId, source)) === null) throw notFound();
}
