import type { SentExamOrder } from '@akada/contract/work/exam-order.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { examQuery } from '../api.ts';
import { examListsKey } from '../exam-lists.ts';

export function useStartExam() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: SentExamOrder) => call(startExam, { body: order }),
    onSuccess: (exam) => {
      queries.setQueryData(examQuery(exam.id).queryKey, exam);
      void queries.invalidateQueries({ queryKey: examListsKey });
    },
  });
}

export type StartingExam = ReturnType<typeof useStartExam>;

/** @returns the running exam, if it is the reason why a start was rejected; else null */
export function findRunningExam(error: Error): string | null {
  const { exam_id } = error instanceof ApiError && error.code === 'conflict' ? error.facts : {};
  return typeof exam_id === 'string' ? exam_id : null;
}
