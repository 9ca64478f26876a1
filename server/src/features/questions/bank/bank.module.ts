import { contentVersion } from '@akada/contract/wire/content/content-tree.ts';
import { contentRenewal } from '../../../platform/content/stored/content-renewal.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../../platform/platform.ts';
import { undoSweep } from '../../../platform/undo/undo.ts';
import { createPassageAccess } from '../passages/passages.access.ts';
import { passagesRoutes } from '../passages/passages.http.ts';
import { findOlderPassages, renewPassages } from '../passages/passages.repo.ts';
import { createPassagesService, forgetPassages } from '../passages/passages.service.ts';
import { passages } from '../passages/passages.tables.ts';
import { questionPicturesRoutes } from '../pictures/question-pictures.http.ts';
import {
  createQuestionPictures,
  forgetPictures,
  type QuestionPictures,
} from '../pictures/question-pictures.service.ts';
import { questionPictures } from '../pictures/question-pictures.tables.ts';
import { createBankAccess } from './bank.access.ts';
import { bankRoutes } from './bank.http.ts';
import { createBankBulk } from './bank-bulk.service.ts';
import { createBankReading } from './bank-reading.service.ts';
import { createBankWriting, forgetWritings } from './bank-writing.service.ts';

/** The question bank, with the passages and pictures of its questions: a part of the module of questions. */
export function createBank(platform: Platform) {
  const pictures = createQuestionPictures(platform);
  return {
    pictures,
    routes: [
      // Its paths are fixed where those of the bank have an id.
      ...questionPicturesRoutes(pictures),
      ...bankRoutes({
        access: createBankAccess(platform.database),
        reading: createBankReading(platform),
        writing: createBankWriting(platform),
        bulk: createBankBulk(platform),
      }),
      ...passagesRoutes({
        access: createPassageAccess(platform.database),
        passages: createPassagesService(platform),
      }),
    ],
    tasks: [
      undoSweep(platform, 'passages', passages),
      renewalOfPassages(platform),
      { name: 'questions.clean_pictures', everyMs: 60 * 60_000, run: () => pictures.sweep() },
    ],
    personalData: personalDataOf(pictures),
  };
}

function renewalOfPassages({ database: { db }, content }: Platform) {
  return contentRenewal('passages.renew_content', {
    rowsAtOnce: 50,
    findOlder: (version, limit) => findOlderPassages(db, version, limit),
    async renew(rows) {
      const trees = await content.markdownTreesOf(rows.map(({ text }) => text));
      const renewed = rows.map(({ id }, at) => ({ id, content: trees[at] ?? null, contentVersion }));
      await renewPassages(db, renewed);
    },
  });
}

function personalDataOf(pictures: QuestionPictures): PersonalData {
  return {
    tables: [
      personalTable(passages, {
        name: 'passages',
        owned: passages.userId,
        order: [passages.createdAt, passages.id],
        withheld: {
          content: 'is made from the text',
          content_version: 'says which renderer made it',
        },
      }),
      personalTable(questionPictures, {
        name: 'question-pictures',
        owned: questionPictures.userId,
        order: [questionPictures.createdAt, questionPictures.id],
        withheld: { storage_key: 'says where the bytes are stored' },
      }),
    ],
    files: (_executor, userId) => pictures.filesOf(userId),
    async forget(tx, { userId }) {
      await forgetWritings(tx, userId);
      await forgetPassages(tx, userId);
      await forgetPictures(tx, userId);
    },
  };
}
