import { contentRenewal } from '../../platform/content/stored/content-renewal.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import { questionsRoutes } from './questions.http.ts';
import { findOlderContent, renewContent } from './questions.repo.ts';
import { contentColumns, createQuestionsService, type QuestionsService } from './questions.service.ts';
import { questions } from './questions.tables.ts';

/** A student's questions, wherever they come from. */
export function createQuestions(platform: Platform) {
  const service = createQuestionsService(platform);
  const module: FeatureModule = {
    routes: questionsRoutes(service, createAuthorizeDeletion(platform.database, questions)),
    tasks: [undoSweep(platform, 'questions', questions), renewalOf(platform, service)],
    personalData: [
      {
        tables: [
          personalTable(questions, {
            name: 'questions',
            owned: questions.userId,
            order: [questions.createdAt, questions.position, questions.id],
            withheld: contentColumns,
          }),
        ],
      },
    ],
  };
  return { service, module };
}

function renewalOf({ database: { db } }: Platform, { withContent }: QuestionsService) {
  return contentRenewal('questions.renew_content', {
    rowsAtOnce: 200,
    findOlder: (version, limit) => findOlderContent(db, version, limit),
    renew: async (rows) => renewContent(db, await withContent(rows)),
  });
}
