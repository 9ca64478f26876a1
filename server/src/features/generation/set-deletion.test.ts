/** Tests deleting a complete set, restoring it within the hour, and the list in the meantime. */
import { deleteQuestion, listDeletedQuestions, myQuestions } from '@akada/contract/material/questions.ts';
import { examResult, getExam, startExam, submitExam } from '@akada/contract/work/exams.ts';
import {
  deleteGeneration,
  type Generation,
  listDeletedGenerations,
  listGenerations,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSetOwner, type SetOwner } from '../questions/testing/note-set.ts';
import { generations } from './generation.tables.ts';
import { createReadyGeneration } from './testing/generation.samples.ts';
import { warmEngine } from './testing/warm-engine.ts';

let app: TestApp;
let owner: SetOwner;

beforeAll(async () => {
  app = await createTestApp({ workers: true });
  await warmEngine(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createSetOwner(app);
});

const hourMs = 60 * 60_000;

const remove = () => owner.call(deleteGeneration, { params: { id: owner.set.id } });
const restore = () => owner.call(restoreGeneration, { params: { id: owner.set.id } });
const listed = async (): Promise<{ id: string }[]> => (await owner.call(listGenerations)).body.items;
const deletedSets = async () => (await owner.call(listDeletedGenerations)).body.items;
const deletedQuestions = async () =>
  (await owner.call(listDeletedQuestions, { query: { generation_id: owner.set.id } })).body.items;
const getIds = ({ items }: Generation) => items.map(({ id }) => id);

async function sweepAfter(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await app.features.tasks.find(({ name }) => name === 'questions.remove_deleted')?.run();
}

describe('a deleted set', () => {
  it('disappears from every list immediately, however often it is deleted', async () => {
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);

    expect(await listed()).toEqual([]);
    expect((await owner.call(myQuestions)).body.total).toBe(0);
    expect((await owner.reload()).items).toEqual([]);
  });

  it('is listed among what can be restored, with its time', async () => {
    const newer = await createReadyGeneration(app, { userId: owner.userId, canary: 'Osmosis' });
    await owner.call(deleteGeneration, { params: { id: newer } });
    app.clock.advance(1_000);
    const previous = app.clock.now();
    await remove();

    const [{ restorable_until: until, ...set }, ...others] = await deletedSets();
    expect(others).toMatchObject([{ id: newer }]);
    expect(set).toEqual({
      id: owner.set.id,
      title: owner.set.title,
      questions: owner.set.items.length,
      created_at: owner.set.created_at,
    });
    expect(Date.parse(until) - previous).toBeGreaterThanOrEqual(hourMs);
    expect(Date.parse(until) - previous).toBeLessThan(hourMs + 60_000);
  });

  it('comes back as it was, in its order, however often it is restored', async () => {
    await remove();
    const { status, body } = await restore();
    await restore();

    expect(status).toBe(200);
    expect(getIds(body)).toEqual(getIds(owner.set));
    expect((await listed()).map(({ id }) => id)).toEqual([owner.set.id]);
    expect(await deletedSets()).toEqual([]);
  });

  it('comes back without the question that was deleted before it', async () => {
    await owner.call(deleteQuestion, { params: { id: owner.first.id } });
    app.clock.advance(1_000);
    await remove();
    await restore();

    expect(getIds(await owner.reload())).toEqual(getIds(owner.set).slice(1));
    const { id, stem } = owner.first;
    expect(await deletedQuestions()).toMatchObject([{ id, stem }]);

    const second = getIds(owner.set)[1] ?? '';
    await owner.call(deleteQuestion, { params: { id: second } });
    expect(await deletedQuestions()).toMatchObject([{ id: second }, { id }]);
  });

  it('is permanently deleted after an hour', async () => {
    await remove();
    await sweepAfter(hourMs + 1);

    expect(await deletedSets()).toEqual([]);
    expect((await restore()).body.items).toEqual([]);
  });

  it('leaves running exams and results as they are', async () => {
    const exam = (
      await owner.call(startExam, { body: { generation_id: owner.set.id, duration_minutes: 10 } })
    ).body;
    await remove();

    const params = { id: exam.id };
    expect((await owner.call(getExam, { params })).body.questions.length).toBe(owner.set.items.length);
    await owner.call(submitExam, { params });
    expect((await owner.call(examResult, { params })).status).toBe(200);
  });
});

it('a set that is being made cannot be deleted yet', async () => {
  const { db } = app.platform.database;
  await db
    .update(generations)
    .set({ status: 'running', finishedAt: null })
    .where(eq(generations.id, owner.set.id));
  const { status, body } = await remove();

  expect(status).toBe(409);
  expect(body.detail).toMatch(/still being made/);
});

describe('another student', () => {
  it.each([
    ['deletes', deleteGeneration],
    ['restores', restoreGeneration],
  ])('%s nothing of it, and is not told that it exists', async (_, endpoint) => {
    const other = await createSetOwner(app);
    const foreign = await other.call(endpoint, { params: { id: owner.set.id } });
    const missing = await other.call(endpoint, { params: { id: newId() } });

    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    expect((await owner.reload()).items.length).toBe(owner.set.items.length);
  });

  it('cannot see deleted sets', async () => {
    await remove();
    const other = await createSetOwner(app);

    expect((await other.call(listDeletedGenerations)).body.items).toEqual([]);
    const query = { generation_id: owner.set.id };
    expect((await other.call(listDeletedQuestions, { query })).body.items).toEqual([]);
  });
});
