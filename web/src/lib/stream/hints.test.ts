import { describe, expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { parseHint } from './read-hints.ts';
import { followStream, waitAfter } from './shared-hints.ts';

test.each([
  ['{"topic":"note","id":"n1"}', { topic: 'note', id: 'n1' }],
  ['{"topic":"usage","id":null}', { topic: 'usage', id: null }],
  ['{"topic":"exam"}', { topic: 'exam', id: null }],
  ['{"topic":"hologram","id":"h1"}', null],
  ['null', null],
  ['not json', null],
])('%s', (text, hint) => {
  expect(parseHint(text)).toEqual(hint);
});

test('the stream is retried at growing intervals, up to the interval of polling', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(waitAfter)).toEqual([
    1_000, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

/** Plays one end of the stream after the other; the page is closed when none is left. */
async function follow(ends: (Error | 'orderly' | 'with a hint')[], { hasGap = false, missedMs = 700 } = {}) {
  const published: unknown[] = [];
  const missed: number[] = [];
  const waited: number[] = [];
  const closed = new AbortController();
  const pending = [...ends];
  await followStream(
    {
      read: async ({ onOpen, onHint, missedMs: requested }) => {
        const end = pending.shift();
        if (end !== undefined) missed.push(requested);
        if (end instanceof Error) throw end;
        if (end === undefined) return closed.abort();
        onOpen();
        if (end === 'with a hint') onHint({ topic: 'note', id: 'n1' });
      },
      wait: async (milliseconds) => void waited.push(milliseconds),
      publish: (hint) => published.push(hint?.topic ?? null),
      getMissedMs: () => missedMs,
    },
    hasGap,
    closed.signal,
  );
  return { published, waited, missed, left: pending.length };
}

const refusal = (status: number) => new ApiError(status, { detail: 'No' }, new Headers());

describe('the stream', () => {
  test.each([401, 403])('is not asked for again after a %i', async (status) => {
    expect(await follow([refusal(status), 'orderly'])).toMatchObject({ published: [], waited: [], left: 1 });
  });

  test.each([
    ['a fault of the server', refusal(503)],
    ['too many streams', refusal(429)],
    ['a lost network', new TypeError('Failed to fetch')],
  ])('is requested again after %s, and missed hints are read', async (_what, fault) => {
    const { published, waited, left } = await follow([fault, 'with a hint']);
    expect(left).toBe(0);
    expect(waited[0]).toBe(1_000);
    expect(published).toEqual([null, 'note']);
  });

  test('requests only notifications if it starts with the page, and everything later', async () => {
    expect((await follow(['orderly'])).published).toEqual(['notification']);
    expect((await follow(['orderly'], { hasGap: true })).published).toEqual([null]);
    expect((await follow(['orderly', 'orderly'])).published).toEqual(['notification', null]);
  });

  test('requests the hints between the page and its stream once; a page that missed more reads everything', async () => {
    expect(await follow(['orderly', 'orderly'])).toMatchObject({ missed: [700, 0] });
    const delayed = await follow(['orderly'], { missedMs: 60_001 });
    expect(delayed).toMatchObject({ missed: [60_000], published: [null] });
  });

  test('is replaced by the poll after repeated failures', async () => {
    const { published, waited } = await follow([refusal(503), refusal(503), refusal(503)]);
    expect(waited.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
    expect(published).toEqual([null, null]);
  });
});
