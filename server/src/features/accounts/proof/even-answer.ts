import { setTimeout } from 'node:timers/promises';

/** Longer than it takes to write a mail. */
const answerAfterMs = 200;

/** Takes the same time for every address, so that the response time does not reveal which have an account. */
export async function inEvenTime(work: () => Promise<void>): Promise<void> {
  const delay = setTimeout(answerAfterMs);
  await work();
  await delay;
}
