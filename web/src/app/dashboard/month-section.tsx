import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DashboardSection } from '../../features/dashboard/dashboard-section.tsx';
import { usageQuery } from '../../features/usage/api.ts';
import { UsageMeters } from '../../features/usage/usage-meters.tsx';

export function MonthSection() {
  const { data, isPending } = useQuery(usageQuery);

  return (
    <DashboardSection title="This month">
      {isPending && <Skeleton height={94} />}
      {data && <UsageMeters stats={data} kinds={['upload', 'mcq']} />}
      {!data && !isPending && <Text c="dimmed">We could not load your allowance.</Text>}
    </DashboardSection>
  );
}
