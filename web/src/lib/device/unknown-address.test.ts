import { expect, test } from 'vitest';
import { unknownAddressSentence } from './unknown-address.ts';

test.each([
  ['/nowhere', '/nowhere'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
  ['/<b>bold</b>', '/<b>bold</b>'],
  ['/a\u202Eb%0A', '/ab'],
  [`/${'x'.repeat(200)}`, `/${'x'.repeat(79)}…`],
])('a person who opened %s reads that there is no page', (path, visibleText) => {
  expect(unknownAddressSentence(path)).toBe(`There is no page at ${visibleText}`);
});
