/** The two forms of the protocol's answers. */
import type { FastifyReply } from 'fastify';

export function succeed(reply: FastifyReply, message: string, data: unknown): FastifyReply {
  return send(reply, 200, { status: true, message, data });
}

export function reject(reply: FastifyReply, status: number, message: string, code?: string): FastifyReply {
  return send(reply, status, { status: false, message, ...(code !== undefined && { code }) });
}

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.status(status).header('cache-control', 'no-store').serializer(JSON.stringify).send(body);
}
