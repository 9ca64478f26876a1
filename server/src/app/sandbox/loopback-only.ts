import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../platform/http/cookie-names.ts';

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

function isFromHere({ raw }: FastifyRequest): boolean {
  const peer = raw.socket.remoteAddress?.replace(/^::ffff:/, '');
  const forwarded = Object.keys(raw.headers).some((name) => forwardingHeader.test(name));
  return !forwarded && peer !== undefined && isLoopback(peer) && isLoopback(hostnameOf(raw.headers.host));
}

function hostnameOf(host: string | undefined): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
