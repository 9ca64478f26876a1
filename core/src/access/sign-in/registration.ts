/** Messages of a registration (specification, sections 4 and 8). */
import { links } from '../../links/links.ts';
import { findFacts, type RejectedCall } from '../failed-call.ts';

/**
 * @param call null if something failed before or after the call
 * @param message of that other fault, can be empty
 */
export function registrationFailure(call: RejectedCall | null, message: string): string {
  if (call === null) return message || 'Failed to register. Please try again.';
  if (call.status === null) return 'No response received from server. Please check your connection.';
  if (typeof call.detail === 'string' && call.detail !== '') return call.detail;

  const fields = Object.entries(findFacts(call)).map(([field, sentence]) => `${field}: ${sentence}`);
  if (fields.length > 0) return `Validation error: ${fields.join(', ')}`;

  return `Error: ${call.status} ${call.statusText}`.trim();
}

/**
 * @param answer what the server said: an instance without mail names the administrator, who confirms the address instead
 * @returns what the page that waits for the confirmation says right after a registration
 */
export function registeredMessage(answer: string, isInvited: boolean): string {
  const text = answer || 'Registration successful! Please check your email to verify your account.';
  return isInvited ? `${text} The shared content can be accessed afterwards.` : text;
}

/** @returns the page that opens what an invitation is for */
export function sharedContentPage(invitation: string): string {
  return links.acceptShare({ token: invitation });
}

/** @returns where a confirmed address leads: to the sign-in, and with an invitation on to what was shared */
export function afterVerification(invitation: string | null): string {
  return links.login(invitation === null ? {} : { redirect: sharedContentPage(invitation) });
}
