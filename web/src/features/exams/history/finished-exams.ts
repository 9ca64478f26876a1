import { type ExamChoice, listQuery } from '../exam-lists.ts';

export const examsPageSize = 20;

/** @param page from 0 */
export const finishedExamsQuery = (choice: ExamChoice, page: number) =>
  listQuery({ ...choice, status: 'finished', skip: page * examsPageSize, limit: examsPageSize });
