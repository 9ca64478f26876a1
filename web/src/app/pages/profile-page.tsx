import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/current-user.ts';
import { AccountFacts } from '../../features/settings/account-facts.tsx';
import { NameForm } from '../../features/settings/name-form.tsx';
import { PictureForm } from '../../features/settings/picture-form.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';

export function Component() {
  const { data, error, refetch } = useQuery(currentUserQuery);

  return (
    <Page title="Profile">
      {error && data === undefined ? (
        <LoadFault what="your account" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={320} />
      ) : (
        <Stack>
          <Section title="Your account">
            <AccountFacts user={data} />
          </Section>
          <Section title="Your picture">
            <PictureForm fullName={data.full_name} url={data.profile_picture_url} />
          </Section>
          <Section title="Your name">
            <NameForm fullName={data.full_name} />
          </Section>
        </Stack>
      )}
    </Page>
  );
}
