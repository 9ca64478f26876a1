import { finished, PassThrough, Readable } from 'node:stream';
import { brokenOff } from '../../../platform/files/file-faults.ts';

/** Bytes on their way in, of which the first can be looked at before the rest is let through. */
export interface IncomingBytes {
  /** @param size how many bytes to look at; fewer come back when the file is shorter */
  head(size: number): Promise<Buffer>;
  /** The whole file, the head included. Fails with `bad_request` when the source ends before the file does. */
  whole(head: Buffer): Readable;
  /**
   * Detaches from the source without destroying it. A refused file is still read to its end, or the
   * sender, busy sending, does not get to see the answer.
   */
  release(): void;
}

export function receiveBytes(source: Readable): IncomingBytes {
  const arriving = source.pipe(new PassThrough());
  finished(source, { writable: false }, (cause) => {
    if (cause) arriving.destroy(brokenOff(cause));
  });
  // A later read fails there; until then a failure must not end the process.
  arriving.on('error', () => {});

  return {
    async head(size) {
      const chunks: Buffer[] = [];
      let seen = 0;
      for await (const chunk of arriving.iterator({ destroyOnReturn: false })) {
        chunks.push(chunk);
        seen += chunk.length;
        if (seen >= size) break;
      }
      return Buffer.concat(chunks);
    },
    whole: (head) => Readable.from(joined(head, arriving), { objectMode: false }),
    release() {
      source.unpipe(arriving);
      arriving.destroy();
    },
  };
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}
