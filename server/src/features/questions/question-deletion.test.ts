/** Deleting a question, restoring it within the hour, and its removal. */
import { deleteQuestion, myQuestions, restoreQuestion } from '@akada/contract/material/questions.ts';
import { getExam, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { getGeneration } from '@akada/contract/work/generation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReadyGeneration } from '../generation/testing/generation.samples.ts';
import { createQuestionsService } from './questions.service.ts';
import { withHolds } from './testing/with-holds.ts';

let app: TestApp;
let student: Awaited<ReturnType<typeof newStudent>>;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await newStudent();
});

const hourMs = 60 * 60_000;

/** A student with one generation of three questions, the first of them from the samples. */
async function newStudent() {
  const { userId } = await createPerson(app);
  const generationId = await createReadyGeneration(app, { userId, canary: 'Osmosis' });
  const noteId = newId();
  const drafts = ['one', 'two', 'three'].map((stem) => ({
    kind: 'term' as const,
    stem,
    options: ['a', 'b', 'c', `key ${stem}`],
    answerIndex: 3,
    explanation: 'Because the note says so.',
    source: { page: 3, section: 'Leaves', quote: 'a quote' },
  }));
  const questions = createQuestionsService(withHolds(app.platform));
  const { db } = app.platform.database;
  const set = newId();
  await questions.add(db, {
    userId,
    generationId: set,
    noteId,
    drafts: await questions.withContent(drafts),
  });

  const call = callAs(app, { userId });
  const list = async (query: Record<string, string> = {}) => (await call(myQuestions, { query })).body;
  return {
    userId,
    noteId,
    set,
    generationId,
    call,
    list,
    /** The questions of the set, in its order. */
    ids: (await questions.ofGeneration(db, userId, set)).map(({ id }) => id),
    remove: (id: string) => call(deleteQuestion, { params: { id } }),
    restore: (id: string) => call(restoreQuestion, { params: { id } }),
    start: (body: Record<string, unknown>) => call(startExam, { body: { duration_minutes: 10, ...body } }),
    answersOfNote: () => questions.answersOfNote(db, userId, noteId),
  };
}

async function sweepAfter(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await app.features.tasks.find(({ name }) => name === 'questions.remove_deleted')?.run();
}

const getStems = ({ items }: { items: { stem: string }[] }) => items.map(({ stem }) => stem);

describe('a deleted question', () => {
  it('is hidden immediately in every list, and counted in none', async () => {
    const { set, noteId, ids, list, remove } = student;
    expect((await remove(String(ids[1]))).status).toBe(204);

    const queries: Record<string, string>[] = [
      { generation_id: set },
      { file_id: noteId },
      { generation_id: set, file_id: noteId },
    ];
    for (const query of queries) {
      const shown = await list(query);
      expect([getStems(shown), shown.total]).toEqual([['one', 'three'], 2]);
    }
    expect((await list()).total).toBe(3);
    expect((await list({ skip: '3' })).total).toBe(3);
  });

  it('is not in its generation, and its key may be asked again', async () => {
    const { generationId, ids, list, remove, call, answersOfNote } = student;
    const [{ id }] = (await list({ generation_id: generationId })).items;
    await remove(id);
    await remove(String(ids[0]));

    expect((await call(getGeneration, { params: { id: generationId } })).body.items).toEqual([]);
    expect((await answersOfNote()).sort()).toEqual(['key three', 'key two']);
  });

  it('is in no new exam, and stays in the exam that was started with it', async () => {
    const { set, ids, remove, restore, start, call } = student;
    const { body: exam } = await start({ question_ids: ids });
    const submit = (id: string) => call(submitExam, { params: { id } });
    await remove(String(ids[0]));

    expect((await start({ question_ids: ids })).status).toBe(404);
    await submit(exam.id);
    const { body: second } = await start({ generation_id: set });
    expect(second.questions).toHaveLength(2);
    await submit(second.id);
    for (const id of ids) await remove(id);
    expect((await start({ generation_id: set })).status).toBe(404);
    expect((await call(getExam, { params: { id: exam.id } })).body.questions).toHaveLength(3);

    for (const id of ids) await restore(id);
    expect((await start({ question_ids: ids })).body.questions).toHaveLength(3);
  });

  it('returns unchanged to its place after any number of restorations', async () => {
    const { set, ids, list, remove, restore } = student;
    const previous = await list({ generation_id: set });
    await remove(String(ids[1]));
    await sweepAfter(hourMs);

    for (let twice = 0; twice < 2; twice += 1) {
      const restored = await restore(String(ids[1]));
      expect([restored.status, restored.body]).toEqual([200, previous.items[1]]);
    }
    await sweepAfter(2 * hourMs);
    expect(await list({ generation_id: set })).toEqual(previous);
  });

  it('can be deleted twice, and disappears an hour after the first time', async () => {
    const { set, ids, list, remove, restore } = student;
    const id = String(ids[0]);
    await remove(id);
    app.clock.advance(hourMs);
    expect((await remove(id)).status).toBe(204);
    await sweepAfter(1);

    const [expired, missing] = [await restore(id), await restore(newId())];
    expect([expired.status, expired.text]).toEqual([404, missing.text]);
    expect((await remove(id)).status).toBe(404);
    expect(getStems(await list({ generation_id: set }))).toEqual(['two', 'three']);
  });

  it('cannot be deleted or restored by another student', async () => {
    const { set, ids, list, remove } = student;
    const stranger = await newStudent();
    const id = String(ids[0]);
    await remove(id);

    for (const change of [stranger.restore, stranger.remove]) {
      const [foreign, missing] = [await change(id), await change(newId())];
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    expect((await list({ generation_id: set })).total).toBe(2);
  });

  it('is still in the personal data of its owner', async () => {
    const { userId, ids, remove } = student;
    await remove(String(ids[0]));
    const tables = app.features.personalData.flatMap((data) => data.tables);
    const found: unknown[] = [];
    for await (const row of tables
      .find(({ table }) => table === 'questions')
      ?.rows(app.platform.database.db, userId) ?? []) {
      if (row.deleted_at !== null) found.push(row.id);
    }
    expect(found).toEqual([ids[0]]);
  });
});

describe('open pages of the owner', () => {
  it('get one hint of its deletion and one of its restoration', async () => {
    const { userId, ids, remove, restore } = student;
    const id = String(ids[0]);
    for (const change of [remove, restore]) {
      const hints = await heardDuring(app, userId, async () => {
        await change(id);
        await change(id);
      });
      expect(hints).toEqual([{ topic: 'question', id }]);
    }
  });
});
