/**
 * The only door for addresses that come from a client. Each request goes to the public internet and nowhere else, so that
 * a client cannot reach services of this network through the server.
 */
import { request } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Internet } from './internet.ts';
import { isPublicAddress } from './public-address.ts';

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

/** The address must not be called, now or later. */
export class AddressRejected extends Error {}

/**
 * Posts a body over TLS on port 443. The host is resolved once, and the connection takes only the checked addresses:
 * another answer of its name server cannot redirect it. Redirects are answers like any other. The answer's body is not
 * read.
 *
 * @throws AddressRejected for another scheme or port, for credentials in the address, and for a host with an address that
 *   is not public
 * @throws Error if no answer arrives in time
 */
export async function postPublicly(internet: Internet, call: PublicRequest): Promise<PublicAnswer> {
  const { url, headers, body } = call;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new AddressRejected('The address is not a plain https address');

  const addresses = await internet.resolve(url.hostname);
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new AddressRejected('The host is not on the public internet');

  const server = internet.testServer;
  const pinned = server ? [server.address] : addresses;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeoutMs)]);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, host: url.host },
      // A connection that is used again would skip the check.
      agent: false,
      lookup: lookUpPinned(pinned),
      signal,
      ...(server && { port: server.port, ca: server.ca }),
    });
    sent.on('error', reject);
    sent.on('response', ({ statusCode = 0, headers: { 'retry-after': retryAfter } }) => {
      resolve({ status: statusCode, retryAfter: retryAfter ?? null });
      sent.destroy();
    });
    sent.end(body);
  });
}

function lookUpPinned(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, answer) => {
    const [first] = pinned;
    if (all || !first) answer(null, pinned);
    else answer(null, first.address, first.family);
  };
}
