import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { examItems, exams } from './exams.tables.ts';

/** What exams keep of a person. */
export const examsPersonalData: PersonalData = {
  tables: [
    personalTable(exams, {
      name: 'exams',
      owned: exams.userId,
      order: [exams.startedAt, exams.id],
      withheld: { idempotency_key: 'names a call that was made' },
    }),
    personalTable(examItems, {
      name: 'exam-questions',
      owned: { column: examItems.examId, parent: exams.id, owner: exams.userId },
      order: [examItems.examId, examItems.position],
    }),
  ],
};
