/** The check that every request to an address from outside passes: it goes to the public internet and nowhere else. */
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Internet } from './internet.ts';
import { isPublicAddress } from './public-address.ts';

/** The address must not be called, now or later. */
export class AddressRejected extends Error {}

export interface RequestParts {
  method: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
  signal: AbortSignal;
}

/**
 * Sends a request over TLS. The host is resolved once, and the connection takes only the checked addresses: another answer
 * of its name server cannot redirect it. Redirects are answers like any other.
 *
 * @returns the answer, whose body is not read yet
 * @throws AddressRejected for another scheme, for credentials in the address, and for a host with an address that is not public
 */
export async function requestPublicly(
  internet: Internet,
  url: URL,
  { method, headers, body, signal }: RequestParts,
): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new AddressRejected('The address is not a plain https address');

  const addresses = await internet.resolve(url.hostname);
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new AddressRejected('The host is not on the public internet');

  const server = internet.testServer;
  const pinned = server ? [server.address] : addresses;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { ...headers, host: url.host },
      // A connection that is used again would skip the check.
      agent: false,
      lookup: lookUpPinned(pinned),
      signal,
      ...(server && { port: server.port, ca: server.ca }),
    });
    sent.on('error', reject);
    sent.on('response', resolve);
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
