import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBody } from './compress-body.ts';

const long = JSON.stringify(Array.from({ length: 100 }, (_, index) => `review ${index}`));

test('a long body travels as gzip', async () => {
  const sent = await compressBody(long, false);
  if (!(sent instanceof ArrayBuffer)) throw new Error('The body was not compressed.');
  expect(gunzipSync(sent).toString()).toBe(long);
  expect(sent.byteLength).toBeLessThan(long.length / 3);
});

test.each([
  ['a short body', '{"grade":3}', false],
  ['a form', new URLSearchParams({ text: 'a'.repeat(2_000) }), false],
  ['no body', undefined, false],
  ['the body of a page that closes', long, true],
])('%s travels unchanged', async (_what, body, isClosing) => {
  expect(await compressBody(body, isClosing)).toBe(body);
});
