import { getPaging } from '../../../lib/address/use-list-address.ts';
import { type ExamChoice, listQuery } from '../exam-lists.ts';

/** @param page index of the page, from 0 */
export const finishedExamsQuery = (choice: ExamChoice, page: number) =>
  listQuery({ ...choice, status: 'finished', ...getPaging(page) });
