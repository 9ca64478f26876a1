import { expect, test } from 'vitest';
import { isPage } from './paths.ts';

test.each([
  ['/', true],
  ['/login', true],
  ['/Login/', true],
  ['/mcq/results/9f0c', true],
  ['/mcq/results/9f0c/', true],
  ['/mcq/results', false],
  ['/mcq/results/9f0c/more', false],
  ['/settings/nothing', false],
  ['/nothing', false],
  ['', false],
])('%s leads to a page: %s', (pathname, expected) => {
  expect(isPage(pathname)).toBe(expected);
});
