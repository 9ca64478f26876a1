import { accountDataPrefix } from '../../../lib/session/session-store.ts';

/** @returns how the keys begin under which the answers of an account wait: every page looks for one */
export function waitingAnswersPrefix(userId: string): string {
  return `${accountDataPrefix}practice.answer.${userId}.`;
}
