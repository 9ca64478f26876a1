import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { examQuery } from '../../features/exams/api.ts';
import { ExamView } from '../../features/exams/exam-view.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { QuestionSkeleton } from '../../ui/question-skeleton.tsx';
import { useAccount } from '../account-context.ts';

/** An exam by its id, on whichever device: under way it goes on, finished it shows its result. */
export function RunningExam({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const navigate = useNavigate();
  const { data: exam, dataUpdatedAt, error, refetch } = useQuery(examQuery(id));

  const finish = useCallback(() => navigate(`/mcq/results/${id}`, { replace: true }), [navigate, id]);

  if (exam?.status === 'finished') return <Navigate to={`/mcq/results/${id}`} replace />;
  return (
    <Page title={exam?.title ?? 'Exam'}>
      {exam !== undefined && (
        <ExamView exam={exam} receivedAt={dataUpdatedAt} userId={userId} onFinished={finish} />
      )}
      {exam === undefined && error === null && <QuestionSkeleton />}
      {exam === undefined && error !== null && (
        <LoadFault what="this exam" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
