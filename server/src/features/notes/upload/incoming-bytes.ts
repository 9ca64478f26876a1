import { finished, PassThrough, Readable } from 'node:stream';
import { brokenOff } from '../../../platform/files/file-faults.ts';

/** Incoming bytes whose head can be inspected before the rest is read. */
export interface IncomingBytes {
  /** @param size how many bytes to look at; fewer come back when the file is shorter */
  head(size: number): Promise<Buffer>;
  /** The whole file, the head included. Fails with `bad_request` when the source ends before the file does. */
  whole(head: Buffer): Readable;
  /**
   * Detaches from the source without destroying it. A rejected file is still read to its end; otherwise the
   * sender, still sending, would not see the answer.
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
