import { setTimeout } from 'node:timers/promises';

/** In milliseconds: more than writing a mail takes. */
const answeredAfter = 200;

/**
 * Does what only some addresses cause, and takes the same time for all, so that the time of an answer does not
 * tell a stranger which addresses have an account.
 */
export async function inEvenTime(work: () => Promise<void>): Promise<void> {
  const moment = setTimeout(answeredAfter);
  await work();
  await moment;
}
