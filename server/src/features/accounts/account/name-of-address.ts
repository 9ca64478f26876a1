import { FullName } from '@akada/contract/identity/accounts.ts';
import * as z from 'zod/mini';

/** @returns a name to start with, which every rule for names allows: the local part of the address where that is one */
export function nameOfAddress(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/[^\p{L}\p{M}\p{N}'-]+/gu, ' ');
  const checked = z.safeParse(FullName, local);
  return checked.success ? checked.data : 'New account';
}
