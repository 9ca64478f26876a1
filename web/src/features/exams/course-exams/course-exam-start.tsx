import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { findRunningExam, type StartingExam, useStartExam } from '../start/start-exam.ts';
import { getMinutes } from './course-exam-words.ts';
import { useClosesSooner, useCountdown, useWindowState } from './use-window.ts';

interface CourseExamStartProps {
  exam: SetExam;
  receivedAt: number;
  /** Receives the id of an attempt that started, here or on another device. */
  onStarted: (examId: string) => void;
}

/** The action that an exam allows now: wait, start, continue or nothing. */
export function CourseExamStart({ exam, receivedAt, onStarted }: CourseExamStartProps) {
  const state = useWindowState(exam, receivedAt);
  // Called here, because the start form disappears as soon as the list of exams contains the attempt.
  const start = useStartExam();
  const { running_exam_id, attempts_left } = exam;

  return (
    <>
      {/* Announces the opening to waiting screen reader users; the countdown itself is silent. */}
      <VisuallyHidden aria-live="polite">{state === 'open' ? 'The exam is open.' : ''}</VisuallyHidden>
      {running_exam_id !== null && <Running examId={running_exam_id} />}
      {running_exam_id === null && state === 'coming' && <Coming exam={exam} receivedAt={receivedAt} />}
      {running_exam_id === null && state === 'closed' && <Text fw={600}>This exam has closed.</Text>}
      {running_exam_id === null && state === 'open' && attempts_left === 0 && (
        <Text fw={600}>You have used all of your attempts.</Text>
      )}
      {running_exam_id === null && state === 'open' && attempts_left > 0 && (
        <Open exam={exam} receivedAt={receivedAt} start={start} onStarted={onStarted} />
      )}
    </>
  );
}

function Running({ examId }: { examId: string }) {
  return (
    <>
      <Text>Your attempt is in progress, and its clock runs.</Text>
      <div>
        <ButtonLink to={links.examGenerated({ exam_id: examId })}>Continue</ButtonLink>
      </div>
    </>
  );
}

function Coming({ exam, receivedAt }: Omit<CourseExamStartProps, 'onStarted'>) {
  return (
    <Text className="figures">
      It opens in{' '}
      <Text component="span" fw={700} role="timer">
        {useCountdown(exam, receivedAt)}
      </Text>
      . You can wait here: the way to start it appears by itself.
    </Text>
  );
}

function Open({ exam, receivedAt, start, onStarted }: CourseExamStartProps & { start: StartingExam }) {
  const countdown = useCountdown(exam, receivedAt);
  const isShort = useClosesSooner(exam, receivedAt, getMinutes(exam));
  const begin = () =>
    start.mutate(
      { course_exam_id: exam.id },
      {
        onSuccess: ({ id }) => onStarted(id),
        onError: (error) => {
          const running = findRunningExam(error);
          if (running !== null) onStarted(running);
        },
      },
    );

  return (
    <>
      <Text className="figures">
        It closes in{' '}
        <Text component="span" fw={700} role="timer">
          {countdown}
        </Text>
        {isShort ? ', and your attempt ends then, whatever time it has left.' : '.'}
      </Text>
      <Text maw="60ch">
        The clock starts immediately and does not stop. We save each answer as you choose it. You can change
        it until the end.
      </Text>
      <FormFault error={start.error} />
      <div>
        <ActionButton isBusy={start.isPending} onClick={begin}>
          Start the exam
        </ActionButton>
      </div>
    </>
  );
}
