/** The transport knows that a session is over; what the app does about it is set from outside. */
import { isAuthError } from '@akada/core/access/auth-error.ts';
import { ApiError } from './api-error.ts';

let onSessionLoss: () => void = () => {};

export function setSessionLossHandler(handler: () => void): void {
  onSessionLoss = handler;
}

export function announceSessionLoss(): void {
  onSessionLoss();
}

/** @returns true for a refusal that ends the session (specification, section 8) */
export function endsSession(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isAuthError({ status: error.status, detail: error.detail, message: error.message });
}
