/** An event stream that a route test writes, event by event, once the page has asked for it. */
import { expect } from 'vitest';

const encoder = new TextEncoder();

export class PlayedStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  /** True if the page reads no further. */
  isClosed = false;

  /** @param signal ends it with the page that reads it */
  open(signal: AbortSignal): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
        signal.addEventListener('abort', () => {
          if (!this.isClosed) controller.error(signal.reason);
          this.isClosed = true;
        });
      },
      cancel: () => {
        this.isClosed = true;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  /** @param id of the event @param data of it */
  async say(id: number | string, data: object): Promise<void> {
    const controller = await this.#opened();
    controller.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`));
  }

  async close(): Promise<void> {
    (await this.#opened()).close();
    this.isClosed = true;
  }

  /** The connection breaks. */
  async cut(): Promise<void> {
    (await this.#opened()).error(new TypeError('network error'));
    this.isClosed = true;
  }

  async #opened(): Promise<ReadableStreamDefaultController<Uint8Array>> {
    await expect.poll(() => this.#controller).not.toBeNull();
    if (this.#controller === null) throw new Error('The page has not asked for the stream.');
    return this.#controller;
  }
}
