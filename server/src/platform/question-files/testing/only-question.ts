import { expect } from 'vitest';
import type { QuestionFile } from '../question-file.ts';

/** @param file of one question with which nothing is wrong @returns it */
export function onlyQuestion({ questions, errors }: QuestionFile): QuestionFile['questions'][number] {
  expect(errors).toEqual([]);
  expect(questions).toHaveLength(1);
  const [question] = questions;
  if (question === undefined) throw new Error('there is no question');
  return question;
}
