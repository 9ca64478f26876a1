import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DashboardRows } from '../../features/dashboard/dashboard-rows.tsx';
import { DashboardSection } from '../../features/dashboard/dashboard-section.tsx';
import { finishedExamsQuery } from '../../features/exams/api.ts';

export function ResultsSection() {
  const { data, isPending } = useQuery(finishedExamsQuery);

  return (
    <DashboardSection title="Your last exams">
      {isPending && <Skeleton height={48} />}
      {!data && !isPending && <Text c="dimmed">We could not load your results.</Text>}
      {data?.total === 0 && <Text c="dimmed">No exam sat yet. Practise first, then try one.</Text>}
      {data && data.total > 0 && (
        <DashboardRows
          rows={data.items.map(({ id, title, correct, question_count }) => ({
            id,
            name: title,
            fact: `${correct ?? 0} of ${question_count}`,
            to: `/mcq/results/${id}`,
          }))}
        />
      )}
    </DashboardSection>
  );
}
