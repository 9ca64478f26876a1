import {
  changeExamPlan,
  createExamPlan,
  deleteExamPlan,
  finishReading,
  getExamPlan,
  getPlannedCards,
  listExamPlans,
  previewExamPlan,
  reportOutcome,
  restoreExamPlan,
} from '@akada/contract/work/plans/exam-plans.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ExamPlanAccess } from './exam-plans.access.ts';
import type { ExamPlansService } from './exam-plans.service.ts';

export function examPlansRoutes(access: ExamPlanAccess, plans: ExamPlansService): Route[] {
  return [
    route(listExamPlans)(async ({ caller, query }) => ({
      status: 200,
      body: { items: await plans.list(caller.userId, query.zone) },
    })),
    route(createExamPlan)(async ({ caller, body, idempotencyKey }) => {
      const id = await plans.create(caller.userId, body, idempotencyKey);
      return { status: 201, body: await plans.get(caller.userId, id, body.zone) };
    }),
    route(previewExamPlan)(async ({ caller, query: { plan_id }, body }) => ({
      status: 200,
      body: await plans.preview(caller.userId, body, plan_id),
    })),
    route(getExamPlan)(async ({ caller, params, query }) => {
      const { id, userId } = await access.findReadable(caller, params.id);
      return { status: 200, body: await plans.get(userId, id, query.zone) };
    }),
    route(changeExamPlan)(async ({ caller, params, body }) => {
      const plan = await access.findReadable(caller, params.id);
      await plans.change(plan, body);
      return { status: 200, body: await plans.get(plan.userId, plan.id, body.zone) };
    }),
    route(getPlannedCards)(async ({ caller, params, query }) => {
      const { id, userId } = await access.findReadable(caller, params.id);
      return { status: 200, body: await plans.getCards(userId, id, query.zone) };
    }),
    route(finishReading)(async ({ caller, params, body }) => {
      const plan = await access.findReadable(caller, params.id);
      await plans.finishReading(plan, { ...body, readingId: params.reading_id });
      return { status: 200, body: await plans.get(plan.userId, plan.id, body.zone) };
    }),
    route(reportOutcome)(async ({ caller, params, body }) => {
      const plan = await access.findReadable(caller, params.id);
      await plans.reportOutcome(plan, body.outcome);
      return { status: 200, body: await plans.get(plan.userId, plan.id, body.zone) };
    }),
    route(deleteExamPlan)(async ({ caller, params }) => {
      await plans.remove(await access.findDeletable(caller, params.id));
      return { status: 204 };
    }),
    route(restoreExamPlan)(async ({ caller, params, query }) => {
      const { id, userId } = await plans.restore(await access.findDeletable(caller, params.id));
      return { status: 200, body: await plans.get(userId, id, query.zone) };
    }),
  ];
}
