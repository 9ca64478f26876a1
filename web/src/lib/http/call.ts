/** The one way to the server: typed by the endpoint table, renewed and repeated as its effects allow. */
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import { randomId } from '../device/random-id.ts';
import { accessToken } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { attempt } from './attempt.ts';
import { checkAnswer } from './check-answer.ts';
import { renewSession } from './renew-session.ts';
import type { AnsweredBy, CallOf, LooseCall } from './request.ts';
import { pause, withRetries } from './retry.ts';
import { announceSessionLoss, endsSession } from './session-loss.ts';

/**
 * @returns the body of the success, undefined for an empty one
 * @throws ApiError for a refusal, NetworkError where no answer came after every retry
 */
export async function call<E extends EndpointShape>(endpoint: E, request: CallOf<E>): Promise<AnsweredBy<E>> {
  const keyed: LooseCall = { ...request, idempotencyKey: keyOf(endpoint, request) };
  const retries = endpoint.consumes === 'multipart' ? 0 : (request.retries ?? 3);

  const answer = await withSession(endpoint, () =>
    withRetries(
      () => attempt(endpoint, keyed),
      retries,
      (milliseconds) => pause(milliseconds, request.signal),
    ),
  );
  if (import.meta.env.DEV) checkAnswer(endpoint, answer);
  return answer as AnsweredBy<E>;
}

function keyOf(endpoint: EndpointShape, call: LooseCall): string | undefined {
  return endpoint.effect === 'key' ? (call.idempotencyKey ?? randomId()) : undefined;
}

/** Renews the session once after a 401 and repeats; public calls and the sign-out never renew. */
export async function withSession<Answer>(
  endpoint: EndpointShape,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (endpoint.access === 'public') return work();

  const token = accessToken();
  try {
    return await work();
  } catch (error) {
    if (!endsSession(error) || endpoint.id === 'accounts.logout') throw error;
    if (error instanceof ApiError && error.status === 401 && (await renewSession(token))) {
      return await lastTry(work);
    }
    announceSessionLoss();
    throw error;
  }
}

async function lastTry<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (endsSession(error)) announceSessionLoss();
    throw error;
  }
}
