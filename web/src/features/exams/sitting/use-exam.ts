import type { Exam } from '@akada/contract/work/exams.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isGone } from '../../../lib/http/api-error.ts';
import { preloadAnswerField } from '../../../ui/answers/lazy-answer-field.tsx';
import { fetchContent } from '../../../ui/content/fetch-content.ts';
import { examQuery } from '../api.ts';
import { forgetExam, storedExam, storeExam } from '../stored-exam.ts';

interface LoadedExam {
  /** Undefined while it loads, and if it does not exist. */
  exam: Exam | undefined;
  /** The arrival time, by the device's clock. */
  receivedAt: number;
  error: Error | null;
  retry: () => void;
}

/**
 * The exam from the server. Until the server answers it is this device's stored copy, so that the exam
 * continues without a network.
 */
export function useExam(userId: string, id: string): LoadedExam {
  const [stored] = useState(() => storedExam(userId, id));
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...examQuery(id),
    initialData: stored?.exam,
    initialDataUpdatedAt: stored?.receivedAt,
  });
  const exam = error !== null && isGone(error) ? undefined : data;

  useEffect(() => {
    if (exam?.status === 'in_progress') {
      storeExam(userId, { exam, receivedAt: dataUpdatedAt });
      void fetchContent(exam);
      if (exam.questions.some(({ presented }) => presented)) preloadAnswerField().catch(() => undefined);
    } else if (exam !== undefined || error !== null) forgetExam(userId, id);
  }, [userId, id, exam, dataUpdatedAt, error]);

  return { exam, receivedAt: dataUpdatedAt, error, retry: () => void refetch() };
}
