import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longest } from './longest-first.ts';

test('each file that starts first is there under its name', () => {
  const root = join(import.meta.dirname, '../..');
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
