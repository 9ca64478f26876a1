import type { PayoutsOverview } from '@akada/contract/work/money/payouts.ts';
import { describeObstacle, nameAccount } from '@akada/core/payments/payout-words.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { nairaText } from '../../../lib/format/money.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { AccountDialogPart } from './account-dialog-part.tsx';
import { useHoldBack } from './api.ts';
import { shortMomentText, weekdayText } from './payout-times.ts';
import classes from './payouts.module.css';
import { RequestDialog } from './request-dialog.tsx';

const cloth = { cloth_seed: 4471, cloth_colour: 1 };

/** The available amount, where it goes and when; the one thing to do about it. */
export function NextPayout({ overview }: { overview: PayoutsOverview }) {
  const { available, account, obstacle } = overview;
  const [isOpen, setOpen] = useState<'account' | 'request' | null>(null);
  const close = () => setOpen(null);

  return (
    <div className={classes.next}>
      <Hero of={cloth} above={useHeading(overview)} title={nairaText(available)}>
        <Text mb="md">{useSentence(overview)}</Text>
        {account === null && (
          <Button variant="filled" onClick={() => setOpen('account')}>
            Add bank account
          </Button>
        )}
        {account !== null && obstacle !== 'by_hand' && (
          <Group gap="xs">
            {obstacle === null && (
              <Button variant="filled" onClick={() => setOpen('request')}>
                Pay out now
              </Button>
            )}
            <HoldBack isHeldBack={overview.weekly.is_held_back} />
          </Group>
        )}
      </Hero>
      {isOpen === 'account' && <AccountDialogPart onClose={close} />}
      {isOpen === 'request' && account !== null && (
        <RequestDialog overview={overview} account={account} onClose={close} />
      )}
    </div>
  );
}

function useHeading({ obstacle, weekly }: PayoutsOverview): string {
  const zone = useZone();
  if (obstacle !== null) return 'Available';
  return weekly.is_held_back
    ? 'Available, held back by you'
    : `Next payout, ${weekdayText(weekly.next_at, zone)}`;
}

function useSentence({ obstacle, account, weekly, payouts_stopped_until }: PayoutsOverview): string {
  const zone = useZone();
  if (account === null || obstacle !== null) {
    const end = obstacle === 'stopped' ? payouts_stopped_until : (account?.waits_until ?? null);
    const until = end && shortMomentText(end, zone);
    const sentence = describeObstacle(obstacle ?? 'no_account', { until });
    return obstacle === 'below_minimum' ? `${sentence} Your balance waits until it is that large.` : sentence;
  }
  const name = nameAccount(account);
  return weekly.is_held_back
    ? `It stays here until you ask for it. It would go to ${name}.`
    : `To ${name}. It usually arrives the same day, without a fee.`;
}

function HoldBack({ isHeldBack }: { isHeldBack: boolean }) {
  const holding = useHoldBack();
  return (
    <ActionButton
      variant="outline"
      isBusy={holding.isPending}
      onClick={() => holding.mutate(!isHeldBack, { onError: ({ message }) => toast.error(message) })}
    >
      {isHeldBack ? 'Pay out weekly' : 'Hold back'}
    </ActionButton>
  );
}
