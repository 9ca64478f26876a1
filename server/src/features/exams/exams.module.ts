import { contentRenewal } from '../../platform/content/stored/content-renewal.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { createShownPassages } from '../questions/passages/shown-passages.service.ts';
import { contentColumns, type QuestionsService } from '../questions/questions.service.ts';
import { createExamFinish } from './exam-finish.service.ts';
import { createAuthorizeExam } from './exams.access.ts';
import { examsRoutes } from './exams.http.ts';
import { prepareExamQueries } from './exams.queries.ts';
import { findOlderContent, renewContent } from './exams.repo.ts';
import { createExamsService, forgetStarts, type SetTitles } from './exams.service.ts';
import { examItems, exams } from './exams.tables.ts';

/** Exams under the server's clock. */
export function createExams(
  platform: Platform,
  uses: { questions: QuestionsService; notes: NotesService; sets: SetTitles },
) {
  const { db } = platform.database;
  const queries = prepareExamQueries(platform.database);
  const authorizeExam = createAuthorizeExam(queries);
  const finish = createExamFinish(platform);
  const service = createExamsService({ ...platform, ...uses, queries, finish });
  const module: FeatureModule = {
    routes: examsRoutes({ exams: service, finish, authorizeExam, passagesOf: createShownPassages(platform) }),
    tasks: [
      { name: 'exams.finish_overdue', everyMs: 5_000, run: () => finish.finishAllOverdue() },
      contentRenewal('exams.renew_content', {
        rowsAtOnce: 200,
        findOlder: (version, limit) => findOlderContent(db, version, limit),
        renew: async (items) => renewContent(db, await uses.questions.withContent(items)),
      }),
    ],
    personalData: [
      {
        tables: [
          personalTable(exams, {
            name: 'exams',
            owned: exams.userId,
            order: [exams.startedAt, exams.id],
          }),
          personalTable(examItems, {
            name: 'exam-questions',
            owned: { column: examItems.examId, parent: exams.id, owner: exams.userId },
            order: [examItems.examId, examItems.position],
            withheld: contentColumns,
          }),
        ],
        forget: (tx, { userId }) => forgetStarts(tx, userId),
      },
    ],
  };
  return { service, module };
}
