import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  DashboardEmpty,
  DashboardRows,
  DashboardSection,
} from '../../../features/dashboard/dashboard-parts.tsx';
import { lastExamsQuery } from '../../../features/exams/exam-lists.ts';
import { newestQuestionQuery } from '../../../features/quiz/api.ts';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';

export function ResultsSection() {
  const { data, isPending } = useQuery(lastExamsQuery);
  const more = data?.total ? { to: links.examHistory(), text: 'All exams' } : undefined;

  return (
    <DashboardSection title="Your last exams" more={more}>
      {isPending && (
        <Waiting what="your last exams" queries={[lastExamsQuery.queryKey]}>
          <RowsShape rows={1} />
        </Waiting>
      )}
      {!data && !isPending && <Text c="dimmed">We could not load your results.</Text>}
      {data?.total === 0 && <NoExamYet />}
      {data && data.total > 0 && (
        <DashboardRows
          rows={data.items.map(({ id, title, score, max_score }) => ({
            id,
            name: title,
            fact: score === null ? 'No result yet' : `${score} of ${max_score}`,
            to: links.result(id),
          }))}
        />
      )}
    </DashboardSection>
  );
}

/** An exam needs questions, so without any the links lead to making them and none is offered here. */
function NoExamYet() {
  const { data: question } = useQuery(newestQuestionQuery);

  if (question == null) {
    return (
      <DashboardEmpty>
        No exams yet. You need questions first: from your notes, or from a course that you join.
      </DashboardEmpty>
    );
  }
  const { source } = question;
  const to = source === null ? links.practiceHome() : links.examGenerated({ file_id: source.file_id });
  const next = { to, text: 'Sit an exam' };
  return <DashboardEmpty next={next}>No exams yet.</DashboardEmpty>;
}
