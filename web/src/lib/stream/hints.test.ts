import { expect, test } from 'vitest';
import { parseHint } from './read-hints.ts';
import { waitAfter } from './shared-hints.ts';

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

test('the stream is tried at growing distances, at last at those of the poll', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(waitAfter)).toEqual([
    1_000, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
