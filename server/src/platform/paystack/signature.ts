/**
 * The proof that an event comes from Paystack: an HMAC-SHA512 of its bytes by our secret key, in small hex
 * digits.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the header that carries it. */
export const signatureHeader = 'x-paystack-signature';

/** @returns the signature of these bytes */
export function getSignature(body: Buffer, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body).digest('hex');
}

/**
 * The length is compared first, because a comparison in constant time needs equal lengths; the length is
 * public.
 *
 * @param input as it came, undefined if none came
 * @returns whether it is the signature of exactly these bytes
 */
export function isSigned(body: Buffer, input: string | undefined, secretKey: string): boolean {
  const expected = Buffer.from(getSignature(body, secretKey));
  const received = Buffer.from(input ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
