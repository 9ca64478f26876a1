import type { PayoutAccount } from '@akada/contract/work/money/payouts.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Section } from '../../../ui/page/panel.tsx';
import { AccountDialogPart } from './account-dialog-part.tsx';
import { shortMomentText } from './payout-times.ts';
import classes from './payouts.module.css';

/** The account that the tutor is paid to. Its number is never shown. */
export function BankAccount({ account }: { account: PayoutAccount | null }) {
  const zone = useZone();
  const [isOpen, setOpen] = useState(false);

  return (
    <Section title="Your bank account">
      {account === null ? (
        <Text>You have not saved a bank account yet.</Text>
      ) : (
        <>
          <div className={classes.bank}>
            <IconBuildingBank size={22} aria-hidden />
            <div className={classes.text}>
              <Text fw={600}>{`${account.bank} ···· ${account.last4}`}</Text>
              <Text c="dimmed" size="sm">
                {account.account_name}
              </Text>
            </div>
          </div>
          {account.waits_until !== null && (
            <Text mt="sm">
              <span className={classes.state}>
                {`New: payouts from ${shortMomentText(account.waits_until, zone)}`}
              </span>
            </Text>
          )}
        </>
      )}
      <Text c="dimmed" size="sm" mt="sm">
        A new account waits 48 hours before money goes there.
      </Text>
      <Group mt="xs">
        <Button variant="default" onClick={() => setOpen(true)}>
          {account === null ? 'Add bank account' : 'Change account'}
        </Button>
      </Group>
      {isOpen && <AccountDialogPart onClose={() => setOpen(false)} />}
    </Section>
  );
}
