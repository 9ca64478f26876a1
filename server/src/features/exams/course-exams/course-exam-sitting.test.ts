/** Sitting a tutor's exam: the times at which it can be started, the number of attempts, and changes of its end. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newSitter, newTeacher, type Sitter, type Teacher } from '../testing/course-exam-people.ts';

let app: TestApp;
let teacher: Teacher;
let ada: Sitter;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await newTeacher(app);
  ada = await newSitter(app, teacher);
});

const minuteMs = 60_000;
const minutes = (count: number) => new Date(app.clock.now() + count * minuteMs).toISOString();

describe('the window', () => {
  it('opens and closes by the clock of the server', async () => {
    const exam = await teacher.set({ opens_at: minutes(10), closes_at: minutes(20), attempts: 5 });
    const early = await ada.start(exam.id);
    expect([early.status, early.body.detail.opens_at]).toEqual([409, exam.opens_at]);
    app.clock.advance(10 * minuteMs);
    expect((await ada.start(exam.id)).status).toBe(201);
    app.clock.advance(10 * minuteMs - 1);
    const bola = await newSitter(app, teacher);
    expect((await bola.sit(exam.id)).deadline_at).toBe(exam.closes_at);
    app.clock.advance(1);
    const closed = await (await newSitter(app, teacher)).start(exam.id);
    expect([closed.status, closed.body.detail.closes_at]).toEqual([409, exam.closes_at]);
  });

  it('ends every sitting', async () => {
    const exam = await teacher.set({ closes_at: minutes(10), duration_minutes: 30 });
    const sitting = await ada.sit(exam.id);
    expect([sitting.deadline_at, sitting.closes_at, sitting.may_pause]).toEqual([
      minutes(10),
      minutes(10),
      false,
    ]);
  });

  it('moves the end of sittings in progress, which never lies in the past', async () => {
    const exam = await teacher.set({ closes_at: minutes(10) });
    const sitting = await ada.sit(exam.id);
    await teacher.editExam(exam, { closes_at: minutes(20), version: exam.version });
    expect((await ada.open(sitting.id)).body.deadline_at).toBe(minutes(20));

    app.clock.advance(5 * minuteMs);
    const past = { closes_at: minutes(-1), version: exam.version + 1 };
    const { status, body } = await teacher.editExam(exam, past);
    expect([status, body.closes_at, body.state]).toEqual([200, minutes(0), 'closed']);
    expect((await ada.open(sitting.id)).body.deadline_at).toBe(minutes(0));
    app.clock.advance(answerGraceMs);
    const [{ id = '' } = {}] = sitting.questions;
    expect((await ada.answer(sitting.id, id, 0)).status).toBe(200);
    expect((await teacher.editExam(exam, past)).body.version).toBe(body.version);
  });
});

describe('a sitting', () => {
  it('shows the present instructions, even after a change during the sitting', async () => {
    const exam = await teacher.set({ instructions: 'Use SI units.' });
    const sitting = await ada.sit(exam.id);
    expect(sitting.instructions).toBe('Use SI units.');
    await teacher.editExam(exam, { instructions: 'Use SI units.\nSketch first.', version: exam.version });
    expect((await ada.open(sitting.id)).body.instructions).toBe('Use SI units.\nSketch first.');
    expect(await ada.sit((await teacher.set({ instructions: '' })).id)).not.toHaveProperty('instructions');
  });

  it('has the marks, length and title of the exam, without the student’s own settings', async () => {
    const exam = await teacher.set();
    const { kind, title, marking, duration_minutes, extra_percent, questions } = await ada.sit(exam.id);
    expect({ kind, title, marking, duration_minutes, extra_percent, asked: questions.length }).toEqual({
      kind: 'set',
      title: exam.title,
      marking: exam.marking,
      duration_minutes: 30,
      extra_percent: 0,
      asked: 2,
    });
  });

  it.each([
    ['extra_percent', 50],
    ['duration_minutes', 300],
    ['question_count', 1],
    ['topics', ['Cells']],
    ['marking', { right: 5 }],
    ['may_pause', true],
  ])('a start is rejected with %s', async (field, value) => {
    const exam = await teacher.set();
    const { status, body } = await ada.start(exam.id, newId(), { [field]: value });
    expect([status, Object.keys(body.detail)]).toEqual([422, [field]]);
  });

  it('begins once for its key, and of two devices at one moment on one', async () => {
    const exam = await teacher.set();
    const key = newId();
    const same = await Promise.all([1, 2].map(() => ada.start(exam.id, key)));
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);

    const bola = await newSitter(app, teacher);
    const begun = await Promise.all([1, 2, 3].map(() => bola.start(exam.id)));
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const id = begun.find(({ status }) => status === 201)?.body.id;
    const refused = begun.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.detail.exam_id)).toEqual([id, id]);
  });

  it('expired sittings count towards the allowed attempts', async () => {
    const exam = await teacher.set({ attempts: 2, duration_minutes: 5 });
    await ada.sit(exam.id);
    app.clock.advance(5 * minuteMs + answerGraceMs + 1);
    const second = await ada.sit(exam.id);
    expect((await ada.setExams())[0]).toMatchObject({
      attempts: 2,
      attempts_left: 0,
      running_exam_id: second.id,
    });
    await ada.submit(second.id);
    const third = await ada.start(exam.id);
    expect([third.status, third.body.detail]).toEqual([409, expect.stringContaining('2 times')]);

    await teacher.allow(exam.id, ada.userId, 0, 1);
    expect((await ada.setExams())[0]).toMatchObject({ attempts: 3, attempts_left: 1, running_exam_id: null });
    expect((await ada.start(exam.id)).status).toBe(201);
  });

  it('an expired sitting that is not yet marked as ended still counts as one attempt', async () => {
    const exam = await teacher.set({ duration_minutes: 5 });
    await ada.sit(exam.id);
    app.clock.advance(5 * minuteMs + answerGraceMs + 1);
    expect((await ada.start(exam.id)).status).toBe(409);
  });

  it('has its own order of options', async () => {
    const exam = await teacher.set({ question_count: 4, attempts: 10 });
    const orders = new Set<string>();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const sitting = await ada.sit(exam.id);
      orders.add(JSON.stringify(sitting.questions.map(({ options }) => options)));
      await ada.submit(sitting.id);
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('extra time', () => {
  it('moves the end of a sitting in progress, and applies to the next one', async () => {
    const exam = await teacher.set({ attempts: 2 });
    const sitting = await ada.sit(exam.id);
    const { status, body } = await teacher.allow(exam.id, ada.userId, 50);
    expect([status, body.extra_percent, body.sittings[0].deadline_at]).toEqual([200, 50, minutes(45)]);
    expect((await ada.open(sitting.id)).body).toMatchObject({ deadline_at: minutes(45), extra_percent: 50 });
    await ada.submit(sitting.id);
    expect((await ada.sit(exam.id)).deadline_at).toBe(minutes(45));
    expect((await (await newSitter(app, teacher)).sit(exam.id)).deadline_at).toBe(minutes(30));
  });

  it('withdrawn ends no sitting before this moment, and never passes the end of the exam', async () => {
    const exam = await teacher.set({ closes_at: minutes(50), duration_minutes: 30 });
    await teacher.allow(exam.id, ada.userId, 200);
    const sitting = await ada.sit(exam.id);
    expect(sitting.deadline_at).toBe(minutes(50));
    app.clock.advance(40 * minuteMs);
    await teacher.allow(exam.id, ada.userId, 0);
    expect((await ada.open(sitting.id)).body.deadline_at).toBe(minutes(0));
  });

  it('stays where the end of the exam moves while the student sits', async () => {
    const exam = await teacher.set({ closes_at: minutes(60), duration_minutes: 30 });
    await teacher.allow(exam.id, ada.userId, 50);
    const sitting = await ada.sit(exam.id);
    await teacher.editExam(exam, { closes_at: minutes(40), version: exam.version });
    expect((await ada.open(sitting.id)).body).toMatchObject({ deadline_at: minutes(40), extra_percent: 50 });
    await teacher.editExam(exam, { closes_at: minutes(90), version: exam.version + 1 });
    expect((await ada.open(sitting.id)).body).toMatchObject({ deadline_at: minutes(45), extra_percent: 50 });
  });

  it('given again changes nothing, and who gave it is on record', async () => {
    const exam = await teacher.set();
    await teacher.allow(exam.id, ada.userId, 25);
    await teacher.allow(exam.id, ada.userId, 25);
    await teacher.allow(exam.id, ada.userId, 40, 1);
    const { rows } = await app.platform.database.pool.query(
      `SELECT actor_id, action, facts FROM admin_audit WHERE target_id = $1 ORDER BY created_at, id`,
      [ada.userId],
    );
    const facts = (percent: string, attempts: string) => ({
      exam: exam.id,
      extra_percent: percent,
      extra_attempts: attempts,
    });
    expect(rows).toEqual(
      expect.arrayContaining([
        {
          actor_id: teacher.userId,
          action: 'course_exam.allow',
          facts: { before: null, after: facts('25', '0') },
        },
        {
          actor_id: teacher.userId,
          action: 'course_exam.allow',
          facts: { before: facts('25', '0'), after: facts('40', '1') },
        },
      ]),
    );
    expect(rows).toHaveLength(2);
  });

  it('only students of the course can begin a sitting', async () => {
    const exam = await teacher.set();
    const stranger = await newSitter(app, await newTeacher(app));
    expect((await teacher.allow(exam.id, stranger.userId, 25)).status).toBe(404);
  });
});
