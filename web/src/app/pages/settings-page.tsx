import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NotificationPreferencesForm } from '../../features/notifications/preferences-form.tsx';
import { AccountDeletion } from '../../features/settings/account-deletion.tsx';
import { AccountForm } from '../../features/settings/account-form.tsx';
import { settingsQuery } from '../../features/settings/api.ts';
import { DataDownload } from '../../features/settings/data-download.tsx';
import { DeviceList } from '../../features/settings/device-list.tsx';
import { PasswordForm } from '../../features/settings/password-form.tsx';
import { SecondFactor } from '../../features/settings/second-factor.tsx';
import { ThemeChoice } from '../../features/settings/theme-choice.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';

export function Component() {
  const { data, error, refetch } = useQuery(settingsQuery);

  return (
    <Page title="Settings">
      <Stack>
        <Section title="Appearance">
          <ThemeChoice />
        </Section>
        {error && data === undefined ? (
          <LoadFault what="your settings" error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton height={320} />
        ) : (
          <>
            <Section title="Account">
              <AccountForm settings={data} />
            </Section>
            <Section title={data.has_password ? 'Password' : 'Set a password'}>
              <PasswordForm hasPassword={data.has_password} />
            </Section>
            <Section title="Second step at sign-in">
              <SecondFactor settings={data} />
            </Section>
          </>
        )}
        <Section title="Where you are signed in">
          <DeviceList />
        </Section>
        <Section title="Notifications">
          <NotificationPreferencesForm />
        </Section>
        <Section title="Download my data">
          <DataDownload />
        </Section>
        {data && (
          <Section title="Delete my account">
            <AccountDeletion settings={data} />
          </Section>
        )}
      </Stack>
    </Page>
  );
}
