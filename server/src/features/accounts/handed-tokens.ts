/**
 * Tokens of links that the answer of a call holds. Only hashes are kept, so a call whose answer was lost could not be
 * answered again, unless its tokens follow from the call itself and a key of ours.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { newSecret } from '../../platform/ids/ids.ts';

/**
 * @param purpose tokens of one are never those of another
 * @returns by the seed of a call and what the token is for, the same one each time; another each time without a seed
 */
export function createHandedTokens(
  authSecret: string,
  purpose: string,
): (seed: string | null, about: string) => string {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', `akada handed link ${purpose}`, 32));

  return (seed, about) =>
    seed === null
      ? newSecret()
      : createHmac('sha256', key)
          .update(JSON.stringify([seed, about]))
          .digest('base64url');
}
