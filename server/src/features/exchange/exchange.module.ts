import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createQuestionFiles } from '../../platform/question-files/question-files.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import { createAuthorizeGeneration } from '../generation/generation.access.ts';
import type { ImportedSets } from '../generation/imported-sets.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { BankFiles } from '../questions/bank/bank-files.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { QuestionPictures } from '../questions/pictures/question-pictures.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { exchangeRoutes } from './exchange.http.ts';
import { createExportedSources } from './exports/exported-source.service.ts';
import { createQuestionExports } from './exports/question-exports.service.ts';
import { createImportReading } from './imports/import-reading.service.ts';
import { createAuthorizeImport } from './imports/question-imports.access.ts';
import { createQuestionImports, forgetImports, getWaitingFiles } from './imports/question-imports.service.ts';
import { questionImports } from './imports/question-imports.tables.ts';

export interface ExchangeUses {
  notes: NotesService;
  questions: QuestionsService & BankFiles;
  pictures: QuestionPictures;
  importedSets: ImportedSets;
  holds: QuestionHolds;
}

/** Imports and exports questions as files of other programs. */
export function createExchange(platform: Platform, uses: ExchangeUses) {
  const deps = { ...platform, ...uses, questionFiles: createQuestionFiles(platform.exchangers) };
  const imports = createQuestionImports(deps);
  const reading = createImportReading(deps);
  const module: FeatureModule = {
    routes: exchangeRoutes({
      imports,
      exports: createQuestionExports(deps),
      sources: createExportedSources(deps),
      authorizeImport: createAuthorizeImport(platform.database),
      authorizeGeneration: createAuthorizeGeneration(platform.database, 'mcq'),
    }),
    jobs: [reading.handler],
    tasks: [
      reading.resendTask,
      { name: 'exchange.clean_imports', everyMs: 60 * 60_000, run: () => imports.sweep() },
    ],
    personalData: [
      {
        tables: [
          personalTable(questionImports, {
            name: 'question-imports',
            owned: questionImports.userId,
            order: [questionImports.createdAt, questionImports.id],
            withheld: { ...workBookkeeping, storage_key: 'says where the bytes are stored' },
          }),
        ],
        files: (executor, userId) => getWaitingFiles(executor, userId),
        clear: (tx, { userId }) => forgetImports(tx, userId),
      },
    ],
  };
  return { module };
}
