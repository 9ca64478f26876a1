import { contentRenewal } from '../../platform/content/stored/content-renewal.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { createBank } from './bank/bank.module.ts';
import { createBankFiles } from './bank/bank-files.service.ts';
import { createQuestionDeletion } from './question-deletion.service.ts';
import { createQuestionEditing, forgetEdits } from './question-editing.service.ts';
import { createQuestionReports } from './question-reports.service.ts';
import { questionReports } from './question-reports.tables.ts';
import { createAuthorizeQuestion } from './questions.access.ts';
import { questionsRoutes } from './questions.http.ts';
import { findOlderContent, renewContent } from './questions.repo.ts';
import { contentColumns, createQuestionsService, type QuestionsService } from './questions.service.ts';
import { questions, questionVersions } from './questions.tables.ts';

/** Questions of students and of those who teach, wherever they come from. */
export function createQuestions(platform: Platform, { notes }: { notes: NotesService }) {
  const service = { ...createQuestionsService(platform), ...createBankFiles(platform) };
  const bank = createBank(platform);
  const deletion = createQuestionDeletion(platform);
  const authorizeQuestion = createAuthorizeQuestion(platform.database);
  const studyModel = createOfflineStudyModel(platform.engines);
  const module: FeatureModule = {
    routes: [
      ...questionsRoutes({
        questions: service,
        deletion,
        editing: createQuestionEditing({ ...platform, questions: service, notes, studyModel }),
        reports: createQuestionReports(platform),
        authorizeQuestion,
        authorizeDeletion: createAuthorizeDeletion(platform.database, questions),
      }),
      ...bank.routes,
    ],
    tasks: [undoSweep(platform, 'questions', questions), renewalOf(platform, service), ...bank.tasks],
    personalData: [
      {
        tables: [
          personalTable(questions, {
            name: 'questions',
            owned: questions.userId,
            order: [questions.createdAt, questions.position, questions.id],
            withheld: contentColumns,
          }),
          personalTable(questionVersions, {
            name: 'question-versions',
            owned: { column: questionVersions.questionId, parent: questions.id, owner: questions.userId },
            order: [questionVersions.questionId, questionVersions.version],
          }),
          personalTable(questionReports, {
            name: 'question-reports',
            owned: questionReports.userId,
            order: [questionReports.questionId],
          }),
        ],
        forget: (tx, { userId }) => forgetEdits(tx, userId),
      },
      bank.personalData,
    ],
  };
  return { service, deletion, pictures: bank.pictures, module, authorizeQuestion };
}

function renewalOf({ database: { db } }: Platform, { withContent }: QuestionsService) {
  return contentRenewal('questions.renew_content', {
    rowsAtOnce: 200,
    findOlder: (version, limit) => findOlderContent(db, version, limit),
    renew: async (rows) => renewContent(db, await withContent(rows)),
  });
}
