/** One attempt of a call: headers, time-out, and the answer as a value or an error. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { noteReached } from '../device/page-state.ts';
import { accessToken, sessionOwner } from '../session/session-store.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { compressBody } from './compress-body.ts';
import { earlyAnswer } from './early-answers.ts';
import { getAddress, getBody, type LooseCall } from './request.ts';

/**
 * The token is read for each attempt, because another tab may have renewed it in the meantime.
 *
 * @throws ApiError for every error answer, NetworkError if no answer came, the abort reason if the caller
 * aborted
 */
export async function attempt(endpoint: EndpointShape, call: LooseCall): Promise<unknown> {
  const address = getAddress(endpoint, call);
  const early = endpoint.method === 'GET' ? await earlyAnswer(address, sessionOwner()) : undefined;
  if (early !== undefined) return early;

  const { body: plainBody, type } = getBody(endpoint, call);
  // Read before anything is awaited: signing out clears the session as soon as its call was started.
  const headers = getHeaders(type, call.idempotencyKey);
  const body = await compressBody(plainBody, call.outlivesPage === true);
  if (body !== plainBody) headers.set('content-encoding', 'gzip');
  const response = await send(endpoint, call, {
    method: endpoint.method,
    headers,
    body,
    keepalive: call.outlivesPage,
  });
  const answer = await readJson(response, call.signal);

  if (!response.ok) throw new ApiError(response.status, answer, response.headers, response.statusText);
  return answer;
}

export function getHeaders(type: string | undefined, idempotencyKey: string | undefined): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const token = accessToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (type !== undefined) headers.set('content-type', type);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  return headers;
}

async function send(endpoint: EndpointShape, call: LooseCall, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs ?? timeoutsMs.ordinary);
  const signal = call.signal === undefined ? timeout : AbortSignal.any([timeout, call.signal]);

  try {
    const response = await fetch(getAddress(endpoint, call), { ...init, signal });
    noteReached(true);
    return response;
  } catch (error) {
    // A slow line is not an offline one.
    if (!signal.aborted) noteReached(false);
    throw call.signal?.aborted ? error : new NetworkError(error);
  }
}

/** A proxy may answer with its own page, which counts as an empty answer. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return undefined;

  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw signal?.aborted ? error : new NetworkError(error);
  }
  try {
    return JSON.parse(text);
  } catch {
    if (response.ok) throw new NetworkError(new Error('The answer was cut off.'));
    return undefined;
  }
}
