/** Checks that a format keeps the questions that it holds. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import type { FileQuestion, FileRemark, QuestionFile } from '../question-file.ts';
import { displayQuestion, displayText } from './displayed-question.ts';

interface RoundTrip<File> {
  questions: fc.Arbitrary<FileQuestion>;
  write(questions: FileQuestion[]): Promise<{ file: File; omissions: FileRemark[] }>;
  read(file: File): QuestionFile | Promise<QuestionFile>;
  /** The part of a question that the format holds. */
  toHeld?(question: FileQuestion): Partial<FileQuestion>;
  count: number;
}

/** @param trip with a writer and a reader of one format @throws if a written question is read with a difference */
export async function expectRoundTrip<File>({
  questions,
  write,
  read,
  toHeld = (it) => it,
  count,
}: RoundTrip<File>) {
  const compared = (question: FileQuestion) => toHeld(displayQuestion(question, displayText));
  await fc.assert(
    fc.asyncProperty(fc.array(questions, { minLength: 1, maxLength: 3 }), async (list) => {
      const { file, omissions } = await write(list);
      const isMissing = (line: number) =>
        omissions.some((remark) => remark.line === line && remark.message.startsWith('It is left out:'));
      const heldQuestions = list.filter((_, index) => !isMissing(index + 1));
      if (heldQuestions.length === 0) return;

      const { questions: readQuestions, errors } = await read(file);
      expect(errors, String(file)).toEqual([]);
      expect(
        readQuestions.map(({ line: _, ...question }) => compared(question)),
        String(file),
      ).toEqual(heldQuestions.map(compared));
    }),
    { seed, numRuns: runs(count) },
  );
}
