import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowFiles } from './slow-first.ts';

test('the run finds each file that starts first', () => {
  const root = join(import.meta.dirname, '../..');
  expect(slowFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
