import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import type { ImportedSets } from '../generation/imported-sets.service.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { BankFiles } from '../questions/bank/bank-files.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { createPaperMending } from './paper-mending.service.ts';
import { clearReadingCount } from './paper-reading.service.ts';
import { makePaperSet } from './paper-set.service.ts';
import { createAuthorizePaper } from './past-papers.access.ts';
import { pastPapersRoutes } from './past-papers.http.ts';
import { createPastPapers as createService } from './past-papers.service.ts';
import { pastPaperQuestions, pastPapers } from './past-papers.tables.ts';
import { shelfRoutes } from './shelf/shelf.http.ts';
import { createShelf } from './shelf/shelf.service.ts';

interface PastPapersUses {
  notes: NotesService;
  questions: QuestionsService & BankFiles;
  importedSets: ImportedSets;
  holds: QuestionHolds;
  authorizeNote: AuthorizeNote;
}

/** Past papers of students: their notes as questions, as they are printed. */
export function createPastPapers(platform: Platform, uses: PastPapersUses) {
  const deps = { ...platform, ...uses, studyModel: createOfflineStudyModel(platform.engines) };
  const authorizePaper = createAuthorizePaper(platform.database);
  const { paperId, position, questionId } = pastPaperQuestions;
  const module: FeatureModule = {
    routes: [
      ...pastPapersRoutes({
        ...deps,
        papers: createService(deps),
        mending: createPaperMending(deps),
        authorizePaper,
        authorizeDeletion: createAuthorizeDeletion(platform.database, pastPapers),
      }),
      ...shelfRoutes({
        ...deps,
        shelf: createShelf(deps),
        fillSet: async (caller, id, signal) => makePaperSet(deps, await authorizePaper(caller, id), signal),
      }),
    ],
    tasks: [undoSweep(platform, 'past_papers', pastPapers)],
    personalData: [
      {
        tables: [
          personalTable(pastPapers, {
            name: 'past-papers',
            owned: pastPapers.userId,
            order: [pastPapers.createdAt, pastPapers.id],
            withheld: { text_version: 'is made from the texts of the notes' },
          }),
          personalTable(pastPaperQuestions, {
            name: 'past-paper-questions',
            owned: { column: paperId, parent: pastPapers.id, owner: pastPapers.userId },
            order: [paperId, position],
            held: whileHeld(uses.holds, questionId, 'row'),
          }),
        ],
        forget: (tx, { userId }) => clearReadingCount(tx, userId),
      },
    ],
  };
  return { module };
}
