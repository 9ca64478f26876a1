import { links } from '@akada/core/links/links.ts';
import { Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { ClothBand } from '../../ui/cloth/cover.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { paymentQuery } from './api.ts';
import { boughtAt, getOutcome } from './payment-words.ts';
import classes from './subscriptions.module.css';

/** Milliseconds between requests, each counted from the server's last answer. */
const waitsMs = [2_000, 4_000, 8_000];

const face = { cloth_seed: 'premium', cloth_colour: 3 };

/** The outcome of a payment. Opening the page only reads, so it may be opened any number of times. */
export function PaymentOutcome({ reference }: { reference: string }) {
  const query = paymentQuery(reference);
  const { data, error, refetch } = useQuery(query);
  const isAsking = useAskingAgain(data?.state === 'pending', refetch);
  useFreshness(data?.state === 'paid');

  if (data === undefined && error instanceof ApiError && [404, 422].includes(error.status))
    return <NoPayment />;
  if (data === undefined && error)
    return <LoadFault what="your payment" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="your payment" queries={[query.queryKey]}>
        <CardShape />
      </Waiting>
    );
  }
  const { title, text } = getOutcome(data, isAsking);
  const [to, next] = boughtAt(data);
  return (
    <Said title={title} text={text} isFull={data.state === 'paid'}>
      <ButtonLink to={to}>{next}</ButtonLink>
    </Said>
  );
}

/** Shown for an incomplete address, or a payment of another account. */
export function NoPayment() {
  return (
    <Said
      title="We cannot find this payment"
      text="The link is incomplete, or it belongs to another account. You can find your payments under your subscription."
      isFull={false}
    >
      <ButtonLink to={links.subscription()}>Go to your subscription</ButtonLink>
    </Said>
  );
}

interface SaidProps {
  title: string;
  text: string;
  isFull: boolean;
  children: ReactNode;
}

function Said({ title, text, isFull, children }: SaidProps) {
  return (
    <div className={classes.outcome}>
      <ClothBand of={face} isFull={isFull} />
      <div role="status">
        <Title order={2}>{title}</Title>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

/** @returns true if another request will follow */
function useAskingAgain(isOpen: boolean, ask: () => Promise<unknown>): boolean {
  const [asked, setAsked] = useState(0);
  const wait = isOpen ? waitsMs[asked] : undefined;

  useEffect(() => {
    if (wait === undefined) return;

    const timer = setTimeout(() => void ask().then(() => setAsked((count) => count + 1)), wait);
    return () => clearTimeout(timer);
  }, [wait, ask]);

  return wait !== undefined;
}

/** Refreshes everything that a payment can buy, even if no live hint arrives. */
function useFreshness(isPaid: boolean): void {
  const queries = useQueryClient();

  useEffect(() => {
    if (!isPaid) return;
    for (const topic of ['account', 'usage', 'booking', 'tutorial'] as const)
      void refreshTopic(queries, topic);
  }, [isPaid, queries]);
}
