/** Editing a question: judged again, each edit a new version, and never lost or doubled. */
import { deleteFile } from '@akada/contract/material/notes.ts';
import { deleteQuestion, editQuestion, myQuestions } from '@akada/contract/material/questions.ts';
import { getExam, saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { passedChecks } from '@akada/core/generation/gate/gate-words.ts';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { warmEngine } from '../generation/testing/warm-engine.ts';
import { questionVersions } from './question/questions.tables.ts';
import { changeOf, createSetOwner, type SetOwner } from './testing/note-set.ts';

let app: SharedTestApp;
let ada: SetOwner;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});

beforeEach(async () => {
  ada = await createSetOwner(app);
});

const edit = (changes: Record<string, unknown> = {}, owner = ada) =>
  owner.call(editQuestion, { params: { id: ada.first.id }, body: changeOf(ada.first, changes) });

const present = async () => (await ada.reload()).items.find(({ id }) => id === ada.first.id);

const getVersions = (questionId: string) =>
  app.platform.database.db
    .select()
    .from(questionVersions)
    .where(eq(questionVersions.questionId, questionId))
    .orderBy(asc(questionVersions.version));

/** This stem refers to a figure that does not exist, so that the gate rejects it. */
const leaning = { stem: 'Which of these does this figure show above?' };
const allChecks = passedChecks([]);

describe('an edit that passes every check', () => {
  it('an edit makes the next version, and keeps the previous one', async () => {
    const { status, body } = await edit({ explanation: 'I learnt this in week two.' });
    const expected = {
      explanation: 'I learnt this in week two.',
      version: 2,
      origin: 'edited',
      checks: allChecks,
    };
    expect([status, body]).toEqual([200, { ...ada.first, ...expected }]);
    expect(await present()).toEqual(body);
    const { stem, explanation, answer_index } = ada.first;
    expect(await getVersions(ada.first.id)).toMatchObject([
      { version: 1, origin: 'generated', stem, explanation, answerIndex: answer_index },
    ]);
  });

  it('leaves the use of the month as it was', async () => {
    await edit({ explanation: 'Changed.' });
    expect((await ada.reload()).usage).toEqual(ada.set.usage);
  });

  it('has its formulas shown', async () => {
    expect(ada.first.content).toBeNull();
    const { body } = await edit({ explanation: 'Its area is $\\pi r^2$.' });
    expect(JSON.stringify(body.content.explanation)).toContain('math');
    expect((await edit({ explanation: 'Its area.', version: 2 })).body.content).toBeNull();
  });
});

describe('an edit that a check rejects', () => {
  it('a rejected edit names the fault of each part and saves nothing', async () => {
    const texts = ada.first.options.map(({ text }) => text);
    const options = [...texts.slice(1), `${texts[1]}!`];
    const { status, body } = await edit({ ...leaning, options });
    expect([status, body.code]).toEqual([422, 'question_refused']);
    expect(body.detail).toEqual(body.fields);
    expect(Object.keys(body.fields).sort()).toEqual(['options', 'stem']);
    expect(body.fields.stem).toContain('The question points at something outside of it');
    expect([await present(), await getVersions(ada.first.id)]).toEqual([ada.first, []]);
  });

  it('an insisted edit is kept as the owner’s own, without the failed checks', async () => {
    const { status, body } = await edit({ ...leaning, save_anyway: true });
    expect([status, body.stem, body.origin, body.version]).toEqual([200, leaning.stem, 'own', 2]);
    expect(body.checks).toContain('The quotation is in the note.');
    expect(body.checks).not.toContain('The question is clear without the note.');
  });

  it('is no longer the owner’s own when they correct it', async () => {
    await edit({ ...leaning, save_anyway: true });
    const { body } = await edit({ explanation: 'Corrected.', version: 2, save_anyway: true });
    expect([body.origin, body.version, body.checks]).toEqual(['edited', 3, allChecks]);
    expect((await getVersions(ada.first.id)).map(({ origin }) => origin)).toEqual(['generated', 'own']);
  });

  it('cannot be checked when the note was deleted, and can still be kept', async () => {
    await ada.call(deleteFile, { params: { id: ada.noteId } });
    const rejection = await edit({ explanation: 'Changed.' });
    expect([rejection.status, Object.keys(rejection.body.fields)]).toEqual([422, ['source']]);
    const { body } = await edit({ explanation: 'Changed.', save_anyway: true });
    expect([body.origin, body.checks]).toEqual(['own', []]);
  });

  it('must have two to twelve options, each of which an exam takes as an answer', async () => {
    const options = Array.from({ length: 12 }, (_, index) => `option ${index}`);
    expect((await edit({ options, answer_index: 11, save_anyway: true })).status).toBe(200);
    const { body: exam } = await ada.call(startExam, {
      body: { question_ids: [ada.first.id], duration_minutes: 5 },
    });
    const answer = (choice: number, sequence: number) =>
      ada.call(saveAnswer, {
        params: { id: exam.id, question_id: ada.first.id },
        body: { choice, sequence },
      });
    expect((await answer(12, 1)).status).toBe(422);
    expect((await answer(11, 2)).status).toBe(200);
    expect((await ada.call(submitExam, { params: { id: exam.id } })).body).toMatchObject({ correct: 1 });
  });
});

it('an answer beyond the options of a question is rejected', async () => {
  const { body: exam } = await ada.call(startExam, {
    body: { question_ids: [ada.first.id], duration_minutes: 5 },
  });
  const params = { id: exam.id, question_id: ada.first.id };
  const { status, body } = await ada.call(saveAnswer, { params, body: { choice: 4, sequence: 1 } });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['choice']]);
});

it.each([
  [{ stem: ' ' }, 'stem'],
  [{ stem: 'x'.repeat(4_001) }, 'stem'],
  [{ stem: 'a\u0000b' }, 'stem'],
  [{ options: ['one'] }, 'options'],
  [{ options: Array.from({ length: 13 }, (_, index) => `${index}`) }, 'options'],
  [{ options: ['one', ' one '], answer_index: 0 }, 'options'],
  [{ options: ['one', ''] }, 'options.1'],
  [{ options: ['one', 'two'], answer_index: 2 }, 'answer_index'],
  [{ answer_index: 12 }, 'answer_index'],
  [{ explanation: 'x'.repeat(4_001) }, 'explanation'],
  [{ version: 0 }, 'version'],
  [{ version: undefined }, 'version'],
  [{ origin: 'generated' }, 'origin'],
])('%o is rejected also from an owner who insists', async (changes, field) => {
  const { status, body } = await edit({ ...changes, save_anyway: true });
  expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'validation_failed', [field]]);
});

it('texts of the longest kind are judged and kept', async () => {
  const options = Array.from({ length: 12 }, (_, index) => `${index}${'('.repeat(498)}`);
  const long = { stem: '_('.repeat(500), options, explanation: '$'.repeat(2_000), answer_index: 0 };
  expect((await edit(long)).body.code).toBe('question_refused');
  expect((await edit({ ...long, save_anyway: true })).body).toMatchObject({ origin: 'own', version: 2 });
});

describe('access to an edit', () => {
  it('an edit is rejected without a session, for another student, and for a missing or deleted question', async () => {
    const content = { params: { id: ada.first.id }, body: changeOf(ada.first) };
    expect((await send(app, editQuestion, content)).status).toBe(401);

    const ben = await createSetOwner(app, 1);
    const foreign = await edit({ explanation: 'Mine.' }, ben);
    const missing = await ben.call(editQuestion, { ...content, params: { id: newId() } });
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);

    await ada.call(deleteQuestion, { params: { id: ada.first.id } });
    expect((await edit({ explanation: 'Gone.' })).status).toBe(404);
  });

  it('the 241st edit within an hour is rejected', async () => {
    await app.platform.database.pool.query('INSERT INTO attempt_windows VALUES ($1, $2, $3)', [
      `question-edits:${ada.userId}`,
      239,
      new Date(app.clock.now()),
    ]);
    expect((await edit({ explanation: 'The last one.' })).status).toBe(200);
    expect((await edit({ explanation: 'One more.', version: 2 })).status).toBe(429);
  });
});

describe('a version', () => {
  it('an edit of an old version is rejected with the present question', async () => {
    const { body: second } = await edit({ explanation: 'Of the phone.' });
    const { status, body } = await edit({ explanation: 'Of the laptop.' });
    expect([status, body.code, body.detail.question]).toEqual([409, 'conflict', second]);
    expect((await edit({ explanation: 'Of the laptop.', version: 2 })).body.version).toBe(3);
  });

  it('repeating an edit makes only one version', async () => {
    const answers = [];
    for (let sent = 0; sent < 3; sent += 1) answers.push(await edit({ explanation: 'Once.' }));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await getVersions(ada.first.id)).toHaveLength(1);
    expect((await edit()).status).toBe(409);
  });

  it('new exams ask the new version; running exams block it, and ended exams keep the old one', async () => {
    const order = { body: { question_ids: [ada.first.id], duration_minutes: 5 } };
    const { body: running } = await ada.call(startExam, order);
    const stem = 'What did I write instead of it?';
    expect((await edit({ stem, save_anyway: true })).status).toBe(409);

    const { body: resumed } = await ada.call(getExam, { params: { id: running.id } });
    expect(resumed.questions).toEqual(running.questions);
    const { body: result } = await ada.call(submitExam, { params: { id: running.id } });
    expect((await edit({ stem, save_anyway: true })).body.stem).toBe(stem);
    expect((await ada.call(startExam, order)).body.questions[0].stem).toBe(stem);
    expect(result.questions[0].stem).toBe(ada.first.stem);
  });

  it('leaves the question where it stood in its set', async () => {
    await edit({ explanation: 'Changed.' });
    const { body } = await ada.call(myQuestions, { query: { generation_id: ada.set.id } });
    const ids = ada.set.items.map(({ id }) => id);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(ids);
  });
});

describe('concurrent edits', () => {
  const barrier = () => ({
    sql: 'SELECT FROM questions WHERE id = $1 FOR UPDATE',
    values: [ada.first.id],
  });
  const remove = () => ada.call(deleteQuestion, { params: { id: ada.first.id } });

  it('the later of two concurrent edits is rejected with the question of the first', async () => {
    const [first, second] = await inLine(app, barrier(), [
      () => edit({ explanation: 'First.' }),
      () => edit({ explanation: 'Second.' }),
    ]);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body.detail.question).toEqual(first.body);
  });

  it('an edit that arrives twice makes one version', async () => {
    const twice = () => edit({ explanation: 'Twice.' });
    const [first, second] = await inLine(app, barrier(), [twice, twice]);
    expect(second).toEqual(first);
    expect(await getVersions(ada.first.id)).toHaveLength(1);
  });

  it('an edit after a deletion finds nothing, one before it is deleted with the question', async () => {
    const [removed, later] = await inLine(app, barrier(), [remove, () => edit({ explanation: 'Late.' })]);
    expect([removed.status, later.status]).toEqual([204, 404]);
    expect(await getVersions(ada.first.id)).toEqual([]);

    ada = await createSetOwner(app);
    const [early, then] = await inLine(app, barrier(), [() => edit({ explanation: 'Early.' }), remove]);
    expect([early.status, then.status]).toEqual([200, 204]);
    expect(await present()).toBeUndefined();
  });
});
