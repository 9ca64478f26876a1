import { links } from '@akada/core/links/links.ts';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { examQuery } from '../../../features/exams/api.ts';
import { ExamView } from '../../../features/exams/sitting/exam-view.tsx';
import { useExam } from '../../../features/exams/sitting/use-exam.ts';
import { forgetExam } from '../../../features/exams/stored-exam.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { FocusFrame } from '../../../ui/focus/focus-frame.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';

/** An exam by its id, on any device: a running exam continues, a finished one shows its result. */
export function RunningExam({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const navigate = useNavigate();
  const { exam, receivedAt, error, retry } = useExam(userId, id);

  const finish = useCallback(() => {
    forgetExam(userId, id);
    navigate(links.result(id), { replace: true });
  }, [navigate, userId, id]);

  if (exam?.status === 'finished') return <Navigate to={links.result(id)} replace />;
  if (exam !== undefined) {
    return <ExamView exam={exam} receivedAt={receivedAt} userId={userId} onFinished={finish} />;
  }
  return (
    <FocusFrame
      title="Exam"
      progress={null}
      foot={error !== null && <ButtonLink to={links.dashboard()}>Go to your dashboard</ButtonLink>}
    >
      {error === null ? (
        <Waiting what="this exam" queries={[examQuery(id).queryKey]}>
          <QuestionShape />
        </Waiting>
      ) : (
        <LoadFault what="this exam" error={error} onRetry={retry} />
      )}
    </FocusFrame>
  );
}
