import { Fault } from '../../../platform/fault/fault.ts';

/** Lifetime of a link that sets a password, in minutes. */
export const resetLinkMinutes = 30;

/** The same answer for a token that is unknown, expired or used. */
export function tokenInvalid(): Fault {
  return new Fault(
    'one_time_token_invalid',
    'This link has expired or was used already. Please ask for a new one.',
  );
}
