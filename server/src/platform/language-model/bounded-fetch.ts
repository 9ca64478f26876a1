import { setImmediate } from 'node:timers/promises';
import { ModelFailure } from './model-failure.ts';

/** A few hundred events of a stream at most: what is made of them lets everything else have its turn after it. */
const bytesAtOnce = 8_192;

/**
 * For the adapters: goes nowhere else than asked, so that neither a note nor the key does, and reads no more of an answer
 * than one can have.
 *
 * @param maxBytes of an answer; with more of them the reading fails as unusable, and the connection is closed
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ModelFailure('refused', response.status);
    }
    const { status, statusText, headers } = response;
    return new Response(response.body?.pipeThrough(upTo(maxBytes)) ?? null, {
      status,
      statusText,
      headers,
    });
  };
}

function upTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    async transform(chunk, controller) {
      for (let index = 0; index < chunk.byteLength; index += bytesAtOnce) {
        const piece = chunk.subarray(index, index + bytesAtOnce);
        read += piece.byteLength;
        if (read > maxBytes) return controller.error(new ModelFailure('unusable'));
        controller.enqueue(piece);
        await setImmediate();
      }
    },
  });
}
