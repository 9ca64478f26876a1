import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { someFile } from '../testing/some-file.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

describe('a file of Moodle XML', () => {
  test('is the same file when it was read and is written again', () => {
    fc.assert(
      fc.property(someFile, ({ questions, passages, pictures }) => {
        const { text, omissions } = writeMoodleXml(questions, passages, pictures);
        const read = readMoodleXml(text);

        expect(omissions).toEqual([]);
        expect(read.questions.map(({ keys, type }) => ({ keys, type }))).toEqual(
          questions.map(({ keys, type }) => ({ keys, type })),
        );
        expect(read.warnings).toEqual([]);
        expect(writeMoodleXml(read.questions, read.passages, read.pictures).text).toBe(text);
      }),
      { seed, numRuns: runs(2_000) },
    );
  });
});
