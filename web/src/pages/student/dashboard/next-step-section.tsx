import { useQuery } from '@tanstack/react-query';
import { NextStepCard, NextStepShape } from '../../../features/dashboard/dashboard-parts.tsx';
import { nextStep } from '../../../features/dashboard/next-step.ts';
import { runningExamsQuery } from '../../../features/exams/api.ts';
import { TimeLeft } from '../../../features/exams/time-left.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { newestQuestionQuery } from '../../../features/quiz/api.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';

export function NextStepSection() {
  const exams = useQuery(runningExamsQuery);
  const notes = useQuery(notesQuery);
  const newest = useQuery(newestQuestionQuery);
  const queries = [exams, notes, newest];

  const failed = queries.find(({ error }) => error !== null);
  if (failed?.error) {
    const retry = () => {
      for (const query of queries) if (query.error) void query.refetch();
    };
    return <LoadFault what="your dashboard" error={failed.error} onRetry={retry} />;
  }
  if (!exams.data || !notes.data || newest.data === undefined) {
    return (
      <Waiting
        what="your next step"
        queries={[runningExamsQuery.queryKey, notesQuery.queryKey, newestQuestionQuery.queryKey]}
      >
        <NextStepShape />
      </Waiting>
    );
  }

  const runningExam = exams.data.items[0] ?? null;
  const step = nextStep({
    runningExam,
    notes: notes.data.items.map(({ id, original_filename, status }) => ({
      id,
      name: original_filename,
      status,
    })),
    practisedNoteId: newest.data?.source?.file_id ?? null,
  });
  return (
    <NextStepCard step={step}>
      {runningExam && <TimeLeft exam={runningExam} receivedAt={exams.dataUpdatedAt} />}
    </NextStepCard>
  );
}
