import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isUnknown, useRead } from '../../lib/action/use-read.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { readPayment } from './opened-api.ts';
import { NoLink } from './opened-link.tsx';
import { getOutcome } from './payer-words.ts';

/** Milliseconds between requests, each counted from the server's last answer. */
const waitsMs = [2_000, 4_000, 8_000];

/** The outcome of a payment by a link. Opening the page only reads, so it may be opened any number of times. */
export function LinkedOutcome({ code, reference }: { code: string; reference: string }) {
  const { data, error, isPending, again } = useRead(() => readPayment(code, reference));
  const isRepeating = useRepeatedReading(data?.state === 'checking' && !isPending, again);

  if (error && data === undefined) {
    return isUnknown(error) ? <NoLink /> : <LoadFault what="your payment" error={error} onRetry={again} />;
  }
  if (data === undefined) return <CardShape />;
  const { kind, title, text } = getOutcome(data, isRepeating || isPending);
  return (
    <Stack>
      <Notice kind={kind} title={title}>
        {text}
      </Notice>
      {data.state === 'failed' && <ButtonLink to={links.pay(code)}>Try again</ButtonLink>}
    </Stack>
  );
}

/** @returns true if another request will follow */
function useRepeatedReading(isOpen: boolean, ask: () => void): boolean {
  const [asked, setAsked] = useState(0);
  const wait = isOpen ? waitsMs[asked] : undefined;

  useEffect(() => {
    if (wait === undefined) return;

    const timer = setTimeout(() => {
      setAsked((count) => count + 1);
      ask();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, ask]);

  return wait !== undefined;
}
