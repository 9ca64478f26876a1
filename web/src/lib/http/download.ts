/** Fetches a file into the page, for calls that need the session: a browser's own download sends no bearer token. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { getHeaders } from './attempt.ts';
import { withSession } from './call.ts';
import { type CallOf, getAddress } from './request.ts';

/**
 * @returns the file with the server's media type
 * @throws ApiError for an error answer, NetworkError if no answer came
 */
export function download<E extends EndpointShape>(endpoint: E, request: CallOf<E>): Promise<Blob> {
  return withSession(endpoint, async () => {
    const response = await fetch(getAddress(endpoint, request), {
      headers: getHeaders(undefined, undefined),
      signal: AbortSignal.timeout(endpoint.timeoutMs ?? timeoutsMs.ordinary),
    }).catch((error: unknown) => Promise.reject(new NetworkError(error)));
    if (!response.ok) {
      const refusal = await response.json().catch(() => undefined);
      throw new ApiError(response.status, refusal, response.headers, response.statusText);
    }
    return response.blob().catch((error: unknown) => Promise.reject(new NetworkError(error)));
  });
}
