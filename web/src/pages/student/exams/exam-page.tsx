import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { examQuery } from '../../../features/exams/api.ts';
import { ExamView } from '../../../features/exams/sitting/exam-view.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';
import { questionSet } from '../practice/question-set.ts';

// A running exam, perhaps on a thin line, does not wait for the form that starts one.
const examSetup = lazyComponent(async () => (await import('./exam-setup.tsx')).ExamSetup);

export function Component() {
  const [search] = useSearchParams();
  const examId = search.get('exam_id');

  if (examId !== null) return <RunningExam key={examId} id={examId} />;
  return (
    <Lazy
      of={examSetup}
      props={{ set: questionSet(search) }}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="this page" error={error} onRetry={retry} />}
    />
  );
}

/** An exam by its id, on whichever device: under way it goes on, finished it shows its result. */
function RunningExam({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const navigate = useNavigate();
  const { data: exam, dataUpdatedAt, error, refetch } = useQuery(examQuery(id));

  const finish = useCallback(() => navigate(links.result(id), { replace: true }), [navigate, id]);

  if (exam?.status === 'finished') return <Navigate to={links.result(id)} replace />;
  return (
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
        <LoadFault what="this exam" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
