import { readTutorAccount } from '@akada/contract/observers/money.ts';
import type { PayoutAccount } from '@akada/contract/work/money/payouts.ts';
import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** The account to pay to. Its number is shown on request, because each look is on record. */
export function TutorAccount({ tutorId, account }: { tutorId: string; account: PayoutAccount }) {
  const reading = useMutation({ mutationFn: () => call(readTutorAccount, { params: { id: tutorId } }) });
  const visibleAccount = reading.data ?? account;

  return (
    <div>
      <Text fw={600}>{visibleAccount.account_name}</Text>
      <Group gap="xs">
        <Text className="figures">
          {visibleAccount.bank}, {reading.data?.account_number ?? `account ending ${account.last4}`}
        </Text>
        {reading.data === undefined && (
          <Button variant="subtle" loading={reading.isPending} onClick={() => reading.mutate()}>
            Show the number
          </Button>
        )}
      </Group>
      {reading.error && <Notice kind="error">{reading.error.message}</Notice>}
      <Text c="dimmed" size="sm">
        Each look at the number is in the record.
      </Text>
    </div>
  );
}
