/** Personal data in exams that tutors set. */
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../../platform/personal-data/personal-table.ts';
import { courseExamQuestions, courseExamStudents, courseExams } from './course-exams.tables.ts';

/** Both go with their account: the exams of a tutor, and what single students got more. */
export const courseExamsPersonalData: PersonalData = {
  tables: [
    personalTable(courseExams, {
      name: 'exams-set',
      owned: courseExams.userId,
      order: [courseExams.createdAt, courseExams.id],
    }),
    personalTable(courseExamQuestions, {
      name: 'questions-of-exams-set',
      owned: { column: courseExamQuestions.courseExamId, parent: courseExams.id, owner: courseExams.userId },
      order: [courseExamQuestions.courseExamId, courseExamQuestions.questionId],
      held: 'hides nothing',
    }),
    personalTable(courseExamStudents, {
      name: 'extra-time-in-exams',
      owned: courseExamStudents.userId,
      order: [courseExamStudents.courseExamId],
    }),
  ],
};
