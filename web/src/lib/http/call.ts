/** The only way to the server: typed by the endpoint table, with renewal of the session and repetitions. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import {
  afterRefusal,
  type CallKind,
  type RefusalOutcome,
  sessionEnded,
} from '@akada/core/access/refusal.ts';
import { mostRepetitions } from '@akada/core/access/waiting.ts';
import { accessToken, dropSession, refreshToken, sessionOwner } from '../session/session-store.ts';
import { ApiError, NotSignedInError, refusedCall } from './api-error.ts';
import { attempt } from './attempt.ts';
import { checkAnswer } from './contract-check.ts';
import { withIntentKey } from './intent-keys.ts';
import { renewSession } from './renew-session.ts';
import type { AnsweredBy, CallOf, LooseCall } from './request.ts';
import { pause, withRetries } from './retry.ts';

/**
 * @returns the body of the success, undefined for an empty one
 * @throws ApiError for an error answer, NetworkError if no answer came after every retry, NotSignedInError if
 * there is no session to call with
 */
export function call<E extends EndpointShape>(endpoint: E, request: CallOf<E>): Promise<AnsweredBy<E>> {
  return withIntentKey(endpoint, request, (idempotencyKey) =>
    callKeyed(endpoint, { ...request, idempotencyKey }),
  ) as Promise<AnsweredBy<E>>;
}

async function callKeyed(endpoint: EndpointShape, request: LooseCall): Promise<unknown> {
  const max = Math.min(mostRepetitions(endpoint.consumes), request.retries ?? Number.POSITIVE_INFINITY);
  const owner = sessionOwner();

  // A page sends half a dozen requests together; in one task they would delay a cheap phone's first touch.
  if (endpoint.method === 'GET') await pause(0);

  let attempts = 0;
  const answer = await withSession(endpoint, () =>
    withRetries(
      () => {
        refuseOtherOwner(endpoint, owner);
        attempts += 1;
        return attempt(endpoint, request);
      },
      max,
      (milliseconds) => pause(milliseconds, request.signal),
    ),
  ).catch((error) => {
    if (attempts === 1 || !isGone(endpoint, error)) throw error;
  });
  if (import.meta.env.DEV) checkAnswer(endpoint, answer);
  return answer;
}

/** A deletion whose answer was lost finds nothing the second time, which counts as success. */
function isGone(endpoint: EndpointShape, error: unknown): boolean {
  return endpoint.method === 'DELETE' && error instanceof ApiError && error.status === 404;
}

/**
 * On a shared computer the next person may sign in while a call of the previous one still waits for its
 * repetition.
 */
function refuseOtherOwner(endpoint: EndpointShape, owner: string | null): void {
  if (endpoint.access === 'public' || owner === null || owner === sessionOwner()) return;
  throw new NotSignedInError();
}

/** Renews the session once after a 401 and repeats; an error that ends the session makes this device clear it. */
export async function withSession<Answer>(
  endpoint: EndpointShape,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const kind = getKind(endpoint);
  if (kind === 'sign_in') return work();

  const token = accessToken();
  if (token === null) throw new NotSignedInError();

  try {
    return await work();
  } catch (error) {
    const outcome = getOutcome(error, kind, false);
    if (outcome === 'renew' && (await renewSession(token))) return await lastTry(work);
    if (outcome !== 'report') endSession(token);
    throw error;
  }
}

async function lastTry<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const token = accessToken();
  try {
    return await work();
  } catch (error) {
    if (getOutcome(error, 'ordinary', true) === 'end_session') endSession(token);
    throw error;
  }
}

/** A new session may have started before the answer arrived, and must not be ended. */
function endSession(token: string | null): void {
  if (accessToken() === token) dropSession({ text: sessionEnded, isForced: true });
}

function getKind(endpoint: EndpointShape): CallKind {
  if (endpoint.id === 'accounts.logout') return 'sign_out';
  return endpoint.access === 'public' ? 'sign_in' : 'ordinary';
}

function getOutcome(error: unknown, kind: CallKind, wasRepeated: boolean): RefusalOutcome {
  const call = refusedCall(error);
  if (call === null) return 'report';
  return afterRefusal({ call, kind, wasRepeated, hasRefreshToken: refreshToken() !== null });
}
