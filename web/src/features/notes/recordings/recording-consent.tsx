import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { longDayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { consentQuery, isGiven, useWithdrawConsent } from './consent-api.ts';
import classes from './recording-consent.module.css';

/** The given consent, and a button to withdraw it. */
export function RecordingConsent() {
  const timeZone = useTimeZone();
  const consent = useQuery(consentQuery);
  const withdrawing = useWithdrawConsent();

  if (consent.error) {
    return <LoadFault what="your consent" error={consent.error} onRetry={() => void consent.refetch()} />;
  }
  if (!consent.data) {
    return (
      <Waiting what="your consent" queries={[consentQuery.queryKey]}>
        <TextShape lines={3} />
      </Waiting>
    );
  }
  const input = consent.data.consent;
  if (!input) {
    return <Text>Your recordings are not sent anywhere. We will ask you before we send the first one.</Text>;
  }
  return (
    <Stack align="flex-start">
      <Text className={classes.agreed}>
        On {longDayText(input.given_at, timeZone)} you agreed that the sound of your recordings is sent to{' '}
        {input.host} to be written down.
        {isGiven(consent.data) ? '' : ' We no longer send anything there.'}
      </Text>
      {withdrawing.error && <Notice kind="error">{withdrawing.error.message}</Notice>}
      <ActionButton
        variant="default"
        isBusy={withdrawing.isPending}
        onClick={() => withdrawing.mutate(undefined)}
      >
        Withdraw my consent
      </ActionButton>
    </Stack>
  );
}
