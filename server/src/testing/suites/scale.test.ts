import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function scaleWith(env: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  return import('./scale.ts');
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

test('npm test does a tenth of each count, and at least one', async () => {
  const { runs, portion, inLong } = await scaleWith({ TEST_LONG: undefined, TEST_SEED: '3' });

  expect([runs(400), runs(7)]).toEqual([40, 1]);
  expect(portion(alphabet)).toEqual(['d', 'n', 'x']);
  expect(portion(['a', 'b'])).toEqual(['b']);
  expect(inLong(alphabet)).toEqual([]);
});

test('a long run does all of it', async () => {
  const { runs, portion, inLong } = await scaleWith({ TEST_LONG: '1' });

  expect(runs(400)).toBe(400);
  expect(portion(alphabet)).toEqual(alphabet);
  expect(inLong(alphabet)).toEqual(alphabet);
});
