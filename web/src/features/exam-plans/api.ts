/** Queries and changes of exam plans. */
import {
  changeExamPlan,
  createExamPlan,
  deleteExamPlan,
  type ExamPlan,
  type ExamPlanForm,
  finishReading,
  getExamPlan,
  listExamPlans,
  type Outcome,
  previewExamPlan,
  reportOutcome,
  restoreExamPlan,
} from '@akada/contract/work/plans/exam-plans.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

/** @param planId of the plan that the form changes; null for a new one */
export const previewQuery = (body: ExamPlanForm, planId: string | null) =>
  queryOptions({
    queryKey: ['exam-plans', 'preview', planId, body],
    queryFn: ({ signal }) =>
      call(previewExamPlan, { body, query: planId === null ? {} : { plan_id: planId }, signal }),
    // The figures of the last form stay while new ones come, so that nothing jumps.
    placeholderData: keepPreviousData,
    retry: false,
    ...changes,
  });

/** @returns the mutation that says whether a guide or a note was read */
export function useFinishReading(planId: string, zone: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFinished }: { id: string; isFinished: boolean }) =>
      call(finishReading, {
        params: { id: planId, reading_id: id },
        body: { is_finished: isFinished, zone },
      }),
    onSuccess: (plan) => queries.setQueryData(planQuery(plan.id, zone).queryKey, plan),
    onSettled: () => refreshTopic(queries, 'exam_plan'),
  });
}

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
