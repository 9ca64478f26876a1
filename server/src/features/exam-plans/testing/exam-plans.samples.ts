import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createReadyNote } from '../../notes/testing/notes.samples.ts';
import { addSample } from '../../practice/testing/practice-student.ts';
import { insertPlan } from '../exam-plans.repo.ts';

const dayInMinutes = 24 * 60;

const subject = 'Use of English';

/** @returns a request for a plan of a subject that everybody may practise */
export function planForm(app: Pick<SharedTestApp, 'clock'>, changes: object = {}) {
  return {
    exam_at: moment(app, 20 * dayInMinutes),
    sources: [{ subject }],
    target: 80,
    minutes_per_day: 30,
    free_weekdays: [7],
    free_days: [],
    ...changes,
  };
}

export const createExamPlan: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const time = moment(app);
  await insertPlan(app.platform.database.db, {
    id,
    userId,
    examAt: moment(app, 20 * dayInMinutes),
    target: 80,
    minutesPerDay: 30,
    freeWeekdays: [7],
    freeDays: [],
    startDay: time.slice(0, 10),
    createdAt: time,
    changedAt: time,
    sources: [{ planId: id, position: 0, kind: 'subject', sourceKey: canary }],
  });
  return id;
};

/** A plan for an unread note. */
const createReadingPlan: Factory = async (app, owner) => {
  const id = await createExamPlan(app, owner);
  const noteId = await createReadyNote(app, owner);
  const { pool } = app.platform.database;
  await pool.query('UPDATE exam_plan_sources SET kind = $2, source_key = $3 WHERE plan_id = $1', [
    id,
    'note',
    noteId,
  ]);
  return id;
};

/** A plan whose exam was yesterday. */
const createPastPlan: Factory = async (app, owner) => {
  const id = await createExamPlan(app, owner);
  await app.platform.database.pool.query('UPDATE exam_plans SET exam_at = $2 WHERE id = $1', [
    id,
    moment(app, -dayInMinutes),
  ]);
  return id;
};

const form = async ({ app }: SampleContext) => {
  await addSample(app, subject);
  return { body: planForm(app) };
};

export const samples: FeatureSamples = {
  requests: {
    'exam_plans.list': async ({ app, owner }) => {
      await createExamPlan(app, owner);
      return {};
    },
    'exam_plans.create': form,
    'exam_plans.get': nothing,
    'exam_plans.change': form,
    'exam_plans.cards': nothing,
    'exam_plans.preview': form,
    'exam_plans.finish_reading': async ({ app, objectId }) => {
      const { rows } = await app.platform.database.pool.query(
        'SELECT source_key FROM exam_plan_sources WHERE plan_id::text = $1',
        [objectId],
      );
      return { params: { reading_id: rows[0]?.source_key ?? newId() }, body: { is_finished: true } };
    },
    'exam_plans.report_outcome': () => ({ body: { outcome: 'better' } }),
    'exam_plans.delete': nothing,
    'exam_plans.restore': nothing,
  },
  objects: { exam_plan: createExamPlan },
  objectsFor: {
    'exam_plans.restore': deleted(createExamPlan, 'exam_plans'),
    'exam_plans.report_outcome': createPastPlan,
    'exam_plans.finish_reading': createReadingPlan,
  },
};
