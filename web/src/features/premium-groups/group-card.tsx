import type { PremiumGroup } from '@akada/contract/base/premium-groups.ts';
import { links } from '@akada/core/links/links.ts';
import { describeGroup } from '@akada/core/subscriptions/group-words.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { dayText, longDayText } from '../../lib/format/dates.ts';
import { nairaText } from '../../lib/format/money.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { useInvoicePayment } from './api.ts';
import { OrderDialog } from './order-dialogs.tsx';

/** A group of the reader: its state, its code, and its invoice with the ways to pay. */
export function GroupCard({ group, isAlone }: { group: PremiumGroup; isAlone: boolean }) {
  const zone = useZone();
  const [isOrdering, setOrdering] = useState(false);
  const { id, name, state, seats, taken, paid_until, seats_until, invoice, join_code } = group;
  const isOpen = invoice.state === 'open';

  return (
    <Section title={name}>
      <Text mb="md">
        {describeGroup({
          state,
          seats,
          takenSeats: taken,
          paidUntil: paid_until === null ? '' : longDayText(paid_until, zone),
          seatsUntil: seats_until === null ? '' : longDayText(seats_until, zone),
          openAmount: isOpen ? invoice.amount : null,
        })}
      </Text>
      {state !== 'unpaid' && <CopyField label="Code" text={join_code} />}
      {isOpen ? <OpenInvoice group={group} /> : <PaidInvoice group={group} />}
      <Group mt="md" gap="xs">
        <Button variant="default" onClick={() => setOrdering(true)}>
          {isOpen ? 'Change the order' : 'Order further months'}
        </Button>
        {!isAlone && state !== 'unpaid' && (
          <TextLink to={links.premiumGroups({ id })}>See the members</TextLink>
        )}
      </Group>
      {isOrdering && <OrderDialog group={group} onClose={() => setOrdering(false)} />}
    </Section>
  );
}

function OpenInvoice({ group: { id, invoice, bank_account } }: { group: PremiumGroup }) {
  const payment = useInvoicePayment(id);
  const { number, amount, seats, months } = invoice;

  return (
    <>
      <Text mt="md" className="figures">
        Invoice {number}: {counted(seats, 'seat')}, {counted(months, 'month')}, <b>{nairaText(amount)}</b>
      </Text>
      {bank_account !== null && (
        <Text size="sm" my="xs" style={{ overflowWrap: 'anywhere' }}>
          By transfer: send {nairaText(amount)} to {bank_account}. Write {number} as the reason. We confirm it
          when it arrives.
        </Text>
      )}
      <FormFault error={payment.error} />
      <ActionButton isBusy={payment.isBusy} onClick={() => payment.mutate()}>
        Pay {nairaText(amount)} now
      </ActionButton>
    </>
  );
}

function PaidInvoice({ group: { invoice } }: { group: PremiumGroup }) {
  const zone = useZone();
  const { number, amount, paid_by, paid_at } = invoice;
  const means = paid_by === 'card' ? 'online' : 'by bank transfer';

  return (
    <Text mt="md" c="dimmed" size="sm" className="figures">
      Invoice {number} of {nairaText(amount)} was paid {means}
      {paid_at !== null && ` on ${dayText(paid_at, zone)}`}.
    </Text>
  );
}
