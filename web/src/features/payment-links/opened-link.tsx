import type { OpenedLink as Opened } from '@akada/contract/base/payment-links.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { isUnknown, useRead } from '../../lib/action/use-read.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { momentText } from '../../lib/format/dates.ts';
import { nairaText } from '../../lib/format/money.ts';
import { lazyRules } from '../../lib/lazy/lazy.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { readLink, startPayment } from './opened-api.ts';
import { closedLinks } from './payer-words.ts';
import { getItem } from './words.ts';

/** Shows the offer of a link, and the way to pay it. */
export function OpenedLink({ code }: { code: string }) {
  const { data, error, again } = useRead(() => readLink(code));

  if (error) {
    return isUnknown(error) ? <NoLink /> : <LoadFault what="this link" error={error} onRetry={again} />;
  }
  if (data === undefined) return <CardShape />;
  if (data.offer !== null) return <OfferedPayment code={code} offer={data.offer} />;
  return <Closed state={data.state === 'open' ? 'ended' : data.state} />;
}

export function NoLink() {
  return (
    <Notice kind="info" title="We cannot find this link">
      It may be incomplete. Copy all of it, or ask the person who sent it to you.
    </Notice>
  );
}

function Closed({ state }: { state: keyof typeof closedLinks }) {
  const { kind, title, text } = closedLinks[state];
  return (
    <Notice kind={kind} title={title}>
      {text}
    </Notice>
  );
}

const loadRules = async () => (await import('./form-rules.ts')).payerErrors;

interface OfferedPaymentProps {
  code: string;
  offer: NonNullable<Opened['offer']>;
}

function OfferedPayment({ code, offer }: OfferedPaymentProps) {
  const { amount, expires_at, first_name, has_receipt } = offer;
  const payment = useAction((email: string) => startPayment(code, email));
  const form = useCheckedForm({
    initialValues: { email: '' },
    rules: lazyRules(loadRules),
    refusal: payment.error,
    validateInputOnBlur: true,
  });
  useFreshAfterBack();

  return (
    <form
      onSubmit={form.submit(({ email }) => payment.run(email))}
      onFocus={() => void loadRules().catch(() => {})}
      noValidate
    >
      <Stack>
        <div>
          <Text>{first_name === null ? 'A student asks' : `${first_name} asks`} you to pay for this:</Text>
          <Text fw={650} size="lg" mt={8}>
            {getItem(offer)}
          </Text>
          <Text fw={650} size="xl" className="figures">
            {nairaText(amount)}
          </Text>
          <Text c="dimmed">Open until {momentText(expires_at)}</Text>
        </div>
        <FormFault error={form.fault} />
        <TextInput
          label="Your email"
          description={has_receipt ? 'The receipt goes there' : 'The payment provider asks for it'}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <ActionButton type="submit" isBusy={form.submitting || payment.isPending || payment.isDone}>
          Pay {nairaText(amount)}
        </ActionButton>
        <Text c="dimmed" size="sm">
          The page of the payment provider opens. You pay once: nothing renews, and no card is saved. You do
          not need an account.
        </Text>
      </Stack>
    </form>
  );
}

/** After Back from the provider, the browser may restore the page in its busy state. */
function useFreshAfterBack(): void {
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
}
