/** Where answers wait that only this device has. Every page looks here, so what sends them is elsewhere. */
import { keysUnder } from '../device/device-storage.ts';
import { counted } from '../format/numbers.ts';
import { accountDataPrefix } from './session-store.ts';

const kinds = ['practice.answer', 'cards.review', 'exam'] as const;

export type OutboxKind = (typeof kinds)[number];

/** @returns how the keys begin under which what an account has given waits, each under one of its own */
export function waitingPrefix(kind: OutboxKind, userId: string): string {
  return `${accountDataPrefix}${kind}.${userId}.`;
}

/** @returns how many of an account wait on this device */
export function countWaitingAnswers(userId: string): number {
  return kinds.flatMap((kind) => keysUnder(waitingPrefix(kind, userId))).length;
}

/** @returns how many wait, whoever gave them: a sign-out removes all of them */
export function countUnsentAnswers(): number {
  return kinds.flatMap((kind) => keysUnder(`${accountDataPrefix}${kind}.`)).length;
}

/** @returns what signing out does to so many */
export function unsentWarning(count: number): string {
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${counted(count, 'answer')} ${are} not sent yet. Signing out removes ${them} from this device.`;
}
