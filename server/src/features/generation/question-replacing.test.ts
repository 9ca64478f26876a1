/** Another question in the place of one: new, at the same position, once per call, for a day. */
import { deleteFile } from '@akada/contract/material/notes.ts';
import {
  deleteQuestion,
  editQuestion,
  myQuestions,
  type Question,
  restoreQuestion,
} from '@akada/contract/material/questions.ts';
import { generateMcqs, replaceQuestion } from '@akada/contract/work/generation.ts';
import { normalForm } from '@akada/core/text/words.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { openSecondConnection } from '../../testing/postgres/second-connection.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createNotesService } from '../notes/notes.service.ts';
import { createAuthorizeQuestion } from '../questions/questions.access.ts';
import { createQuestionsService } from '../questions/questions.service.ts';
import { changeOf, createSetOwner, type SetOwner } from '../questions/testing/note-set.ts';
import { withHolds } from '../questions/testing/with-holds.ts';
import { generations } from './generation.tables.ts';
import { createQuestionReplacing } from './question-replacing.service.ts';
import { warmEngine } from './testing/warm-engine.ts';

let app: TestApp;
let ada: SetOwner;

beforeAll(async () => {
  app = await createTestApp({ workers: true });
  await warmEngine(app);
});

afterAll(() => app.close());

beforeEach(async () => {
  ada = await createSetOwner(app);
});

const hourMs = 60 * 60_000;

const replace = (id: string, key = newId(), owner = ada) =>
  owner.call(replaceQuestion, { params: { id }, headers: { 'idempotency-key': key } });

const at = (position: number): Question => ada.set.items[position] ?? expect.fail('The set has three');
const getIds = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const answerOf = ({ options, answer_index }: Question) => normalForm(options[answer_index ?? -1]?.text ?? '');

describe('a replacement', () => {
  it('is another question of the note at the same position of the set', async () => {
    let replaced = { status: 0, body: {} as Question };
    const heard = await heardDuring(app, ada.userId, async () => {
      replaced = await replace(at(1).id);
    });
    const { status, body } = replaced;
    expect(status).toBe(201);
    expect(heard).toContainEqual({ topic: 'generation', id: ada.set.id });
    expect(body).toMatchObject({ version: 1, origin: 'generated', source: { file_id: ada.noteId } });
    expect(ada.set.items.map(answerOf)).not.toContain(answerOf(body));

    const { items, replacements } = await ada.reload();
    expect(items).toEqual([at(0), body, at(2)]);
    expect(replacements?.left).toBe(2);
    const { body: listed } = await ada.call(myQuestions, { query: { file_id: ada.noteId } });
    expect(getIds(listed.items)).toEqual(getIds(items));
  });

  it('costs nothing of the month', async () => {
    await replace(at(0).id);
    expect((await ada.reload()).usage).toEqual(ada.set.usage);
  });

  it('can itself be edited and replaced, and what was replaced does not come back', async () => {
    const answers = [at(0)].map(answerOf);
    let current = at(0);
    for (let left = 3; left > 0; left -= 1) {
      const { body } = await replace(current.id);
      expect(answers).not.toContain(answerOf(body));
      answers.push(answerOf(body));
      current = body;
    }
    const body = changeOf(current, { explanation: 'Mine.' });
    expect((await ada.call(editQuestion, { params: { id: current.id }, body })).body.version).toBe(2);
  });

  it('is next to the replaced question when that is restored', async () => {
    const { body } = await replace(at(1).id);
    expect((await ada.call(restoreQuestion, { params: { id: at(1).id } })).body).toEqual(at(1));
    expect(getIds((await ada.reload()).items)).toEqual([at(0).id, at(1).id, body.id, at(2).id]);
  });

  it('stays in its set after the replaced question is permanently deleted', async () => {
    const { body } = await replace(at(1).id);
    app.clock.advance(2 * hourMs);
    await app.features.tasks.find(({ name }) => name === 'questions.remove_deleted')?.run();
    expect(getIds((await ada.reload()).items)).toEqual([at(0).id, body.id, at(2).id]);
    expect((await ada.call(restoreQuestion, { params: { id: at(1).id } })).status).toBe(404);
  });
});

describe('the number of promised replacements', () => {
  const left = async () => (await ada.reload()).replacements?.left;

  it('is at most the number of questions, and rises when a question is restored', async () => {
    await ada.call(deleteQuestion, { params: { id: at(0).id } });
    await ada.call(deleteQuestion, { params: { id: at(1).id } });
    expect(await left()).toBe(1);
    await ada.call(restoreQuestion, { params: { id: at(0).id } });
    expect(await left()).toBe(2);
  });

  it('decreases when a later set uses the note, and each promised replacement exists', async () => {
    await ada.call(generateMcqs, { body: { gemini_file_id: ada.noteId, question_count: 50 } });
    const promised = (await left()) ?? expect.fail('The set has replacements');
    expect(promised).toBeLessThan(3);
    for (const { id } of ada.set.items.slice(0, promised)) expect((await replace(id)).status).toBe(201);
  });

  it('is unknown for an older set, which promises as many as it has', async () => {
    const isSet = eq(generations.id, ada.set.id);
    await app.platform.database.db.update(generations).set({ spareAnswers: null }).where(isSet);
    expect(await left()).toBe(3);
  });
});

describe('a repeated call', () => {
  it('gives one replacement, sequentially or concurrently', async () => {
    const key = newId();
    const first = await replace(at(0).id, key);
    expect(await replace(at(0).id, key)).toEqual(first);

    const [one, other] = await Promise.all([replace(at(1).id, 'both'), replace(at(1).id, 'both')]);
    expect(one.status).toBe(201);
    expect(other).toEqual(one);
    expect((await ada.reload()).replacements?.left).toBe(1);
  });

  it('gives it also when the first call ends while the second looks for the question', async () => {
    const first = await openSecondConnection(app.platform.database.pool);
    await first.query('LOCK TABLE questions');
    const second = replace(at(0).id, 'between');
    await first.untilWaiting(1, second);
    await first.query('UPDATE questions SET deleted_at = now() WHERE id = $1', [at(0).id]);
    await first.query(
      `INSERT INTO idempotency_keys (user_id, endpoint, key, row_id, created_at) VALUES ($1, $2, 'between', $3, now())`,
      [ada.userId, replaceQuestion.id, at(1).id],
    );
    await first.commit();
    expect(await second).toMatchObject({ status: 201, body: at(1) });
  });
});

it('a call that dies after it has stored its question leaves nothing, and its key is free', async () => {
  const { platform } = app;
  const questions = createQuestionsService(withHolds(platform));
  const replacing = createQuestionReplacing({
    ...platform,
    notes: createNotesService(platform),
    studyModel: createOfflineStudyModel(platform.engines),
    questions: {
      ...questions,
      async replace(...stored) {
        await questions.replace(...stored);
        throw new Error('killed');
      },
    },
  });
  const question = () => createAuthorizeQuestion(platform.database)(ada, at(0).id);
  const order = { userId: ada.userId, question, idempotencyKey: 'killed' };
  const { signal } = new AbortController();
  await expect(replacing.replace(order, signal)).rejects.toThrow('killed');
  expect(await ada.reload()).toEqual(ada.set);

  const { status, body } = await replace(at(0).id, 'killed');
  expect([status, getIds((await ada.reload()).items)[0]]).toEqual([201, body.id]);
});

describe('two replacements of one question at the same moment', () => {
  it('count as one: the second no longer finds the question, and counts nothing', async () => {
    const barrier = { sql: 'SELECT FROM generations WHERE id = $1 FOR UPDATE', values: [ada.set.id] };
    const [first, second] = await inLine(app, barrier, [() => replace(at(0).id), () => replace(at(0).id)]);
    expect([first.status, second.status]).toEqual([201, 404]);
    const { items, replacements } = await ada.reload();
    expect([getIds(items), replacements?.left]).toEqual([[first.body.id, at(1).id, at(2).id], 2]);
  });

  it('and a deletion: in either order, the question is removed', async () => {
    const remove = () => ada.call(deleteQuestion, { params: { id: at(0).id } });
    const barrier = { sql: 'SELECT FROM questions WHERE id = $1 FOR UPDATE', values: [at(0).id] };
    const [removed, later] = await inLine(app, barrier, [remove, () => replace(at(0).id)]);
    expect([removed.status, later.status]).toEqual([204, 404]);
    expect((await ada.reload()).replacements?.left).toBe(2);

    ada = await createSetOwner(app);
    const next = { ...barrier, values: [at(0).id] };
    const [early, then] = await inLine(app, next, [() => replace(at(0).id), remove]);
    expect([early.status, then.status]).toEqual([201, 204]);
    expect(getIds((await ada.reload()).items)[0]).toBe(early.body.id);
  });
});

describe('a question is no longer replaced', () => {
  const lastMoment = () => Date.parse(ada.set.replacements?.until ?? '');

  it('a day after its set was made', async () => {
    app.clock.advance(lastMoment() - app.clock.now() - 1);
    expect((await replace(at(0).id)).status).toBe(201);
    app.clock.advance(1);
    const { status, body } = await replace(at(1).id);
    expect([status, body.detail]).toEqual([
      409,
      'Questions can be replaced for a day after their set was made. Edit or delete this one, or make a new set.',
    ]);
    expect((await ada.reload()).replacements).toMatchObject({ left: 0 });
  });

  it('after as many replacements as the set has questions', async () => {
    const isSet = eq(generations.id, ada.set.id);
    await app.platform.database.db.update(generations).set({ replaced: 2 }).where(isSet);
    expect((await replace(at(0).id)).status).toBe(201);
    const { status, body } = await replace(at(1).id);
    expect([status, body.detail]).toEqual([
      409,
      'You have replaced as many questions as this set has. Make a new set instead.',
    ]);
  });

  it('when the note has nothing more to ask, in the words of a short set', async () => {
    await app.platform.database.pool.query(
      'UPDATE note_pages SET text = $2, blocks = $3 WHERE note_id = $1',
      [ada.noteId, 'Short.', '[]'],
    );
    const { status, body } = await replace(at(0).id);
    expect([status, body.detail]).toEqual([
      409,
      'This note is short. Add another one, or make flashcards of it.',
    ]);
    expect(await ada.reload()).toMatchObject({ items: ada.set.items, replacements: { left: 0 } });
  });

  it('when the note was deleted', async () => {
    await ada.call(deleteFile, { params: { id: ada.noteId } });
    expect((await ada.reload()).replacements?.left).toBe(0);
    const { status, body } = await replace(at(0).id);
    expect([status, body.detail]).toEqual([
      409,
      'The note of this question was deleted or is being read again, so we cannot make another question.',
    ]);
  });

  it('after a hundred attempts in an hour', async () => {
    await app.platform.database.pool.query('INSERT INTO attempt_windows VALUES ($1, $2, $3)', [
      `replacements:${ada.userId}`,
      100,
      new Date(app.clock.now()),
    ]);
    expect((await replace(at(0).id)).status).toBe(429);
  });
});

it('another student’s question is answered like a missing one, and a call without a session is rejected', async () => {
  const ben = await createSetOwner(app, 1);
  const [foreign, missing] = [await replace(at(0).id, newId(), ben), await replace(newId(), newId(), ben)];
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  expect((await send(app, replaceQuestion, { params: { id: at(0).id } })).status).toBe(401);
  expect((await replace('one')).status).toBe(422);
  expect((await ada.reload()).items).toEqual(ada.set.items);
});
