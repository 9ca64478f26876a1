/** Reading that comes to no end, is killed or is overtaken: an import is whole, or it has failed and says why. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedFilesWaiting } from '../../../platform/files/deleted-files.ts';
import { createQuestionFiles } from '../../../platform/question-files/question-files.ts';
import { until } from '../../../testing/http-student.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createImportedSets } from '../../generation/imported-sets.service.ts';
import { createBankFiles } from '../../questions/bank/bank-files.service.ts';
import { createQuestionPictures } from '../../questions/pictures/question-pictures.service.ts';
import { createQuestionsService } from '../../questions/questions.service.ts';
import { type BankAuthor, newAuthor } from '../../questions/testing/bank-people.ts';
import { withHolds } from '../../questions/testing/with-holds.ts';
import { exchanger } from '../testing/exchange-people.ts';
import { createImportReading } from './import-reading.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const usual = { cpuMs: 60_000, timeoutMs: 60_000, oldSpaceMb: 256, rssMb: 512 };

function reading(limits = usual) {
  const { platform } = app;
  const questions = { ...createQuestionsService(withHolds(platform)), ...createBankFiles(platform) };
  return createImportReading({
    ...platform,
    questions,
    pictures: createQuestionPictures(platform),
    importedSets: createImportedSets({ ...platform, questions }),
    questionFiles: createQuestionFiles(platform.exchangers, limits),
  });
}

/** An import whose job is sent and that no worker has taken. The call that requested it waits for its end. */
async function queued(text: string) {
  const author: BankAuthor = await newAuthor(app);
  const tutor = exchanger(app, author);
  const answer = tutor.imported(text);
  const id = await until(async () => {
    const [row] = await getRows('SELECT id FROM question_imports WHERE user_id = $1', [author.userId]);
    return row?.id ?? null;
  });
  return { author, tutor, answer, id: String(id) };
}

const getRows = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const never = new AbortController().signal;
const many = Array.from({ length: 300 }, (_, index) => `What is ${index}? {=One ~Two}\n\n`).join('');

describe('a file that the child cannot finish', () => {
  it.each([
    ['too much time', { ...usual, timeoutMs: 1 }],
    ['too much memory', { ...usual, rssMb: 10 }],
  ])('for %s is an import that failed, with a sentence', async (_, limits) => {
    const { author, answer, id } = await queued(many);
    await reading(limits).attempt(id, never);
    const failed = await answer;
    expect(failed).toMatchObject({ status: 'failed', found: 0, imported: 0 });
    expect(failed.errors).toEqual([{ line: 0, message: expect.stringMatching(/Split it into several/) }]);
    expect((await author.list()).total).toBe(0);
  });
});

describe('an attempt', () => {
  it('writes nothing after it was overtaken; its successor writes once', async () => {
    const { author, answer, id } = await queued(many);
    const work = reading();
    await Promise.all([work.attempt(id, never), work.attempt(id, never)]);
    expect(await answer).toMatchObject({ status: 'done', imported: 300 });
    expect((await author.list({ limit: '1' })).total).toBe(300);
    expect(await getRows('SELECT storage_key FROM question_imports WHERE id = $1', [id])).toEqual([
      { storage_key: null },
    ]);
  });

  it('leaves nothing if it breaks in the middle, and the next one is complete', async () => {
    const { author, answer, id } = await queued(many);
    await getRows(`ALTER TABLE questions ADD CONSTRAINT broken CHECK (stem <> 'What is 299?') NOT VALID`);
    await expect(reading().attempt(id, never)).rejects.toThrow();
    expect((await author.list()).total).toBe(0);

    await getRows('ALTER TABLE questions DROP CONSTRAINT broken');
    await reading().attempt(id, never);
    expect(await answer).toMatchObject({ status: 'done', imported: 300 });
  });

  it('ends the import with a message if it was the last one', async () => {
    const { answer, id } = await queued(many);
    await getRows(
      `UPDATE question_imports SET status = 'running', attempts = 4, lease_until = now() - interval '1 day' WHERE id = $1`,
      [id],
    );
    await reading().resendTask.run();
    expect(await answer).toMatchObject({ status: 'failed', errors: [{ line: 0 }] });
  });
});

describe('an import that ended', () => {
  it('is stored for a month, and its file is not', async () => {
    const { tutor, answer, id } = await queued('What is one? {=One ~Two}');
    await reading().attempt(id, never);
    await answer;
    expect((await deletedFilesWaiting(app.platform.database.db, 100)).join()).toMatch(/questionimports/);

    const sweep = app.features.tasks.find(({ name }) => name === 'exchange.clean_imports');
    app.clock.advance(29 * 24 * 60 * 60_000);
    await sweep?.run();
    expect((await tutor.read(id)).status).toBe(200);
    app.clock.advance(2 * 24 * 60 * 60_000);
    await sweep?.run();
    expect((await tutor.read(id)).status).toBe(404);
  });
});
