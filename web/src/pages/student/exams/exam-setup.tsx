import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { RunningExamNotice } from '../../../features/exams/running-exam-notice.tsx';
import { StartForm } from '../../../features/exams/start-form.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { practiceKeys, practiceQuery } from '../practice/practice-query.ts';
import type { QuestionSet } from '../practice/question-set.ts';

/** @param set null when the page was opened without saying what to ask */
export function ExamSetup({ set }: { set: QuestionSet | null }) {
  return (
    <Page title="Sit an exam" subtitle="Your own questions, against the clock.">
      <Stack>
        <RunningExamNotice />
        {set === null ? <NoQuestions /> : <Setup set={set} />}
      </Stack>
    </Page>
  );
}

function Setup({ set }: { set: QuestionSet }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(practiceQuery(set));

  if (error && data === undefined)
    return <LoadFault what="the questions" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Panel maw={640}>
        <Waiting what="the questions" queries={practiceKeys(set)}>
          <FormShape fields={2} />
        </Waiting>
      </Panel>
    );
  }
  const { questions } = data;
  if (questions.length === 0) return <NoQuestions noteId={'file_id' in set ? set.file_id : undefined} />;

  return (
    <StartForm
      questionIds={questions.map(({ id }) => id)}
      onStarted={(id) => navigate(links.examGenerated({ exam_id: id }), { replace: true })}
    />
  );
}

function NoQuestions({ noteId }: { noteId?: string | undefined }) {
  return (
    <Empty
      icon={<IconListCheck size={36} />}
      title="No questions to ask yet"
      action={<ButtonLink to={links.makeQuestions({ file_id: noteId })}>Make questions</ButtonLink>}
    >
      An exam is put together from questions that were made from your notes.
    </Empty>
  );
}
