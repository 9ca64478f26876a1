/** Who can contest when: keys that do not show, questions without another author, and decisions at one moment. */
import { contestAnswer, listContestedAnswers } from '@akada/contract/work/contests/answer-contests.ts';
import { saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTutor } from '../../courses/testing/course-people.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { accepting, deciding, newContestedExam, shortAnswer } from '../testing/contest-people.ts';
import { markAgain } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a contest before the keys show', () => {
  it.each([
    ['after the close', { keys_show: 'after_close' }],
    ['never', { keys_show: 'never' }],
    ['after the last attempt', { attempts: 2 }],
  ])('is rejected if they show %s, and the result does not offer it', async (_, rules) => {
    const tutor = await newContestedExam(app, accepting('Abuja'), rules);
    for (const text of ['Abuja', 'FCT']) {
      const sitter = await tutor.submitAnswer(text);
      const { status, body } = await sitter.contest();
      expect([status, body.detail]).toEqual([409, 'The answers of this exam do not show yet.']);
      expect((await sitter.result(sitter.examId)).text).not.toContain('contest');
    }
  });

  it('is rejected while the exam runs', async () => {
    const tutor = await newContestedExam(app);
    const sitter = await tutor.sitAnswered(shortAnswer('FCT'));
    expect((await sitter.contest()).status).toBe(409);
    await sitter.submit(sitter.examId);
    expect((await sitter.contest()).status).toBe(200);
  });

  it('is rejected while another open exam asks the question, and a decision does not tell its key', async () => {
    const tutor = await newContestedExam(app);
    const ada = await tutor.submitAnswer('FCT');
    await ada.contest();
    await tutor.set({ keys_show: 'after_close', question_count: 2 });
    const ben = await tutor.submitAnswer('FCT');
    expect((await ben.contest()).status).toBe(409);
    await tutor.reject('FCT');
    const notification = (await getNotifications(app, ada)).find(({ title }) => title.includes('decided'));
    expect(notification?.message).toContain('Another open exam has this question');
    expect(notification?.message).not.toContain('book');
  });
});

describe('a student', () => {
  it('cannot contest a question that its author has changed since the exam', async () => {
    const tutor = await newContestedExam(app);
    const [ada, ben] = [await tutor.submitAnswer('FCT'), await tutor.submitAnswer('FCT')];
    await ada.contest();
    const change = { stem: 'Another question?' };
    await app.platform.database.db.update(questions).set(change).where(eq(questions.id, tutor.questionId));
    expect((await ben.contest()).status).toBe(409);
    expect(await ben.getContest()).toBeUndefined();
    expect(await ada.getContest()).toBeUndefined();
    expect(await tutor.listGroups()).toMatchObject([{ text: 'FCT', count: 0, contested: 1 }]);
    expect((await tutor.reject('FCT')).status).toBe(200);
    expect(await ada.getContest()).toMatchObject({ state: 'rejected' });
  });

  it('cannot contest a deleted question, and the contest waits in no list', async () => {
    const tutor = await newContestedExam(app);
    const [ada, ben] = [await tutor.submitAnswer('FCT'), await tutor.submitAnswer('FCT')];
    await ada.contest();
    const deletion = { deletedAt: new Date(app.clock.now()).toISOString() };
    await app.platform.database.db.update(questions).set(deletion).where(eq(questions.id, tutor.questionId));
    expect((await ben.contest()).status).toBe(409);
    expect(await ada.getContest()).toBeUndefined();
    expect((await ada.withdraw()).status).toBe(204);
    expect(await tutor.listContested()).toMatchObject({ total: 0 });
    expect((await tutor.accept('FCT', { version: 1 })).status).toBe(404);
    expect((await tutor.reject('FCT')).status).toBe(404);
  });

  it('can contest an answer of a practice exam in the course', async () => {
    const tutor = await newContestedExam(app);
    const ada = await tutor.submitAnswer('Abuja');
    app.clock.advance(2 * 60 * 60_000);
    const body = { course_id: tutor.course.id, question_count: 2 };
    const headers = { 'idempotency-key': newId() };
    const { body: exam } = await ada.call(startExam, { body, headers });
    const params = { id: exam.id, question_id: tutor.questionId };
    await ada.call(saveAnswer, { params, body: { response: shortAnswer('FCT'), sequence: 1 } });
    await ada.call(submitExam, { params: { id: exam.id } });
    expect((await ada.call(contestAnswer, { params })).status).toBe(200);
  });

  it('asks the author of the question: another tutor reads and decides nothing', async () => {
    const tutor = await newContestedExam(app);
    const ada = await tutor.submitAnswer('FCT');
    await ada.contest();
    const other = await newTutor(app);
    const { accept, reject } = deciding(other.call, tutor.questionId);
    expect([(await accept('FCT', { version: 1 })).status, (await reject('FCT')).status]).toEqual([404, 404]);
    expect((await other.call(listContestedAnswers)).body).toEqual({ items: [], total: 0 });
  });
});

describe('decisions at one moment', () => {
  it('two tabs accept an answer: one does, the other must look again', async () => {
    const tutor = await newContestedExam(app);
    const ada = await tutor.submitAnswer('FCT');
    await ada.contest();
    const { version } = await tutor.listAnswers();
    const both = await Promise.all([tutor.accept('FCT', { version }), tutor.accept('FCT', { version })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const conflict = both.find(({ status }) => status === 409);
    expect(conflict?.body.detail).toMatchObject({ version: version + 1 });
    expect((await tutor.accept('FCT')).status).toBe(422);
  });

  it('an acceptance and a withdrawal leave the contest accepted or withdrawn', async () => {
    for (let times = 0; times < 4; times += 1) {
      const tutor = await newContestedExam(app);
      const ada = await tutor.submitAnswer('FCT');
      await ada.contest();
      const [accepted, withdrawn] = await Promise.all([tutor.accept('FCT'), ada.withdraw()]);
      expect(accepted.status).toBe(201);
      await markAgain(app, accepted.body.id);
      const contest = await ada.getContest();
      expect([withdrawn.status, contest?.state]).toEqual(
        withdrawn.status === 204 ? [204, undefined] : [409, 'accepted'],
      );
    }
  });

  it('an acceptance and a rejection decide once', async () => {
    const tutor = await newContestedExam(app);
    const ada = await tutor.submitAnswer('FCT');
    await ada.contest();
    const [accepted, rejected] = await Promise.all([tutor.accept('FCT'), tutor.reject('FCT')]);
    expect(accepted.status).toBe(201);
    expect([200, 409]).toContain(rejected.status);
    await markAgain(app, accepted.body.id);
    expect(await ada.getContest()).toMatchObject({ state: 'accepted' });
  });

  it('a tutor with an old key looks at the new one first, and waits until exams are marked', async () => {
    const tutor = await newContestedExam(app);
    const [ada, ben] = [await tutor.submitAnswer('FCT'), await tutor.submitAnswer('Abj')];
    await ada.contest();
    const { version } = await tutor.listAnswers();
    const { body } = await tutor.accept('Abj');
    const early = await tutor.accept('FCT', { version });
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('Look at it as it is now.')]);
    const second = await tutor.accept('FCT');
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('in a minute')]);
    expect((await ben.contest()).status).toBe(409);
    await markAgain(app, body.id);
    expect((await tutor.accept('FCT')).status).toBe(201);
  });

  it('an exam that ended after the change is decided when the change is applied to it', async () => {
    const tutor = await newContestedExam(app);
    const [ada, ben] = [await tutor.submitAnswer('FCT'), await tutor.sitAnswered(shortAnswer('FCT'))];
    await ada.contest();
    const { body } = await tutor.accept('FCT');
    await markAgain(app, body.id);
    await ben.submit(ben.examId);
    expect((await ben.contest()).status).toBe(200);
    expect((await tutor.applyChange(body.id)).status).toBe(200);
    await markAgain(app, body.id);
    expect(await ben.getContest()).toMatchObject({ state: 'accepted' });
  });
});
