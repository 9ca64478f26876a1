import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable, whileHeld } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { createAuthorizeDeletion, undoSweep } from '../../platform/undo/undo.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import type { ImportedSets } from '../generation/imported-sets.service.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { BankFiles } from '../questions/bank/bank-files.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { createPaperReading } from './imports/paper-import-reading.service.ts';
import { createAuthorizePaperImport } from './imports/paper-imports.access.ts';
import { paperImportsRoutes } from './imports/paper-imports.http.ts';
import { clearImportCount, createPaperImports, getWaitingPapers } from './imports/paper-imports.service.ts';
import { paperImports } from './imports/paper-imports.tables.ts';
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

/** Past papers: notes of students, and files of tutors, as questions as they are printed. */
export function createPastPapers(platform: Platform, uses: PastPapersUses) {
  const deps = { ...platform, ...uses, studyModel: createOfflineStudyModel(platform.engines) };
  const authorizePaper = createAuthorizePaper(platform.database);
  const { paperId, position, questionId } = pastPaperQuestions;
  const imports = createPaperImports(deps);
  const reading = createPaperReading(deps);
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
      ...paperImportsRoutes({
        ...deps,
        imports,
        authorizePaperImport: createAuthorizePaperImport(platform.database),
      }),
    ],
    jobs: [reading.handler],
    tasks: [
      undoSweep(platform, 'past_papers', pastPapers),
      reading.resendTask,
      { name: 'past_papers.clean_imports', everyMs: 60 * 60_000, run: () => imports.sweep() },
    ],
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
        clear: (tx, { userId }) => clearReadingCount(tx, userId),
      },
      {
        tables: [
          personalTable(paperImports, {
            name: 'paper-imports',
            owned: paperImports.userId,
            order: [paperImports.createdAt, paperImports.id],
            withheld: {
              ...workBookkeeping,
              storage_key: 'says where the bytes are stored',
              document: 'is read from the file, and its questions are in another column',
            },
            batchSize: 5,
          }),
        ],
        files: (executor, userId) => getWaitingPapers(executor, userId),
        clear: (tx, { userId }) => clearImportCount(tx, userId),
      },
    ],
  };
  return { module };
}
