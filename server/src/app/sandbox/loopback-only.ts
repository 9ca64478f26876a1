import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../platform/http/cookie-names.ts';

/** As a browser writes it: a name before an `@`, which a parser of addresses skips, is no part of it. */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const forwardingHeader = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

/**
 * Lets a request pass that this very machine made to itself. A proxy on the same machine also has a loopback
 * address, so whatever a proxy adds counts against it; the Host keeps pages of other names out, whose owners
 * could point them here.
 */
export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (isFromHere(request)) return;

  return reply.callNotFound();
}

/** @returns whether the request looks like a local one; a raw forwarder can imitate it */
export function isFromHere({ raw }: FastifyRequest): boolean {
  const peer = raw.socket.remoteAddress?.replace(/^::ffff:/, '');
  const forwarded = Object.keys(raw.headers).some((name) => forwardingHeader.test(name));
  // Browsers speak 1.1; proxies that say nothing of themselves often speak 1.0 to what lies behind them.
  if (forwarded || raw.httpVersion === '1.0') return false;
  return peer !== undefined && isLoopback(peer) && loopbackHost.test(raw.headers.host ?? '');
}
