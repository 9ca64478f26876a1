/** Paystack's webhooks: signed bytes that say which transaction or refund may have changed. */
import * as z from 'zod/mini';
import type { ProviderEvent } from '../payment-provider/payment-provider.ts';
import { isSigned } from './signature.ts';

const Event = z.object({ event: z.string(), data: z.unknown() });

/** In published events `data` is also a list, and references are absent, null or not ours. */
const Hint = z.union([
  z.object({ reference: z.uuid() }),
  z.object({ transaction_reference: z.uuid() }),
  z.pipe(
    z.object({ transaction: z.object({ reference: z.uuid() }) }),
    z.transform(({ transaction }) => transaction),
  ),
]);

/** @returns null if the bytes are not signed with the secret key */
export function readEvent(
  body: Buffer,
  signature: string | undefined,
  secretKey: string,
): ProviderEvent | null {
  if (!isSigned(body, signature, secretKey)) return null;

  const read = Event.safeParse(parse(body));
  if (!read.success) return { name: 'unreadable', reference: null };

  const name = read.data.event.toWellFormed().replaceAll('\0', '').slice(0, 100);
  const hint = Hint.safeParse(read.data.data);
  if (!hint.success) return { name, reference: null };

  const reference = 'reference' in hint.data ? hint.data.reference : hint.data.transaction_reference;
  return { name, reference: reference.toLowerCase() };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
