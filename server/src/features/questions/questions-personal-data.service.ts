/** Personal data of a person's questions, and of their reports. */
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import { courseSets } from './course-sets/course-sets.tables.ts';
import { type QuestionHolds, whyHeldBack } from './holds/question-holds.service.ts';
import { questionReports as reports } from './question/question-reports.tables.ts';
import { questions, questionVersions as versions } from './question/questions.tables.ts';
import { forgetEdits } from './question-editing.service.ts';
import { contentColumns } from './questions.service.ts';

/** The order of options is hidden as well: many authors write the right one first. */
export function questionsPersonalData(holds: QuestionHolds): PersonalData {
  return {
    tables: [
      personalTable(questions, {
        name: 'questions',
        owned: questions.userId,
        order: [questions.createdAt, questions.position, questions.id],
        withheld: { ...contentColumns, facet: 'follows from status, type, source and difficulty' },
        held: whileHeld(holds, questions.id, [
          questions.options,
          questions.answerIndex,
          questions.answerIndexes,
          questions.body,
          questions.explanation,
          questions.feedback,
          questions.sourcePage,
          questions.sourceSection,
          questions.sourceQuote,
          questions.contentHash,
        ]),
      }),
      personalTable(versions, {
        name: 'question-versions',
        owned: { column: versions.questionId, parent: questions.id, owner: questions.userId },
        order: [versions.questionId, versions.version],
        held: whileHeld(holds, versions.questionId, [
          versions.options,
          versions.answerIndex,
          versions.answerIndexes,
          versions.body,
          versions.explanation,
          versions.feedback,
        ]),
      }),
      personalTable(reports, {
        name: 'question-reports',
        owned: reports.userId,
        order: [reports.questionId],
        held: whileHeld(holds, reports.questionId, [
          reports.options,
          reports.answerIndex,
          reports.answerIndexes,
          reports.explanation,
          reports.sourcePage,
          reports.sourceSection,
          reports.sourceQuote,
          reports.outcome,
        ]),
      }),
      personalTable(courseSets, {
        name: 'sets-of-courses',
        owned: courseSets.userId,
        order: [courseSets.createdAt, courseSets.id],
        withheld: { title_key: 'is made from the name' },
      }),
    ],
    heldBack: (executor, userId) => whyHeldBack(holds, executor, userId),
    clear: (tx, { userId }) => forgetEdits(tx, userId),
  };
}
