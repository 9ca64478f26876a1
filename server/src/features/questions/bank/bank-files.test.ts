/** Imports of question files into a bank, and exports from it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { getContent } from '../passages/passages.service.ts';
import { createQuestionsService } from '../questions.service.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';
import { withHolds } from '../testing/with-holds.ts';
import type { BankDraft } from './bank-draft.ts';
import { createBankFiles } from './bank-files.service.ts';

let app: SharedTestApp;
let author: BankAuthor;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  author = await newAuthor(app);
});

const draft: BankDraft = {
  type: 'single',
  stem: 'What holds water?',
  options: ['Humus', 'Sand'],
  body: null,
  answerIndexes: [0],
  explanation: '',
  feedback: [],
  topic: 'Soil',
  subject: null,
  difficulty: null,
  tags: [],
  status: 'published',
  courseId: null,
  passageId: null,
};

async function add(drafts: readonly BankDraft[], userId = author.userId) {
  const rendered = await createQuestionsService(withHolds(app.platform)).withContent(
    drafts.map((it) => ({ ...it, markup: 'markdown' as const })),
  );
  const files = createBankFiles(app.platform);
  return app.platform.database.transaction((tx) => files.addToBank(tx, { userId, drafts: rendered }));
}

describe('a file', () => {
  it('adds each question once, however often it is read', async () => {
    const drafts = [draft, { ...draft, stem: 'What is clay?' }, { ...draft, stem: 'WHAT  holds water?' }];
    expect(await add(drafts)).toMatchObject({ added: 2, duplicates: 1 });
    expect(await add(drafts)).toEqual({ ids: [null, null, null], added: 0, duplicates: 3 });
    expect((await author.list({ source: 'import' })).total).toBe(2);
    const other = await newAuthor(app);
    expect((await add(drafts, other.userId)).added).toBe(2);
  });

  it('two concurrent imports of a file add its questions once', async () => {
    const both = await Promise.all([add([draft]), add([draft])]);
    expect(both.map(({ added }) => added).sort()).toEqual([0, 1]);
  });

  it('knows what was written by hand, and not what was deleted or changed since', async () => {
    const question = await author.write({
      type: 'single',
      stem: draft.stem,
      options: draft.options,
      answer_indexes: [0],
      feedback: [],
    });
    expect((await add([draft])).duplicates).toBe(1);
    await author.edit(question, { stem: 'What holds air?' });
    expect(await add([draft])).toMatchObject({ added: 1 });
    expect((await add([{ ...draft, stem: 'What holds air?' }])).duplicates).toBe(1);
    await author.bulk({ ids: [question.id], action: 'delete' });
    expect((await add([{ ...draft, stem: 'What holds air?' }])).added).toBe(1);
  });

  it('every tutor can import a file of the product once', async () => {
    const stem = `Sample of ${author.userId}?`;
    const [rendered] = await createQuestionsService(withHolds(app.platform)).withContent([
      { ...draft, stem, markup: 'markdown' as const },
    ]);
    if (!rendered) return expect.fail('One was given');
    const addSample = () =>
      app.platform.database.transaction((tx) => createBankFiles(app.platform).addToSample(tx, [rendered]));
    expect((await addSample()).added).toBe(1);
    expect((await addSample()).duplicates).toBe(1);
    const found = await author.list({ collection: 'sample', search: author.userId });
    expect(found.items).toMatchObject([{ stem, is_sample: true, status: 'published' }]);
  });

  it('adds passages, whose questions are together in their order', async () => {
    const { id: courseId } = await insertCourse(app, author.userId);
    const files = createBankFiles(app.platform);
    const text = 'Humus holds water.';
    const passage = { title: 'Soil', text, ...(await getContent(app.platform, text)) };
    const { database } = app.platform;
    const [passageId = null] = await database.transaction((tx) =>
      files.addPassages(tx, author.userId, [passage]),
    );
    const inCourse = { ...draft, courseId };
    await add([
      { ...inCourse, stem: 'First?', passageId },
      { ...inCourse, stem: 'Alone?' },
      { ...inCourse, stem: 'Second?', passageId },
    ]);
    await author.write({ stem: 'Third?', course_id: courseId, passage_id: passageId });
    const rows = await files.ofCourse(database.db, { userId: author.userId, courseId });
    expect(rows.map(({ stem }) => stem).join(' ')).toMatch(/First\? Second\? Third\?/);
    expect(rows).toHaveLength(4);
    const stored = await files.passagesOf(database.db, author.userId, [passageId ?? '']);
    expect(stored).toMatchObject([{ title: 'Soil', text }]);
  });
});
