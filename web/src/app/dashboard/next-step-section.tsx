import { useQuery } from '@tanstack/react-query';
import { nextStep } from '../../features/dashboard/next-step.ts';
import { NextStepCard, NextStepLoading } from '../../features/dashboard/next-step-card.tsx';
import { runningExamsQuery } from '../../features/exams/api.ts';
import { notesQuery } from '../../features/notes/api.ts';
import { newestQuestionQuery } from '../../features/quiz/api.ts';
import { LoadFault } from '../../ui/load-fault.tsx';

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
  if (!exams.data || !notes.data || newest.data === undefined) return <NextStepLoading />;

  const step = nextStep({
    runningExam: exams.data.items[0] ?? null,
    notes: notes.data.items.map(({ id, original_filename, status }) => ({
      id,
      name: original_filename,
      status,
    })),
    practisedNoteId: newest.data?.source.file_id ?? null,
  });
  return <NextStepCard step={step} />;
}
