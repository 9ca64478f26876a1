import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tallyOf, withReport } from './report-file.mjs';

test.each([
  ['all well', 0, { passed: 5, failed: 0, skipped: 0 }, { passed: 5, failed: 0 }],
  ['failures', 1, { passed: 5, failed: 2, skipped: 0 }, { passed: 5, failed: 2 }],
  [
    'a skipped test, which counts as failed',
    0,
    { passed: 5, failed: 0, skipped: 1 },
    { passed: 5, failed: 1 },
  ],
  ['a file that does not load', 1, { passed: 5, failed: 0, skipped: 0 }, { passed: 5, failed: 1 }],
])('a tally counts %s', (_what, exitCode, counts, tally) => {
  expect(tallyOf(exitCode, counts)).toEqual(tally);
});

test("the caller gets the runner's report", async () => {
  const { exitCode, report } = await withReport(async (path) => {
    writeFileSync(path, '{"numPassedTests": 1}');
    return 3;
  });

  expect({ exitCode, report }).toEqual({ exitCode: 3, report: { numPassedTests: 1 } });
});

test('the caller gets null from a runner without a report', async () => {
  expect(await withReport(async () => 1)).toEqual({ exitCode: 1, report: null });
});
