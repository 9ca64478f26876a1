/** The calls of payers. The page has no query cache, because visitors do not load it. */
import { openPaymentLink, payByLink, readLinkedPayment } from '@akada/contract/base/payment-links.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { ApiError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';

export const readLink = (code: string) => call(openPaymentLink, { params: { code } });

export const readPayment = (code: string, reference: string) =>
  call(readLinkedPayment, { params: { code, reference } });

/** Opens the provider's page in this window. */
export async function startPayment(code: string, email: string): Promise<void> {
  const { authorization_url } = await call(payByLink, { params: { code }, body: { email } });
  location.assign(authorization_url);
}

/** @returns whether no link or payment has this address; a cut one has the wrong form */
export const isUnknown = (error: Error) => error instanceof ApiError && [404, 422].includes(error.status);

/** Reads once when the page opens, and again on request. */
export function useRead<Answer>(read: () => Promise<Answer>) {
  const [data, setData] = useState<Answer>();
  const { run, error, isPending } = useAction<void>(async () => setData(await read()));
  const start = useEffectEvent(() => run());

  useEffect(() => start(), []);

  return { data, error, isPending, again: run };
}
