import { Email, FullName } from '@akada/contract/accounts.ts';
import * as z from 'zod/mini';
import type { ProvenClaims } from '../../platform/oidc/oidc-client.ts';
import type { ProvenIdentity } from '../accounts/identities.service.ts';

const longestName = 120;

/**
 * @returns the person as our accounts take them, null without an address that the provider has confirmed: an
 *   unconfirmed one may be anybody's
 */
export function identityOf({ issuer, subject, ...claims }: ProvenClaims): ProvenIdentity | null {
  const email = z.safeParse(Email, claims.email);
  if (!claims.emailVerified || !email.success) return null;

  return { issuer, subject, email: email.data, fullName: nameOf(claims.name, email.data) };
}

/** People without a name at the provider start with the part of the address that is theirs. */
function nameOf(name: string | null, email: string): string {
  const oneLine = (name ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const short = [...oneLine].slice(0, longestName).join('').trim();
  const checked = z.safeParse(FullName, short);
  return checked.success ? checked.data : email.slice(0, Math.min(email.indexOf('@'), longestName));
}
