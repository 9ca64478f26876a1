import { type Exam, type ExamPresence, seeExam } from '@akada/contract/work/exams.ts';
import { getUuid } from '@akada/core/text/uuid.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { randomId } from '../../../../lib/device/browser.ts';
import { call } from '../../../../lib/http/call.ts';
import { examQuery } from '../../api.ts';

export interface Seen {
  presence: ExamPresence | undefined;
  /** The arrival time, by the device's clock. */
  presenceAt: number;
  /** Sends the presence again now. */
  sayAgain: () => void;
}

const everyMs = 20_000;

/**
 * Tells the server that this view of the exam is open: once, so that two views learn of each other, and
 * repeatedly if the clock stops while no view is open.
 */
export function usePresence(exam: Exam): Seen {
  const [viewId] = useState(() => getUuid(randomId()));
  const queries = useQueryClient();
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['exams', 'presence', exam.id, viewId],
    queryFn: ({ signal }) => call(seeExam, { params: { id: exam.id }, body: { view_id: viewId }, signal }),
    staleTime: 0,
    refetchInterval: exam.may_pause && everyMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: exam.may_pause && 'always',
    refetchOnReconnect: exam.may_pause && 'always',
  });

  // The exam ended elsewhere, or at its deadline while no view was open.
  const isFinished = data?.status === 'finished';
  useEffect(() => {
    if (isFinished) void queries.invalidateQueries({ queryKey: examQuery(exam.id).queryKey });
  }, [isFinished, queries, exam.id]);

  return {
    presence: data,
    presenceAt: dataUpdatedAt,
    sayAgain: () => void refetch({ cancelRefetch: false }),
  };
}
