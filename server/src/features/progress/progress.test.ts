import * as contract from '@akada/contract/observers/progress.ts';
import { startExam, submitExam } from '@akada/contract/work/exams.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { countFigures } from '../../testing/count-figures.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { distantZones, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertCard, makeReview } from '../cards/testing/cards.samples.ts';
import { createExamStudent, rightChoice } from '../exams/testing/exam-student.ts';
import { newExaminer } from '../exams/testing/key-change-people.ts';
import { createReadyNote } from '../notes/testing/notes.samples.ts';
import { answerTo } from '../practice/testing/practice.samples.ts';
import { newCourse } from '../practice/testing/practice-student.ts';
import { type Learner, makePremium, newLearner } from './testing/learners.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let app: TestApp;

beforeAll(async () => {
  // It is 10:00 in Lagos.
  app = await createTestApp({ startsAt: Date.parse('2026-11-02T09:00:00Z') });
});
afterAll(() => app.close());

const today = () => new Date(app.clock.now()).toISOString().slice(0, 10);

/** @returns a learner with this many questions of a topic, of one note */
async function makeLearner(questions: number, topic: string | null = null) {
  const learner = await newLearner(app);
  const noteId = newId();
  const topicKey = topic?.toLowerCase() ?? null;
  const { ids } = await learner.addSet(questions, () => ({ noteId, topic, topicKey }));
  return { ...learner, ids, noteId };
}

describe('on the first day', () => {
  it('figures are empty and say what they wait for', async () => {
    const learner = await newLearner(app);
    await makePremium(app, learner.userId);
    expect(await learner.read()).toMatchObject({
      day: today(),
      advanced: true,
      days: [],
      topics: [],
      weakest: [],
      exams: [],
      overall: null,
      total: { questions: 0, cards: 0, duration_ms: 0, days_studied: 0 },
      awaited: [
        { figure: 'mastery', step: 'answer_questions', more: 6 },
        { figure: 'work', step: 'answer_questions', more: 1 },
        { figure: 'exams', step: 'sit_exam', more: 1 },
      ],
    });
    const { retention, forecast, awaited } = await learner.memory();
    expect(awaited.map(({ figure }) => figure)).toEqual(['retention', 'forecast']);
    expect([retention.wanted, forecast.days.length, forecast.total]).toEqual([0.9, 30, 0]);
    expect(retention.weeks.map(({ all }) => all.reviews)).toEqual([0, 0, 0, 0, 0]);
  });

  it("a device in another zone than its account reads figures of the device's day", async () => {
    const learner = await newLearner(app);
    await makePremium(app, learner.userId);
    const query = { zone: distantZones.account };
    expect((await learner.read(query)).day).toBe('2026-11-01');
    expect((await learner.memory(query)).forecast.days[0]?.day).toBe('2026-11-01');
  });
});

describe('answers', () => {
  it('give an estimate for a topic, and the weakest topic is practised by its query', async () => {
    const { userId, ids, noteId, answer, read, summary, drawn } = await makeLearner(8, 'Buffers');
    await answer(ids.slice(0, 4), '-', { took_ms: 90_000 });
    await countFigures(app);
    expect((await read()).topics).toMatchObject([{ topic: 'Buffers', answers: 4, estimate: null }]);

    await answer(ids.slice(4), '-');
    // Open pages read again once it is counted, and not before.
    expect((await heardDuring(app, userId, () => countFigures(app))).map(({ topic }) => topic)).toContain(
      'progress',
    );
    const { weakest, total, days, awaited } = await read();
    const duration_ms = 4 * 60_000 + 4 * 9_000;
    expect(total).toEqual({ questions: 8, cards: 0, duration_ms, days_studied: 1 });
    expect(days).toEqual([{ day: today(), questions: 8, cards: 0, duration_ms }]);
    expect(awaited.map(({ figure }) => figure)).toEqual(['exams']);
    expect(weakest).toMatchObject([
      { source: { kind: 'note', id: noteId }, practice: { file_id: noteId, topic: 'Buffers' } },
    ]);
    expect(weakest[0]?.estimate?.share).toBeCloseTo(0.125, 2);
    expect((await drawn(weakest[0]?.practice ?? {})).sort()).toEqual(ids.toSorted());
    expect(await summary()).toMatchObject({
      topics: { known: 1, answered: 1 },
      weakest: { topic: 'Buffers' },
      last_exam: null,
      today: { questions: 8 },
    });
  });

  it('from a set without topics count for its note, also after the set was deleted', async () => {
    const { ids, noteId, answer, read } = await makeLearner(8);
    await answer(ids, '+');
    await countFigures(app);
    expect((await read()).weakest).toMatchObject([{ topic: null, practice: { file_id: noteId } }]);
    await app.platform.database.pool.query('DELETE FROM questions WHERE note_id = $1', [noteId]);
    const { topics, weakest } = await read();
    expect([topics[0]?.practice, topics[0]?.answers, weakest]).toEqual([null, 8, []]);
  });

  it('count by the first of a day, and not with hints', async () => {
    const { ids, answer, read } = await makeLearner(8, 'Acids');
    await answer(ids, '+', { hints: 1 });
    app.clock.advance(1_000);
    await answer(ids, '-');
    await countFigures(app);
    expect((await read()).topics).toEqual([]);
    app.clock.advance(dayMs);
    await answer(ids, '+');
    await answer(ids, '-');
    await countFigures(app);
    const { topics, total } = await read();
    expect([topics[0]?.answers, total.questions]).toEqual([8, 32]);
  });

  it('count for the day on which they were given if they come late, twice and in an unknown zone', async () => {
    const { userId, ids, send, read } = await makeLearner(1);
    await app.platform.database.pool.query(`UPDATE users SET time_zone = 'America/New_York' WHERE id = $1`, [
      userId,
    ]);
    const input = app.clock.now() - 3 * dayMs;
    const [id = ''] = ids;
    // The answer comes four hours into the day in New York, and the device's clock is an hour fast.
    const given_at = new Date(input + hourMs).toISOString();
    const answer = { ...answerTo(app, id, { given_at, local_day: '2020-01-01' }), zone: 'Etc/Unknown' };
    const sentAt = moment(app, 60);
    await send([answer], sentAt);
    await countFigures(app);
    await send([answer, answer], sentAt);
    await app.platform.database.pool.query(`UPDATE users SET time_zone = 'Pacific/Auckland' WHERE id = $1`, [
      userId,
    ]);
    await countFigures(app);
    const day = new Date(input - 9 * hourMs).toISOString().slice(0, 10);
    expect((await read()).days).toMatchObject([{ day, questions: 1 }]);
  });

  it('are narrowed to a course, whose notes are among it, and to days', async () => {
    const learner = await makeLearner(8);
    const course = await newCourse(app, 8, () => ({ topic: 'Soil', topicKey: 'soil' }));
    await learner.join(course.id);
    const noteId = await createReadyNote(app, { userId: learner.userId, canary: 'Humus' });
    const file = 'UPDATE notes SET course_id = $1 WHERE id = $2';
    await app.platform.database.pool.query(file, [course.id, noteId]);
    const ofNote = await learner.addSet(2, () => ({ noteId }));
    await learner.answer(learner.ids, '+');
    await learner.answer(course.ids, '-');
    await learner.answer(ofNote.ids, '+');
    await countFigures(app);
    const all = await learner.read();
    expect([all.topics.length, all.total.questions, all.courses]).toMatchObject([
      3,
      18,
      [{ name: course.name }],
    ]);
    const narrowed = await learner.read({ course_id: course.id });
    expect([narrowed.topics.length, narrowed.total.questions, narrowed.awaited]).toEqual([2, 10, []]);
    expect(narrowed.topics[1]).toMatchObject({ source: { title: 'Humus' }, practice: { file_id: noteId } });
    expect(narrowed.weakest[0]?.practice).toEqual({ course_id: course.id, topic: 'Soil' });
    app.clock.advance(dayMs);
    expect((await learner.read({ days: '1' })).total.questions).toBe(0);

    const other = await newCourse(app, 1);
    const rejection = await learner.call(contract.readProgress, { query: { course_id: other.id } });
    expect(rejection.status).toBe(404);
  });
});

describe('an exam', () => {
  it('counts when it ends, as evidence too, and shows its score', async () => {
    const student = await createExamStudent(app, 8);
    const learner = await asLearner(student);
    const { body: exam } = await student.start();
    for (const { id } of exam.questions.slice(0, 6)) await student.answer(exam.id, id, rightChoice);
    await countFigures(app);
    expect((await learner.read()).total.questions).toBe(0);
    await student.submit(exam.id);
    await countFigures(app);
    const { total, exams, topics, awaited } = await learner.read();
    expect([total.questions, topics.length]).toEqual([6, 6]);
    expect(exams).toMatchObject([{ id: exam.id, day: today() }]);
    expect(awaited.map(({ figure }) => figure)).toEqual(['mastery']);
    expect((await learner.summary()).last_exam).toMatchObject({ id: exam.id });
  });

  it('in progress hides figures that would reveal its questions', async () => {
    const { ids, answer, read, call } = await makeLearner(8);
    await answer(ids, '+');
    await countFigures(app);
    expect((await read()).topics).toMatchObject([{ answers: 8 }]);
    const order = { question_ids: ids.slice(0, 3), duration_minutes: 10 };
    const { body: exam } = await call(startExam, { body: order });
    expect((await read()).topics).toMatchObject([{ answers: 5 }]);
    await call(submitExam, { params: { id: exam.id } });
    expect((await read()).topics).toMatchObject([{ answers: 8 }]);
  });

  it('by a tutor counts as work immediately, and as evidence by the valid key once that is revealed', async () => {
    const tutor = await newExaminer(app, { results_show: 'after_close', keys_show: 'after_close' });
    const sat = await tutor.sat(0);
    const learner = await asLearner(sat);
    await countFigures(app);
    const held = await learner.read();
    expect([held.total.questions, held.topics, held.exams[0]?.percent]).toEqual([1, [], null]);

    await tutor.changed({ rule: 'new' });
    app.clock.advance(3 * hourMs);
    await app.features.tasks.find(({ name }) => name === 'course_exams.close')?.run();
    await countFigures(app);
    const { topics, exams } = await learner.read();
    expect([topics.length, exams[0]?.percent]).toEqual([1, expect.any(Number)]);
    const { rows } = await app.platform.database.pool.query(
      'SELECT correct FROM progress_item_days WHERE user_id = $1',
      [sat.userId],
    );
    expect(rows).toEqual([{ correct: false }]);
  });

  it('counts by its new key after it is marked again', async () => {
    const tutor = await newExaminer(app);
    const { userId } = await tutor.sat(0);
    const evidence = async () => {
      await countFigures(app);
      const { rows } = await app.platform.database.pool.query(
        'SELECT correct FROM progress_item_days WHERE user_id = $1',
        [userId],
      );
      return rows;
    };
    expect(await evidence()).toEqual([{ correct: true }]);
    await tutor.changed({ rule: 'new' });
    expect(await evidence()).toEqual([{ correct: false }]);
  });
});

async function asLearner({ call }: Pick<Learner, 'call'>) {
  return {
    read: async (): Promise<contract.Progress> => (await call(contract.readProgress)).body,
    summary: async (): Promise<contract.ProgressSummary> => (await call(contract.progressSummary)).body,
  };
}

describe('cards', () => {
  it('show past and upcoming reviews, until a review is undone', async () => {
    const learner = await newLearner(app);
    await makePremium(app, learner.userId);
    const face = await insertCard(app, { userId: learner.userId, canary: 'Humus' });
    const review = async (grade: 1 | 2 | 3 | 4) => {
      const event = { ...makeReview(app, face), grade };
      await learner.call(sendReviews, { body: { sent_at: moment(app), events: [event] } });
      await countFigures(app);
      return event;
    };
    await review(4);
    expect((await learner.memory()).forecast).toMatchObject({ total: 1 });
    app.clock.advance(10 * dayMs);
    const forgotten = await review(1);
    const { retention, forecast } = await learner.memory();
    expect(retention).toMatchObject({
      young: { reviews: 1, known: 0 },
      mature: { reviews: 0, estimate: null },
    });
    expect(retention.weeks.at(-1)).toMatchObject({ all: { reviews: 1, known: 0 } });
    expect(forecast.days[0]).toEqual({ day: today(), learning: 1, young: 0, mature: 0 });
    expect((await learner.read()).total).toMatchObject({ cards: 2, days_studied: 2, duration_ms: 8_000 });

    const { grade, duration_ms, local_day, retention: _, ...rest } = forgotten;
    const undo = { ...rest, id: newId(), kind: 'undo' as const, review_id: forgotten.id, sequence: 1 };
    await learner.call(sendReviews, { body: { sent_at: moment(app), events: [undo] } });
    await countFigures(app);
    expect((await learner.memory()).retention.young).toEqual({ reviews: 0, known: 0, estimate: null });
    expect((await learner.read()).total).toMatchObject({ cards: 1, days_studied: 1 });
  });
});

describe('without premium', () => {
  it.each<[string, Parameters<Learner['call']>]>([
    ['more than 30 days', [contract.readProgress, { query: { days: '31' } }]],
    ['retention and forecast', [contract.readMemoryProgress, {}]],
    ['a file', [contract.exportProgress, { query: { figure: 'days' } }]],
  ])('%s is rejected, naming the plan that includes it', async (_what, [endpoint, content]) => {
    const { call, read } = await newLearner(app);
    const { status, body } = await call(endpoint, content);
    expect([status, body.code, body.detail.feature]).toEqual([403, 'premium_required', 'advanced_analytics']);
    expect((await read({ days: '30' })).advanced).toBe(false);
  });
});

it.each([
  ['days', 'day,questions,cards,minutes', /^\d{4}-\d\d-\d\d,8,0,1.2$/m],
  ['topics', 'source,topic,answers,last day,estimate,low,high', /,Buffers,8,\d{4}-\d\d-\d\d,0.125,/],
  ['exams', 'day,exam,per cent', /^/],
  [
    'retention',
    'week from,young reviews,young known,mature reviews,mature known,share,low,high',
    /,0,0,0,0,,,$/m,
  ],
  ['forecast', 'day,learning,young,mature', /,0,0,0$/m],
])('%s are a file', async (figure, head, row) => {
  const { userId, ids, answer } = await makeLearner(8, 'Buffers');
  await makePremium(app, userId);
  await answer(ids, '-');
  await countFigures(app);
  const headers = { authorization: `Bearer ${(await signIn(app, { userId })).access_token}` };
  const query = { figure, days: '400' };
  const { status, body } = await send(app, contract.exportProgress, { query, headers });
  const [first, ...lines] = body.replace('\ufeff', '').split('\r\n');
  expect([status, first]).toEqual([200, head]);
  expect(lines.join('\n')).toMatch(row);
});
