import { Fault } from '../../platform/fault/fault.ts';

/** The one answer to a token that is unknown, expired or used up. */
export function tokenInvalid(): Fault {
  return new Fault(
    'one_time_token_invalid',
    'This link has expired or was used already. Please ask for a new one.',
  );
}
