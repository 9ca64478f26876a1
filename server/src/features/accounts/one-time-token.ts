import { Fault } from '../../platform/fault/fault.ts';

/** How long a link that sets a password works, in minutes. */
export const resetLinkMinutes = 30;

/** The one answer to a token that is unknown, expired or used up. */
export function tokenInvalid(): Fault {
  return new Fault(
    'one_time_token_invalid',
    'This link has expired or was used already. Please ask for a new one.',
  );
}
