import { Email, FullName } from '@akada/contract/identity/accounts.ts';
import * as z from 'zod/mini';
import type { ProvenClaims } from '../../../platform/oidc/oidc-client.ts';
import { nameOfAddress } from '../account/name-of-address.ts';
import type { ProvenIdentity } from '../identities/identities.service.ts';

/** @param domains of addresses that may sign in; none means all. A subdomain is another domain. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

const longestName = 120;

/**
 * @returns the identity as accounts take it, null without an address that the provider has confirmed: an
 *   unconfirmed one may have another owner
 */
export function getIdentity({ issuer, subject, ...claims }: ProvenClaims): ProvenIdentity | null {
  const email = z.safeParse(Email, claims.email);
  if (!claims.emailVerified || !email.success) return null;

  return { issuer, subject, email: email.data, fullName: getName(claims.name, email.data) };
}

/** Without a name at the provider, the name starts as the local part of the address. */
function getName(name: string | null, email: string): string {
  const oneLine = (name ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const short = [...oneLine].slice(0, longestName).join('').trim();
  const checked = z.safeParse(FullName, short);
  return checked.success ? checked.data : nameOfAddress(email);
}
