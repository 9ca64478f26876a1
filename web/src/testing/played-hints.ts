/** The event stream of a route test: it opens, stays open, and says what the test publishes. */
import { StreamHint } from '@akada/contract/wire/app.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';

const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
const encoder = new TextEncoder();

/** @param signal ends the stream with the page that reads it */
export function openStream(signal: AbortSignal): Response {
  // The page ends it by its signal, or by reading no further.
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      open.add(controller);
      // After a minute of silence the page opens another stream and reads everything again, which hides the
      // data that it did not refresh.
      const beat = setInterval(() => controller.enqueue(encoder.encode(': beat\n\n')), 20_000);
      end = () => {
        clearInterval(beat);
        open.delete(controller);
      };
      signal.addEventListener('abort', () => {
        end();
        controller.error(signal.reason);
      });
    },
    cancel: () => end(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Says that something changed, as the server would, once the page listens. */
export async function publish(hint: StreamHint): Promise<void> {
  await expect.poll(() => open.size).toBeGreaterThan(0);
  const data = JSON.stringify(z.parse(StreamHint, hint));
  for (const controller of open) controller.enqueue(encoder.encode(`data: ${data}\n\n`));
}
