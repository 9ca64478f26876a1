import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { receiveBytes } from './incoming-bytes.ts';

/** Bytes in chunks, far more than a stream buffers. */
const chunked = (chunks: number) =>
  Readable.from(Array.from({ length: chunks }, (_, index) => Buffer.alloc(10_000, index)));

it.each([0, 1, 500])('a reader gets the head of %i chunks and then all bytes', async (chunks) => {
  const sent = await buffer(chunked(chunks));
  const incoming = receiveBytes(chunked(chunks));
  const head = await incoming.head(15_000);
  const whole = await buffer(incoming.whole(head));

  expect(head.length).toBeGreaterThanOrEqual(Math.min(sent.length, 15_000));
  expect(head.equals(sent.subarray(0, head.length))).toBe(true);
  expect(whole.equals(sent)).toBe(true);
});

it.each([
  ['before its head is there', 0],
  ['after its head', 4],
])('a source that ends %s gives an error with advice', async (_story, chunks) => {
  const source = Readable.from(
    (async function* () {
      for (let index = 0; index < chunks; index += 1) yield Buffer.alloc(10_000);
      throw new Error('socket hang up');
    })(),
  );
  const incoming = receiveBytes(source);

  const received = incoming.head(15_000).then((head) => buffer(incoming.whole(head)));

  await expect(received).rejects.toMatchObject({ code: 'bad_request' });
});

it.each<[string, (incoming: ReturnType<typeof receiveBytes>) => Promise<unknown>]>([
  ['nothing was read', async () => {}],
  ['the head was seen', (incoming) => incoming.head(1)],
  ['the reader of the whole gave up', async (incoming) => incoming.whole(await incoming.head(1)).destroy()],
])('a released source can be read to its end when %s', async (_story, begin) => {
  const source = chunked(500);
  const incoming = receiveBytes(source);
  await begin(incoming);
  incoming.release();

  source.resume();
  await expect.poll(() => source.readableEnded).toBe(true);
});
