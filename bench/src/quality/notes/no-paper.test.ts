import { fileURLToPath } from 'node:url';
import { countPaperQuestions } from '@akada/core/papers/is-paper.ts';
import { expect, it } from 'vitest';
import { documentAt, getFiles } from '../read-paths.ts';
import { STUDENT_NOTES } from './student-note.ts';

const READER_SAMPLE = fileURLToPath(new URL('../../../reader-sample', import.meta.url));

it.each(getFiles([STUDENT_NOTES, READER_SAMPLE]))('the note %s is no past paper', async (path) => {
  expect(countPaperQuestions(await documentAt(path))).toBe(0);
});
