/** Calls that wait for the study engine, which makes people take turns: they end with an answer in any case. */

import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { Fault } from '../fault/fault.ts';
import type { Call } from '../http/route.ts';
import { IsolationFailure } from '../isolate/failure.ts';

/** The client's own limit would leave the person without a sentence. */
const waitAtMostMs = timeoutsMs.engine - 10_000;

/**
 * @param call whose caller waits
 * @param work gives up with the signal
 * @returns what the work returned
 * @throws Fault `conflict` when it took too long, could not be done or the server shuts down: trying again may help, and is
 *   left to the person
 */
export async function waitForEngine<Result>(
  { signal, closing }: Pick<Call<EndpointShape>, 'signal' | 'closing'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const enough = AbortSignal.any([signal, closing, AbortSignal.timeout(waitAtMostMs)]);
  try {
    return await work(enough);
  } catch (error) {
    if (!(error instanceof IsolationFailure) && !enough.aborted) throw error;
    throw new Fault('conflict', 'This could not be finished just now. Please try again in a moment.', {
      cause: error,
    });
  }
}
