/** Reads JSON bodies that a client sends as gzip. The limit of a body counts the unfolded bytes. */
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../../../platform/fault/fault.ts';

export function readCompressedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }, _reply, payload) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined) return payload;
    if (encoding.toLowerCase() !== 'gzip' || !/^application\/json\b/i.test(headers['content-type'] ?? ''))
      throw new Fault('type_refused', 'Send this without a content encoding, or JSON as gzip.');

    // The framework compares this count with the length that the client declared.
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        unfolded.receivedEncodedLength += chunk.length;
        done(null, chunk);
      },
    });
    const unfolded = Object.assign(createGunzip(), { receivedEncodedLength: 0 });
    payload.on('error', (error) => unfolded.destroy(error));
    return payload.pipe(counter).pipe(unfolded);
  });
}
