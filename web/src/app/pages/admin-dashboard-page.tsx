import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../features/admin/api.ts';
import { OverviewSections } from '../../features/admin/overview-sections.tsx';
import { WaitingTutors } from '../../features/admin/waiting-tutors.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';

export function Component() {
  const { data, error, refetch } = useQuery(overviewQuery);

  return (
    <Page title="Administration" action={<ButtonLink to="/admin/users">Users</ButtonLink>}>
      <Stack>
        <Section title="Tutors who wait for approval">
          <WaitingTutors />
        </Section>
        {error && <LoadFault what="the overview" error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <Skeleton height={480} />}
        {data && <OverviewSections overview={data} />}
      </Stack>
    </Page>
  );
}
