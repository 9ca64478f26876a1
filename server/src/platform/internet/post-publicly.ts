/** Posts to addresses that come from a client, so that a client cannot reach services of this network through the server. */
import type { Internet } from './internet.ts';
import { AddressRejected, requestPublicly } from './public-request.ts';

export { AddressRejected } from './public-request.ts';

export interface PublicRequest {
  url: URL;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface PublicAnswer {
  status: number;
  /** The `Retry-After` header; null if absent. */
  retryAfter: string | null;
}

/**
 * Posts a body on port 443. The answer's body is not read.
 *
 * @throws AddressRejected for another port, and as `requestPublicly`
 * @throws Error if no answer arrives in time
 */
export async function postPublicly(internet: Internet, call: PublicRequest): Promise<PublicAnswer> {
  const { url, headers, body } = call;
  if (url.port !== '') throw new AddressRejected('The address is not a plain https address');

  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeoutMs)]);
  const answer = await requestPublicly(internet, url, { method: 'POST', headers, body, signal });
  const { statusCode: status = 0, headers: answerHeaders } = answer;
  answer.destroy();
  return { status, retryAfter: answerHeaders['retry-after'] ?? null };
}
