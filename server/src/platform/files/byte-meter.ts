import { createHash } from 'node:crypto';
import type { StoredFile } from './file-store.ts';

/** Lets bytes through unchanged and knows afterwards what they were. */
export interface ByteMeter {
  pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  /** Call it once, after all bytes have passed. */
  result(): StoredFile;
}

/** @param onBytes is told how many bytes passed, for each piece @returns a meter for one file */
export function createByteMeter(onBytes: (bytes: number) => void = () => {}): ByteMeter {
  const hash = createHash('sha256');
  let size = 0;

  return {
    async *pass(source) {
      for await (const chunk of source) {
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
        onBytes(chunk.length);
      }
    },
    result: () => ({ size, sha256: hash.digest() }),
  };
}
