import { ModelFailure } from './model-failure.ts';

/** An answer of 9,000 tokens is about 40 kB. */
const answerMostBytes = 2_000_000;

/**
 * For the adapters: goes nowhere else than asked, so that neither a note nor the key does, and reads no more of an answer
 * than one can have.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new ModelFailure('refused', response.status);
  }
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(upTo(answerMostBytes)) ?? null, {
    ...{ status, statusText, headers },
  });
};

function upTo(most: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > most) controller.error(new ModelFailure('unusable'));
      else controller.enqueue(chunk);
    },
  });
}
