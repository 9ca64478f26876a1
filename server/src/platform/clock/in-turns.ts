import { setImmediate } from 'node:timers/promises';

/** Max time of a turn on the thread; every other caller waits for that long. */
const turnMs = 10;

/**
 * Does a long piece of work in turns with everything else that the process has to do.
 *
 * @param steps the work, which rests after each of its steps
 * @returns what it returns
 */
export async function inTurns<Result>(steps: Iterator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < turnMs) continue;
    await setImmediate();
    began = performance.now();
  }
}
