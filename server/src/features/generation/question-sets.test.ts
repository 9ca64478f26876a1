/** The list of a student's sets: what each is called, how many questions it has, and how its last exam went. */
import { deleteFile } from '@akada/contract/material/notes.ts';
import { deleteQuestion, restoreQuestion } from '@akada/contract/material/questions.ts';
import { saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { getGeneration, listGenerations, type QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notes } from '../notes/note/notes.tables.ts';
import { questions } from '../questions/question/questions.tables.ts';
import { generations } from './generation.tables.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof newStudent>>;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  ada = await newStudent();
});

/** A student with a note on plants and no set. */
async function newStudent() {
  const person = await createPerson(app);
  const { userId } = person;
  const noteId = await createExpositoryNote(app, userId);
  const { db } = app.platform.database;
  const call = callAs(app, person);
  let makingMs = 60_000;
  /**
   * @returns the ids of a set, a second after the one before and made in much less time, and of its questions, whose
   *   first option is right
   */
  const addSet = async (count: number) => {
    app.clock.advance(1_000);
    makingMs /= 2;
    const createdAt = new Date(app.clock.now()).toISOString();
    const finishedAt = new Date(app.clock.now() + makingMs).toISOString();
    const id = newId();
    const created = {
      status: 'ready',
      kind: 'mcq',
      requested: count,
      made: count,
      focus: '',
      attempts: 1,
    } as const;
    await db.insert(generations).values({ id, userId, noteId, ...created, createdAt, finishedAt });
    const ids = Array.from({ length: count }, newId);
    await db.insert(questions).values(
      ids.map((questionId, position) => ({
        id: questionId,
        userId,
        generationId: id,
        noteId,
        position,
        createdAt,
        stem: `Which is ${position}?`,
        options: ['a', 'b', 'c', 'd'],
        answerIndex: 0,
        explanation: '',
        sourcePage: 1,
        sourceQuote: 'A quote.',
      })),
    );
    return { id, ids };
  };
  const list = async (
    query: Record<string, string> = {},
  ): Promise<{ items: QuestionSetSummary[]; total: number }> => (await call(listGenerations, { query })).body;
  /** @returns the id of an exam submitted with this many right answers, a second after the previous exam */
  const sit = async (source: Record<string, unknown>, correct: number): Promise<string> => {
    app.clock.advance(1_000);
    const { body: exam } = await call(startExam, { body: { ...source, duration_minutes: 5 } });
    for (const question of exam.questions.slice(0, correct)) {
      const params = { id: exam.id, question_id: question.id };
      // Each exam orders its options differently.
      const choice = question.options.findIndex(({ text }: { text: string }) => text === 'a');
      await call(saveAnswer, { params, body: { choice, sequence: 1 } });
    }
    await call(submitExam, { params: { id: exam.id } });
    return exam.id;
  };
  return { ...person, noteId, call, addSet, list, sit };
}

const getIds = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('the title of a set', () => {
  it.each([
    ['Plants', 'lecture 3.pdf', 'Plants'],
    ['', 'lecture 3.pdf', 'lecture 3'],
    ['', 'lecture 3.final.pdf', 'lecture 3.final'],
    ['', '.pdf', '.pdf'],
  ])('for a note with the title %j in the file %j is %j', async (title, originalFilename, expected) => {
    const { id } = await ada.addSet(1);
    const { db } = app.platform.database;
    await db.update(notes).set({ title, originalFilename }).where(eq(notes.id, ada.noteId));
    expect((await ada.list()).items).toMatchObject([{ id, title: expected }]);
    expect((await ada.call(getGeneration, { params: { id } })).body.title).toBe(expected);
  });

  it('is not known when the note was deleted; the set stays', async () => {
    const { id } = await ada.addSet(1);
    await ada.call(deleteFile, { params: { id: ada.noteId } });
    expect((await ada.list()).items).toMatchObject([{ id, title: null }]);
  });
});

describe('the questions of a set', () => {
  it('are counted as they are now, in addition to the number made', async () => {
    const { ids } = await ada.addSet(3);
    await ada.call(deleteQuestion, { params: { id: ids[0] ?? '' } });
    expect((await ada.list()).items).toMatchObject([{ made: 3, questions: 2 }]);
  });

  it('are all deleted: the set is not listed until one is restored', async () => {
    const [older, newer] = [await ada.addSet(2), await ada.addSet(1)];
    const [id = ''] = newer.ids;
    await ada.call(deleteQuestion, { params: { id } });
    expect(await ada.list()).toMatchObject({ items: [{ id: older.id }], total: 1 });
    await ada.call(restoreQuestion, { params: { id } });
    expect(getIds(await ada.list())).toEqual([newer.id, older.id]);
  });

  it('belong to the student: pages and totals exclude other students', async () => {
    const ben = await newStudent();
    await ben.addSet(1);
    const sets = [await ada.addSet(1), await ada.addSet(1), await ada.addSet(1)].map(({ id }) => id);
    const page = await ada.list({ skip: '1', limit: '1' });
    expect([getIds(page), page.total]).toEqual([[sets[1]], 3]);
    expect((await ada.list({ file_id: ben.noteId })).items).toEqual([]);
  });
});

describe('the last result of a set', () => {
  it('comes from the newest finished exam over all or part of the set', async () => {
    const { id, ids } = await ada.addSet(3);
    expect((await ada.list()).items[0]?.last_result).toBeNull();

    await ada.sit({ generation_id: id }, 3);
    const newest = await ada.sit({ question_ids: ids.slice(0, 2) }, 1);
    await ada.call(startExam, { body: { generation_id: id, duration_minutes: 5 } });
    expect((await ada.list()).items[0]?.last_result).toEqual({
      exam_id: newest,
      correct: 1,
      total: 2,
      finished_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('ignores exams over several sets, of another set, or of another student', async () => {
    const [one, other] = [await ada.addSet(1), await ada.addSet(1)];
    await ada.sit({ question_ids: [...one.ids, ...other.ids] }, 2);
    const exam = await ada.sit({ generation_id: other.id }, 0);
    const ben = await newStudent();
    const bens = await ben.addSet(1);
    await ben.sit({ generation_id: bens.id }, 1);

    const results = (await ada.list()).items.map(({ id, last_result }) => [id, last_result?.exam_id ?? null]);
    expect(results).toEqual([
      [other.id, exam],
      [one.id, null],
    ]);
  });
});
