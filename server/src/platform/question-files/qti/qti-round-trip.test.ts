import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { someFile } from '../testing/some-file.ts';
import { readQti } from './read-qti.ts';
import { writeQti12 } from './v1/write-qti-1-2.ts';
import { writeQti21 } from './v2/write-qti-2-1.ts';

describe.each([
  ['QTI 1.2', writeQti12],
  ['QTI 2.1', writeQti21],
])('a zip of %s', (_, write) => {
  test('is the same zip when it was read and is written again', async () => {
    await fc.assert(
      fc.asyncProperty(someFile, async ({ questions, passages, pictures }) => {
        const { bytes, omissions } = await write(questions, passages, pictures);
        const read = await readQti(bytes);

        expect(omissions).toEqual([]);
        expect(read.warnings).toEqual([]);
        expect(
          read.questions.map(({ keys, type, difficulty, tags }) => ({ keys, type, difficulty, tags })),
        ).toEqual(questions.map(({ keys, type, difficulty, tags }) => ({ keys, type, difficulty, tags })));
        const repeatedBytes = await write(read.questions, read.passages, read.pictures);
        expect(Buffer.from(repeatedBytes.bytes).equals(bytes)).toBe(true);
      }),
      { seed, numRuns: runs(1_000) },
    );
  });
});
