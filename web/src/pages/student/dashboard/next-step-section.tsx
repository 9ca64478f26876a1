import type { ExamSummary } from '@akada/contract/work/exams.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  DashboardRows,
  DashboardSection,
  NextStepCard,
  NextStepShape,
} from '../../../features/dashboard/dashboard-parts.tsx';
import { nextStep } from '../../../features/dashboard/next-step.ts';
import { examLink, runningExamsQuery } from '../../../features/exams/exam-lists.ts';
import { TimeLeft } from '../../../features/exams/time-left.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { newestQuestionQuery } from '../../../features/quiz/api.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { StoredWork } from '../stored-work.tsx';

const running = runningExamsQuery();

export function NextStepSection() {
  const exams = useQuery(running);
  const notes = useQuery(notesQuery);
  const newest = useQuery(newestQuestionQuery);
  const queries = [exams, notes, newest];

  const failed = queries.find(({ error }) => error !== null);
  if (failed?.error) {
    const retry = () => {
      for (const query of queries) if (query.error) void query.refetch();
    };
    return (
      <Stack>
        <StoredWork asked={queries} />
        <LoadFault what="your dashboard" error={failed.error} onRetry={retry} />
      </Stack>
    );
  }
  if (!exams.data || !notes.data || newest.data === undefined) {
    return (
      <Stack>
        <StoredWork asked={queries} />
        <Waiting
          what="your next step"
          queries={[running.queryKey, notesQuery.queryKey, newestQuestionQuery.queryKey]}
        >
          <NextStepShape />
        </Waiting>
      </Stack>
    );
  }

  const [first, ...others] = exams.data.items;
  const timeLeft = (exam: ExamSummary) => <TimeLeft exam={exam} receivedAt={exams.dataUpdatedAt} />;
  const step = nextStep({
    runningExam: first ?? null,
    notes: notes.data.items.map(({ id, original_filename, status }) => ({
      id,
      name: original_filename,
      status,
    })),
    practisedNoteId: newest.data?.source?.file_id ?? null,
  });
  return (
    <Stack>
      <NextStepCard step={step}>{first && timeLeft(first)}</NextStepCard>
      {others.length > 0 && (
        <DashboardSection title="Also under way">
          <DashboardRows
            rows={others.map((exam) => ({
              id: exam.id,
              name: exam.title,
              fact: timeLeft(exam),
              to: examLink(exam),
            }))}
          />
        </DashboardSection>
      )}
    </Stack>
  );
}
