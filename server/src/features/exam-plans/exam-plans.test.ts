/** Exam plans: a date becomes the work of each day, and reviews of any kind count. */
import * as contract from '@akada/contract/work/plans/exam-plans.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { insertCard } from '../cards/testing/cards.samples.ts';
import { createGuide } from '../guides/testing/guides.samples.ts';
import { createMemoryService } from '../memory/memory.service.ts';
import { createReadyNote, createWrittenNote } from '../notes/testing/notes.samples.ts';
import { addSample } from '../practice/testing/practice-student.ts';
import { planForm } from './testing/exam-plans.samples.ts';

let app: SharedTestApp;
let call: ReturnType<typeof callAs>;
let userId: string;
let subject: string;
let question: string;

const memory = createMemoryService();
const dayInMinutes = 24 * 60;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  const person = await createPerson(app);
  userId = person.userId;
  call = callAs(app, person);
  subject = `Subject ${newId()}`;
  question = await addSample(app, subject);
});

const form = (changes: object = {}) => planForm(app, { sources: [{ subject }], ...changes });
const create = (changes: object = {}) => call(contract.createExamPlan, { body: form(changes) });
const read = async (id: string): Promise<contract.ExamPlan> =>
  (await call(contract.getExamPlan, { params: { id } })).body;

async function answer(grade: 1 | 3, minutes = 0): Promise<void> {
  const givenAt = moment(app, minutes);
  await app.platform.database.transaction((tx) =>
    memory.record(tx, userId, [
      {
        id: newId(),
        itemKind: 'question',
        itemId: question,
        grade,
        givenAt,
        localDay: localDay(Date.parse(givenAt), 'Africa/Lagos'),
        zone: 'Africa/Lagos',
        tookMs: 60_000,
      },
    ]),
  );
}

describe('a plan', () => {
  it('has all days to the exam, what is asked today, and a forecast', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      target: 80,
      sources: [{ subject, title: subject }],
      studied_days: [],
      today: { question_ids: [question], face_ids: [], done_minutes: 0, topic: 'Verbs' },
      content: { cards: 0, questions: 1, questions_seen: 0, is_cut: false },
      forecast: { answers: 0 },
    });
    expect(body.days.at(-1)).toMatchObject({ kind: 'exam', minutes: 0 });
    expect(body.days.at(-2)).toMatchObject({ minutes: 0 });
  });

  it('asks nothing twice on a day, and counts the minutes of answers wherever they were given', async () => {
    const { body } = await create();
    await answer(3);
    expect(await read(body.id)).toMatchObject({
      today: { question_ids: [], done_minutes: 1 },
      content: { questions_seen: 1 },
    });
  });

  it('changes no memory: an answered question that was never missed is due on no day', async () => {
    await create();
    await answer(3);
    const { db } = app.platform.database;
    const items = { itemKind: 'question', ids: [question] } as const;
    expect(await memory.states(db, userId, items)).toEqual([]);
  });

  it('has the cards of a note that are asked at all', async () => {
    const owner = { userId, canary: 'Humus' };
    const noteId = await createWrittenNote(app, owner);
    await insertCard(app, owner, { noteId });
    await insertCard(app, owner, { noteId, suspended: true });
    const { body } = await create({ sources: [{ file_id: noteId }] });
    expect(body).toMatchObject({ content: { cards: 1 }, today: { cards_new: 1 } });
  });

  it('has a queue of its cards, which a suspended one leaves', async () => {
    const owner = { userId, canary: 'Humus' };
    const noteId = await createWrittenNote(app, owner);
    const cardId = await insertCard(app, owner, { noteId });
    await insertCard(app, owner, { noteId, suspended: true });
    const { body } = await create({ sources: [{ file_id: noteId }] });
    const queue = await call(contract.getPlannedCards, { params: { id: body.id } });
    expect(queue).toMatchObject({
      status: 200,
      body: { items: [{ kind: 'card', state: null, card: { id: cardId } }], counts: { new: 1, due: 0 } },
    });
  });

  it('is changed, and asks for less on days that became free', async () => {
    const { body } = await create();
    const reply = await call(contract.changeExamPlan, {
      params: { id: body.id },
      body: form({ target: 90, free_weekdays: [1, 2, 3, 4, 5, 6] }),
    });
    expect(reply.body).toMatchObject({ id: body.id, target: 90, free_weekdays: [1, 2, 3, 4, 5, 6] });
    const study = reply.body.days.filter(({ kind }: { kind: string }) => kind === 'study');
    expect(study.length).toBeLessThan(5);
  });

  it('is deleted with a way back', async () => {
    const { body } = await create();
    await call(contract.deleteExamPlan, { params: { id: body.id } });
    expect((await call(contract.listExamPlans, {})).body.items).toEqual([]);
    await call(contract.restoreExamPlan, { params: { id: body.id } });
    expect((await call(contract.listExamPlans, {})).body.items).toMatchObject([{ id: body.id }]);
  });

  it('stays when a source was deleted, and plans the rest', async () => {
    const { body } = await create();
    await app.platform.database.pool.query('UPDATE questions SET deleted_at = now() WHERE id = $1', [
      question,
    ]);
    expect(await read(body.id)).toMatchObject({
      sources: [{ subject, title: null }],
      content: { questions: 0 },
      forecast: null,
    });
  });
});

describe('readings', () => {
  it('are the unread notes of a plan: a tick finishes one for all plans, and can be undone', async () => {
    const noteId = await createReadyNote(app, { userId, canary: 'Humus' });
    const { body } = await create({ sources: [{ file_id: noteId }] });
    const reading = { id: noteId, kind: 'note', title: 'Humus', minutes: 1, all_minutes: 1 };
    expect(body).toMatchObject({
      today: { readings: [reading], finished_readings: [] },
      content: { readings: 1, readings_finished: 0 },
    });

    const tick = (is_finished: boolean, reading_id = noteId) =>
      call(contract.finishReading, { params: { id: body.id, reading_id }, body: { is_finished } });
    for (const reply of [await tick(true), await tick(true)])
      expect(reply.body).toMatchObject({
        today: { readings: [], finished_readings: [reading], done_minutes: 1 },
        content: { readings_finished: 1 },
      });
    expect((await create({ sources: [{ file_id: noteId }] })).body.today.readings).toEqual([]);
    expect((await tick(false)).body.today.readings).toEqual([reading]);
    expect((await tick(true, newId())).status).toBe(404);
  });

  it('are guides where notes have them', async () => {
    const owner = { userId, canary: 'Humus' };
    const guideId = await createGuide(app, owner);
    const noteId = await createReadyNote(app, owner);
    await app.platform.database.pool.query('UPDATE guides SET note_id = $2 WHERE id = $1', [guideId, noteId]);
    const { body } = await create({ sources: [{ file_id: noteId }] });
    expect(body.today.readings).toMatchObject([{ id: guideId, kind: 'guide' }]);
  });
});

describe('a preview', () => {
  it('says what the form needs, and stores nothing', async () => {
    const { status, body } = await call(contract.previewExamPlan, { body: form() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ questions: 1, cards: 0, readings: 0, forecast: { reach: 'likely' } });
    expect(body.minutes).toBeLessThanOrEqual(30);
    expect((await call(contract.listExamPlans, {})).body.items).toEqual([]);
  });

  it('a changed plan does not share its minutes with itself', async () => {
    const first = (await call(contract.previewExamPlan, { body: form() })).body;
    const { body } = await create();
    const preview = await call(contract.previewExamPlan, { body: form(), query: { plan_id: body.id } });
    expect(preview.body).toEqual(first);
  });
});

describe('how the exam went', () => {
  it('is stored after the exam, and not before', async () => {
    const { body } = await create();
    const report = () =>
      call(contract.reportOutcome, { params: { id: body.id }, body: { outcome: 'better' } });
    expect(await report()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await app.platform.database.pool.query('UPDATE exam_plans SET exam_at = $2 WHERE id = $1', [
      body.id,
      moment(app, -60),
    ]);
    expect(await report()).toMatchObject({ status: 200, body: { outcome: 'better', days: [] } });
    expect(await read(body.id)).toMatchObject({ outcome: 'better' });
  });
});

describe('several plans', () => {
  it('are listed by the date of the exam', async () => {
    const { body: later } = await create({ exam_at: moment(app, 30 * dayInMinutes) });
    const { body: sooner } = await create({ exam_at: moment(app, 10 * dayInMinutes) });
    const { body } = await call(contract.listExamPlans, {});
    expect(body.items.map(({ id }: contract.ExamPlan) => id)).toEqual([sooner.id, later.id]);
  });

  it('are twelve at most', async () => {
    for (let count = 0; count < 12; count += 1) expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('a plan is rejected', () => {
  it.each([
    ['with a date that has passed', { exam_at: '2021-01-01T08:00:00Z' }, 422],
    ['with a date too far away', { exam_at: '2099-01-01T08:00:00Z' }, 422],
    ['without a source', { sources: [] }, 422],
    ['with two sources in one', { sources: [{ subject: 'Alchemy', course_id: newId() }] }, 422],
    ['without a day for study', { free_weekdays: [1, 2, 3, 4, 5, 6, 7] }, 422],
    ['with more than everything', { target: 100 }, 422],
    ['with a subject that does not exist', { sources: [{ subject: 'Alchemy' }] }, 404],
    ['with a course that the student is not in', { sources: [{ course_id: newId() }] }, 404],
    ['with a note that does not exist', { sources: [{ file_id: newId() }] }, 404],
  ])('%s', async (_, changes, status) => {
    expect((await create(changes)).status).toBe(status);
  });
});
