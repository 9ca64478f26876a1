import type { FeatureModule } from '../../platform/module/feature-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { coverageRoutes } from './note-coverage.http.ts';
import { clearPlanCount } from './note-plans.service.ts';

/** This feature counts the questions and cards of a note, part by part. */
export function createCoverage(
  platform: Platform,
  uses: { notes: NotesService; questions: QuestionsService; cards: CardSets; authorizeNote: AuthorizeNote },
) {
  const studyModel = createOfflineStudyModel(platform.engines);
  const module: FeatureModule = {
    routes: coverageRoutes({ ...platform, ...uses, studyModel }),
    personalData: [
      {
        tables: [],
        notHandedOut: { note_plans: 'are made from the text of the notes' },
        clear: (tx, { userId }) => clearPlanCount(tx, userId),
      },
    ],
  };
  return { module };
}
