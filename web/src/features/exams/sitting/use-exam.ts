import type { Exam } from '@akada/contract/work/exams.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isGone } from '../../../lib/http/api-error.ts';
import { fetchContent } from '../../../ui/content/fetch-content.ts';
import { examQuery } from '../api.ts';
import { forgetExam, storedExam, storeExam } from '../stored-exam.ts';

interface LoadedExam {
  /** Undefined while it is on its way, and where there is none. */
  exam: Exam | undefined;
  /** When it arrived, by the device's clock. */
  receivedAt: number;
  error: Error | null;
  retry: () => void;
}

/** An exam as the server has it; until that answers, as this device last had it: without a network it goes on. */
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
    } else if (exam !== undefined || error !== null) forgetExam(userId, id);
  }, [userId, id, exam, dataUpdatedAt, error]);

  return { exam, receivedAt: dataUpdatedAt, error, retry: () => void refetch() };
}
