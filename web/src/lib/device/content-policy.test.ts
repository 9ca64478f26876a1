import './content-policy.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

test('zod runs without eval', () => {
  expect(z.config().jitless).toBe(true);
});
