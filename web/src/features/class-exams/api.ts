/** Changes that a student makes about the exam of a class. */
import {
  decideClassExam,
  type MyClassExam,
  planClassExam,
  shareProgress,
} from '@akada/contract/work/plans/class-exams.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { refreshTopic } from '../../lib/query/topics.ts';

export function usePlanClassExam(zone: string, onPlanned: (planId: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(planClassExam, { params: { id }, body: { zone } }),
    onSuccess: ({ plan_id }) => onPlanned(plan_id),
    onSettled: () => refreshTopic(queries, 'exam_plan'),
  });
}

/** An exam with the student's plan for it. */
export type PlannedClassExam = MyClassExam & { plan: NonNullable<MyClassExam['plan']> };

export function useDecision({ plan, exam_at, is_removed }: PlannedClassExam) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (is_followed: boolean) =>
      call(decideClassExam, {
        params: { id: plan.id },
        body: { exam_at: is_removed ? null : exam_at, is_followed },
      }),
    // Also after an error: the tutor may have moved the exam again.
    onSettled: () => refreshTopic(queries, 'exam_plan'),
  });
}

export function useSharing(planId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (is_shared: boolean) => call(shareProgress, { params: { id: planId }, body: { is_shared } }),
    onSettled: () => refreshTopic(queries, 'exam_plan'),
  });
}
