import { expect, test } from 'vitest';
import { mostConnections } from './connection-limit.ts';

const limitsWith = (files: string) =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax open files            ${files}                ${files}                files     \n`;

test.each([
  ['20000', 19_488],
  ['1024', 512],
  ['256', 128],
  ['unlimited', null],
])('a limit of %s open files allows %s connections', (files, max) => {
  expect(mostConnections(limitsWith(files))).toBe(max);
});

test('a system that says nothing sets no limit', () => {
  expect(mostConnections('')).toBeNull();
});
