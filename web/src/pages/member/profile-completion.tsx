import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompleteProfileForm } from '../../features/accounts/complete-profile-form.tsx';
import { settingsQuery } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Section } from '../../ui/page/panel.tsx';

interface ProfileCompletionProps {
  fullName: string;
  onCompleted: () => void;
}

/**
 * The details that students enter after registering. The zone starts with the account's value, which the
 * settings may have changed.
 */
export function ProfileCompletion({ fullName, onCompleted }: ProfileCompletionProps) {
  const { data, error, refetch } = useQuery(settingsQuery);

  return (
    <Section title="Complete your profile">
      <Text mb="md" maw="60ch">
        Check your name, and say where you are: deadlines and the start of your month follow that time zone.
      </Text>
      {error && data === undefined && (
        <LoadFault what="your settings" error={error} onRetry={() => void refetch()} />
      )}
      {!error && data === undefined && <Skeleton height={212} maw={480} />}
      {data && (
        <CompleteProfileForm
          fullName={fullName}
          timeZone={data.time_zone}
          action="Save profile"
          onCompleted={onCompleted}
        />
      )}
    </Section>
  );
}

/** Takes the focus, because the pressed button was removed with the form. */
export function ProfileCompleted() {
  return (
    <div tabIndex={-1} ref={(element) => element?.focus()}>
      <Notice kind="success">Your profile is complete.</Notice>
    </div>
  );
}
