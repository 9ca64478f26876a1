import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { FileContent } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log/log.ts';

/** Headers that are right for a file and wrong for a rejection in its place. */
export const fileHeaders = ['cache-control', 'content-disposition', 'content-length'] as const;

/**
 * Sends a file unchanged. Opened directly, it is not a page of ours: nothing in it may run, load or post.
 *
 * @param mediaType as declared, never as guessed from the bytes
 */
export function sendFile(
  reply: FastifyReply,
  mediaType: string,
  { stream, bytes, filename, mediaType: own = mediaType }: FileContent,
  log: Log,
): FastifyReply {
  stream.on('error', (error) => log.error({ error }, 'file answer broke'));
  reply.headers({
    'content-type': own,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    ...(bytes === undefined ? {} : { 'content-length': bytes }),
    ...(filename === undefined ? {} : { 'content-disposition': create(filename) }),
  });
  return reply.send(stream);
}
