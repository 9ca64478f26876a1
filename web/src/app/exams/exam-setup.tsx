import { Skeleton, Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { RunningExamNotice } from '../../features/exams/running-exam-notice.tsx';
import { StartForm } from '../../features/exams/start-form.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { practiceQuery } from '../quiz/practice-query.ts';
import type { QuestionSet } from '../quiz/question-set.ts';

/** @param set null when the page was opened without saying what to ask */
export default function ExamSetup({ set }: { set: QuestionSet | null }) {
  return (
    <Page title="Sit an exam" subtitle="Your own questions, against the clock.">
      <Stack>
        <RunningExamNotice />
        {set === null ? <NoQuestions search="" /> : <Setup set={set} />}
      </Stack>
    </Page>
  );
}

function Setup({ set }: { set: QuestionSet }) {
  const navigate = useNavigate();
  const { data: questions, error, refetch } = useQuery(practiceQuery(set));

  if (error && questions === undefined)
    return <LoadFault what="the questions" error={error} onRetry={() => void refetch()} />;
  if (questions === undefined) return <Skeleton height={320} maw={640} />;
  if (questions.length === 0)
    return <NoQuestions search={'file_id' in set ? `?file_id=${set.file_id}` : ''} />;

  return (
    <StartForm
      questionIds={questions.map(({ id }) => id)}
      onStarted={(id) => navigate(`/mcq/exam/generated?exam_id=${id}`, { replace: true })}
    />
  );
}

function NoQuestions({ search }: { search: string }) {
  return (
    <Empty
      icon={<IconListCheck size={36} />}
      title="No questions to ask yet"
      action={<ButtonLink to={`/tools/mcq${search}`}>Make questions</ButtonLink>}
    >
      An exam is put together from questions that were made from your notes.
    </Empty>
  );
}
