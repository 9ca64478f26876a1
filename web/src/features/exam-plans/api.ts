/** Queries and changes of exam plans. */
import {
  changeExamPlan,
  createExamPlan,
  deleteExamPlan,
  type ExamPlan,
  type ExamPlanForm,
  getExamPlan,
  listExamPlans,
  type Outcome,
  reportOutcome,
  restoreExamPlan,
} from '@akada/contract/work/plans/exam-plans.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

/** Every review and every answer changes the days of a plan. */
const changes = {
  staleTime: 0,
  meta: changedBy('exam_plan', 'card', 'question', 'progress', 'exam', 'note', 'generation'),
};

export const plansQuery = (zone: string) =>
  queryOptions({
    queryKey: ['exam-plans', 'list', zone],
    queryFn: ({ signal }) => call(listExamPlans, { query: { zone }, signal }),
    ...changes,
  });

export const planQuery = (id: string, zone: string) =>
  queryOptions({
    queryKey: ['exam-plans', 'one', id, zone],
    queryFn: ({ signal }) => call(getExamPlan, { params: { id }, query: { zone }, signal }),
    ...changes,
  });

/** @param id null for a new plan */
export function useSavePlan(id: string | null, onSaved: (plan: ExamPlan) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ExamPlanForm): Promise<ExamPlan> =>
      id === null ? call(createExamPlan, { body }) : call(changeExamPlan, { params: { id }, body }),
    onSuccess: (plan, { zone = '' }) => {
      queries.setQueryData(planQuery(plan.id, zone).queryKey, plan);
      onSaved(plan);
    },
    onSettled: () => refreshTopic(queries, 'exam_plan'),
  });
}

export function useReportOutcome(id: string, zone: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (outcome: Outcome) => call(reportOutcome, { params: { id }, body: { outcome, zone } }),
    onSuccess: (plan) => queries.setQueryData(planQuery(id, zone).queryKey, plan),
    onSettled: () => refreshTopic(queries, 'exam_plan'),
  });
}

export const deletablePlan: Deletable<Pick<ExamPlan, 'id'>> = {
  topic: 'exam_plan',
  nameOf: () => 'The plan',
  remove: ({ id }) => call(deleteExamPlan, { params: { id } }),
  restore: ({ id }) => call(restoreExamPlan, { params: { id }, query: {} }),
  keyOf: ({ id }) => ['exam-plans', 'one', id],
};
