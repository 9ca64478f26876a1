import type { PaymentLink } from '@akada/contract/base/payment-links.ts';
import { paymentLinkLimits } from '@akada/core/payments/payment-links.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { nairaText } from '../../lib/format/money.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ShareLink } from '../../ui/form/share-link.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { paymentLinksQuery, useLinkEnd } from './api.ts';
import { AskToPay } from './ask-to-pay.tsx';

import { getInvitation, getItem } from './words.ts';

/** The open links of the student, and the button for a new one. */
export function OwnLinks({ amount }: { amount: number }) {
  const { data } = useQuery(paymentLinksQuery);
  const [sent, setSent] = useState<PaymentLink | null>(null);
  const [ended, setEnded] = useState<PaymentLink | null>(null);
  const zone = useZone();

  if (data === undefined) return null;
  const { items } = data;
  return (
    <Section title="Somebody else pays">
      <Stack>
        <Text>Send a link to a parent or sponsor. They pay for your next month without an account.</Text>
        {items.length > 0 && (
          <Rows
            label="Open links"
            items={items}
            idOf={({ id }) => id}
            row={(link) => (
              <RowText title={getItem(link)}>
                <RowFacts>
                  {nairaText(link.amount)}, open until {dayOfYearText(link.expires_at, zone)}
                </RowFacts>
              </RowText>
            )}
            actions={(link) => (
              <>
                <Button variant="default" size="compact-md" onClick={() => setSent(link)}>
                  Send
                </Button>
                <Button variant="subtle" color="gray" size="compact-md" onClick={() => setEnded(link)}>
                  End
                </Button>
              </>
            )}
          />
        )}
        {items.length < paymentLinkLimits.open ? (
          <div>
            <AskToPay thing={{ purpose: 'month' }} amount={amount} />
          </div>
        ) : (
          <Text c="dimmed">You have {items.length} open links. End one, then you can make another.</Text>
        )}
      </Stack>
      {sent && (
        <Dialog
          isOpen
          title="Send your link"
          onClose={() => setSent(null)}
          actions={<Button onClick={() => setSent(null)}>Done</Button>}
        >
          <ShareLink url={sent.url} text={getInvitation(sent)} />
        </Dialog>
      )}
      {ended && <EndDialog link={ended} onClose={() => setEnded(null)} />}
    </Section>
  );
}

function EndDialog({ link, onClose }: { link: PaymentLink; onClose: () => void }) {
  const ending = useLinkEnd();

  return (
    <Dialog
      isOpen
      title="End this link?"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <ActionButton
            color="clay"
            isBusy={ending.isPending}
            onClick={() => ending.mutate(link, { onSuccess: onClose })}
          >
            End the link
          </ActionButton>
        </>
      }
    >
      <FormFault error={ending.error} />
      <Text>Nobody can pay by it any more. Money that is already on its way goes back to its payer.</Text>
    </Dialog>
  );
}
