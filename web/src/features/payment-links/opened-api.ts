/** The calls of payers. The page has no query cache, because visitors do not load it. */
import { openPaymentLink, payByLink, readLinkedPayment } from '@akada/contract/base/payment-links.ts';
import { call } from '../../lib/http/call.ts';

export const readLink = (code: string) => call(openPaymentLink, { params: { code } });

export const readPayment = (code: string, reference: string) =>
  call(readLinkedPayment, { params: { code, reference } });

/** Opens the provider's page in this window. */
export async function startPayment(code: string, email: string): Promise<void> {
  const { authorization_url } = await call(payByLink, { params: { code }, body: { email } });
  location.assign(authorization_url);
}
