/**
 * Rejects heads of requests that two programs can read in two ways: a proxy takes the first of two headers,
 * the server behind it the last. Node itself rejects two lengths, and a length next to chunks.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../../platform/fault/fault.ts';

/**
 * Headers that decide the caller, the source, and the reading of the body. Node silently keeps only the first
 * of most of these.
 */
const standingOnce = new Set([
  'authorization',
  'content-type',
  'host',
  'idempotency-key',
  'origin',
  'sec-fetch-site',
  'x-akada-client',
]);

/** A name, an IPv4 or an IPv6 address, with or without a port (RFC 3986, section 3.2), and no comma that joins two. */
const hostPattern = /^(?:[\w.~!$&'()*+;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Rejects such requests before anything else looks at them, including requests for unknown paths. */
export function refuseDoubtfulHeads(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const doubt = getDoubt(raw);
    next(doubt === null ? undefined : new Fault('bad_request', doubt));
  });
}

function getDoubt({ rawHeaders, headers: { host }, httpVersion }: IncomingMessage): string | null {
  const seenKeys = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = String(rawHeaders[index]).toLowerCase();
    if (!standingOnce.has(name)) continue;
    if (seenKeys.has(name)) return `Send the header "${name}" once.`;
    seenKeys.add(name);
  }
  if (host === undefined) return httpVersion === '1.0' ? null : 'Send the header "host".';
  return hostPattern.test(host) ? null : 'Send the name of a host in the header "host".';
}
