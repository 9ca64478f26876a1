/** Cards of missed questions: the question on the front, the right option on the back, the quote next to it. */
import {
  createCardsOfQuestions,
  deleteCard,
  listCards,
  restoreCard,
} from '@akada/contract/material/cards.ts';
import { cardQueue, sendReviews } from '@akada/contract/work/reviews.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newSitter, newTeacher } from '../exams/testing/course-exam-people.ts';
import { questions } from '../questions/question/questions.tables.ts';
import { createQuestion } from '../questions/testing/questions.samples.ts';
import { makeReview } from './testing/cards.samples.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function student() {
  const person = await createPerson(app);
  const call = callAs(app, person);
  return { ...person, call, owner: { userId: person.userId, canary: 'pressure_2' } };
}

describe('a question', () => {
  it('has one card, however often it is requested, and a new one after that was deleted', async () => {
    const { call, owner } = await student();
    const body = { question_ids: [await createQuestion(app, owner)] };
    const first = await call(createCardsOfQuestions, { body });
    expect(first.body).toMatchObject({
      made: 1,
      held_back: 0,
      cards: [
        {
          kind: 'basic',
          state: 'active',
          back: 'pressure\\_2 osmosis',
          source: { page: 1, quote: 'pressure_2' },
        },
      ],
    });
    const repeated = await call(createCardsOfQuestions, { body });
    expect(repeated.body).toEqual({ ...first.body, made: 0 });

    const params = { id: first.body.cards[0].id };
    await call(deleteCard, { params });
    expect((await call(createCardsOfQuestions, { body })).body.made).toBe(1);
    expect(await call(restoreCard, { params })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('with gaps has a blank for each on its card', async () => {
    const { call, owner } = await student();
    const id = await createQuestion(app, owner);
    const rows = [{ text: 'Carrots', share: 1, feedback: '' }];
    const answer = { type: 'short' as const, accepted: rows, case: false, accents: false };
    const gaps = { type: 'gaps' as const, gaps: [{ weight: 1, answer }] };
    const columns = { type: 'gaps' as const, stem: 'It is in [[1]].', answerIndex: null, body: gaps };
    await app.platform.database.db
      .update(questions)
      .set({ ...columns, options: [] })
      .where(eq(questions.id, id));
    const { body } = await call(createCardsOfQuestions, { body: { question_ids: [id] } });
    expect(body.cards).toMatchObject([
      { front: expect.stringMatching(/^It is in (?:\\?_){8}\.$/), back: 'Gap 1: Carrots' },
    ]);
  });

  it.each([
    [
      'of another student',
      async () => ({ question_ids: [await createQuestion(app, (await student()).owner)] }),
      404,
    ],
    ['of an exam that is not there', async () => ({ exam_id: newId() }), 404],
    ['of nothing', async () => ({}), 422],
  ])('%s has none', async (_what, body, status) => {
    expect((await (await student()).call(createCardsOfQuestions, { body: await body() })).status).toBe(
      status,
    );
  });

  it('has no card while an exam holds it, and an earlier card is hidden until its keys show', async () => {
    const teacher = await newTeacher(app, 2);
    const ada = await newSitter(app, teacher);
    const [first, second] = teacher.questionIds;
    const { body } = await ada.call(createCardsOfQuestions, { body: { question_ids: [first] } });
    const events = [makeReview(app, body.cards[0].faces[0].id)];
    await ada.call(sendReviews, { body: { sent_at: moment(app), events } });
    const listed = async () => {
      const queue = (await ada.call(cardQueue)).body;
      return [(await ada.call(listCards)).body.total, queue.items.length, queue.undoable.length];
    };
    expect(await listed()).toEqual([1, 1, 1]);

    const exam = await teacher.set({});
    await ada.sit(exam.id);
    const created = await ada.call(createCardsOfQuestions, { body: { question_ids: [first, second] } });
    expect(created.body).toEqual({ cards: [], made: 0, held_back: 2 });
    expect(await listed()).toEqual([0, 0, 0]);
  });
});
