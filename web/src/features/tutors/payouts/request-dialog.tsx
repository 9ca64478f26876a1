import type { PayoutAccount, PayoutsOverview } from '@akada/contract/work/money/payouts.ts';
import { nameAccount } from '@akada/core/payments/payout-words.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { nairaText } from '../../../lib/format/money.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useRequestPayout } from './api.ts';
import { Sum } from './sums.tsx';

interface RequestDialogProps {
  overview: PayoutsOverview;
  account: PayoutAccount;
  onClose: () => void;
}

/** Shows the fee before the money leaves. */
export function RequestDialog({ overview, account, onClose }: RequestDialogProps) {
  // The amounts when the dialog opened: later changes were not seen.
  const [{ available: amount, request_fee: fee }] = useState(overview);
  const request = useRequestPayout();
  const send = () =>
    request.mutate(
      { amount, fee },
      {
        onSuccess: () => {
          toast.success(`${nairaText(amount - fee)} is on its way to your bank.`);
          onClose();
        },
      },
    );

  return (
    <Dialog
      isOpen
      title="Pay out now?"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton isBusy={request.isPending} onClick={send}>
            {`Pay out ${nairaText(amount - fee)}`}
          </ActionButton>
        </>
      }
    >
      {request.error && <Notice kind="error">{request.error.message}</Notice>}
      <Text mb="md">The weekly payout on Tuesday is free. A payout now costs the transfer.</Text>
      <Sum
        rows={[
          ['From your balance', nairaText(amount)],
          ['Fee for the transfer', nairaText(-fee)],
          [`To ${nameAccount(account)}`, nairaText(amount - fee)],
        ]}
      />
    </Dialog>
  );
}
