import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { examQuery } from '../../../features/exams/api.ts';
import { ExamView } from '../../../features/exams/sitting/exam-view.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';

/** An exam by its id, on whichever device: under way it goes on, finished it shows its result. */
export function RunningExam({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const navigate = useNavigate();
  const { data: exam, dataUpdatedAt, error, refetch } = useQuery(examQuery(id));

  const finish = useCallback(() => navigate(links.result(id), { replace: true }), [navigate, id]);

  if (exam?.status === 'finished') return <Navigate to={links.result(id)} replace />;
  return (
    <div data-exam>
      <Page title={exam?.title ?? 'Exam'}>
        {exam !== undefined && (
          <ExamView exam={exam} receivedAt={dataUpdatedAt} userId={userId} onFinished={finish} />
        )}
        {exam === undefined && error === null && (
          <Waiting what="this exam" queries={[examQuery(id).queryKey]}>
            <QuestionShape />
          </Waiting>
        )}
        {exam === undefined && error !== null && (
          <>
            <LoadFault what="this exam" error={error} onRetry={() => void refetch()} />
            <ButtonLink to={links.dashboard()} variant="subtle" mt="md">
              Go to your dashboard
            </ButtonLink>
          </>
        )}
      </Page>
    </div>
  );
}
