/** Personal data of the bank besides questions: passages, pictures, and how often each was saved. */
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../../platform/personal-data/personal-table.ts';
import { forgetPassages } from '../passages/passages.service.ts';
import { passages } from '../passages/passages.tables.ts';
import { forgetPictures, type QuestionPictures } from '../pictures/question-pictures.service.ts';
import { questionPictures } from '../pictures/question-pictures.tables.ts';
import { forgetPreviews } from '../preview/text-preview.service.ts';
import { forgetWritings } from './bank-writing.service.ts';

export function bankPersonalData(pictures: QuestionPictures): PersonalData {
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
    notHandedOut: { bank_tags: 'follows from the tags of questions, and goes with them' },
    files: (_executor, userId) => pictures.filesOf(userId),
    async clear(tx, { userId }) {
      await forgetWritings(tx, userId);
      await forgetPreviews(tx, userId);
      await forgetPassages(tx, userId);
      await forgetPictures(tx, userId);
    },
  };
}
