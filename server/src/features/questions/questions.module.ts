import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import { questionsRoutes } from './questions.http.ts';
import { createQuestionsService } from './questions.service.ts';
import { questions } from './questions.tables.ts';

/** A student's questions, wherever they come from. */
export function createQuestions(platform: Platform) {
  const service = createQuestionsService(platform);
  const module: FeatureModule = {
    routes: questionsRoutes(service, createAuthorizeDeletion(platform.database, questions)),
    tasks: [undoSweep(platform, 'questions', questions)],
    personalData: [
      {
        tables: [
          personalTable(questions, {
            name: 'questions',
            owned: questions.userId,
            order: [questions.createdAt, questions.position, questions.id],
          }),
        ],
      },
    ],
  };
  return { service, module };
}
