/**
 * The storage keys of answers that only this device has. Every page reads them, so the code that sends them
 * is elsewhere.
 */
import { keysUnder } from '../device/device-storage.ts';
import { counted } from '../format/numbers.ts';
import { accountDataPrefix } from './session-store.ts';

const answerKinds = ['practice.answer', 'cards.review', 'exam'] as const;

const kinds = [...answerKinds, 'cards.new', 'message'] as const;

export type OutboxKind = (typeof kinds)[number];

/** @returns the prefix of the keys of an account's waiting answers, which have a separate key each */
export function waitingPrefix(kind: OutboxKind, userId: string): string {
  return `${accountDataPrefix}${kind}.${userId}.`;
}

/** @returns the number of answers of an account that wait on this device */
export function countWaitingAnswers(userId: string): number {
  return answerKinds.flatMap((kind) => keysUnder(waitingPrefix(kind, userId))).length;
}

/** @returns the number of waiting answers and messages of all accounts: a sign-out removes all of them */
export function countUnsentAnswers(): number {
  return kinds.flatMap((kind) => keysUnder(`${accountDataPrefix}${kind}.`)).length;
}

/** @returns the effect of signing out on this many */
export function unsentWarning(count: number): string {
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${counted(count, 'answer')} ${are} not sent yet. Signing out removes ${them} from this device.`;
}
