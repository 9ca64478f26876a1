/** A student contests a typed answer, and the tutor decides for everybody who gave it. */
import { contestAnswer } from '@akada/contract/work/contests/answer-contests.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getAudit } from '../../admin/testing/administrators.ts';
import { newAdmin } from '../../courses/testing/course-people.ts';
import { accepting, deciding, newContestedExam, reason } from '../testing/contest-people.ts';
import { getScores, markAgain } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = { state: 'open', reason: null, decided_at: null };
const possible = { state: 'possible', reason: null, decided_at: null };

const getTitles = async (person: { userId: string }) =>
  (await getNotifications(app, person)).map(({ title }) => title);

const announce = async () => {
  await app.features.tasks.find(({ name }) => name === 'exams.announce_contests')?.run();
};

/** Two students wrote a spelling that the key does not have, one wrote the key, and one wrote something else. */
async function newClass() {
  const tutor = await newContestedExam(app);
  const ada = await tutor.submitAnswer('FCT Abuja');
  const ben = await tutor.submitAnswer(' FCT  Abuja');
  const others = [await tutor.submitAnswer('Abuja'), await tutor.submitAnswer('Lagos')];
  return { tutor, ada, ben, all: [ada, ben, ...others] };
}

describe('a student', () => {
  it('contests an answer once, withdraws it, and contests it again', async () => {
    const { tutor, ada } = await newClass();
    expect(await ada.getContest()).toEqual(possible);
    for (let times = 0; times < 2; times += 1)
      expect(await ada.contest()).toMatchObject({ status: 200, body: open });
    expect(await ada.getContest()).toEqual(open);
    expect(await tutor.listGroups()).toMatchObject([{ text: 'FCT Abuja', count: 2, contested: 1 }, {}, {}]);

    for (let times = 0; times < 2; times += 1) expect((await ada.withdraw()).status).toBe(204);
    expect(await ada.getContest()).toEqual(possible);
    expect(await tutor.listContested()).toEqual({ items: [], total: 0 });
    expect((await ada.contest()).body).toEqual(open);
  });

  it('contests no right answer, no blank one, and no choice among options', async () => {
    const tutor = await newContestedExam(app);
    const sitters = [await tutor.submitAnswer('abuja '), await tutor.submitAnswer(' \u200b ')];
    for (const sitter of sitters) {
      expect(await sitter.getContest()).toBeUndefined();
      expect((await sitter.contest()).status).toBe(409);
    }
  });

  it('contests at most 30 answers within a day', async () => {
    const { ada } = await newClass();
    for (let times = 0; times < 30; times += 1) {
      expect((await ada.contest()).status).toBe(200);
      await ada.withdraw();
    }
    const { status, text } = await ada.contest();
    expect([status, text]).toEqual([429, expect.stringContaining('30 answers')]);
    app.clock.advance(24 * 60 * 60_000 + 1);
    expect((await ada.contest()).status).toBe(200);
  });

  it('contests nothing in the exam of another student, and nothing that it did not ask', async () => {
    const { ada, ben } = await newClass();
    const send = (call: typeof ada.call, id: string, question_id: string) =>
      call(contestAnswer, { params: { id, question_id } });
    expect((await send(ben.call, ada.examId, ada.examId)).status).toBe(404);
    expect((await send(ada.call, ada.examId, newId())).status).toBe(404);
    expect((await send(ada.call, newId(), newId())).status).toBe(404);
  });
});

describe('a tutor', () => {
  it('accepts an answer for everybody who gave it, and each student is told once', async () => {
    const { tutor, ada, ben, all } = await newClass();
    await ada.contest();
    expect(await getScores(all)).toEqual([-0.5, -0.5, 1, -0.5]);
    expect(await tutor.listContested()).toMatchObject({
      total: 1,
      items: [{ question_id: tutor.questionId, answers: ['FCT Abuja'], students: 1 }],
    });
    expect(await tutor.previewAcceptance('FCT Abuja')).toMatchObject({
      counts: { exams: 4, rise: 2, fall: 0, stay: 2 },
      problem: null,
    });

    const { status, body } = await tutor.accept('FCT Abuja', {}, 'k1');
    expect([status, body.rule, body.body]).toEqual([201, 'both', accepting('Abuja', 'FCT Abuja')]);
    expect((await tutor.accept('FCT Abuja', { version: 1 }, 'k1')).body.id).toBe(body.id);
    await markAgain(app, body.id);
    expect(await getScores(all)).toEqual([1, 1, 1, -0.5]);
    expect(await ada.getContest()).toMatchObject({ state: 'accepted', reason });
    expect(await ben.getContest()).toBeUndefined();
    for (const student of [ada, ben])
      expect(await getTitles(student)).toEqual(['Your exam was marked again']);
    expect(await tutor.listContested()).toMatchObject({ total: 0 });
    expect(await tutor.listGroups()).toMatchObject([{ text: 'FCT Abuja', share: 1, contested: 0 }, {}, {}]);
    expect((await ada.contest()).body.state).toBe('accepted');
  });

  it('gives half of the mark', async () => {
    const { tutor, ada, all } = await newClass();
    await ada.contest();
    const { body } = await tutor.accept('FCT Abuja', { share: 0.5 });
    await markAgain(app, body.id);
    expect(await getScores(all)).toEqual([0.5, 0.5, 1, -0.5]);
    expect(await ada.getContest()).toMatchObject({ state: 'accepted' });
  });

  it('rejects an answer for everybody, who are told once and cannot contest it again', async () => {
    const { tutor, ada, ben, all } = await newClass();
    await ada.contest();
    await ben.contest();
    for (let times = 0; times < 2; times += 1) expect((await tutor.reject('FCT Abuja')).status).toBe(200);
    for (const student of [ada, ben]) {
      expect(await student.getContest()).toMatchObject({ state: 'rejected', reason });
      expect(await getNotifications(app, student)).toMatchObject([
        {
          title: 'Your tutor decided about your answer',
          message: expect.stringContaining(`Your answer does not count. Why: ${reason}`),
        },
      ]);
      expect((await student.contest()).status).toBe(409);
      expect((await student.withdraw()).status).toBe(409);
    }
    expect(await getScores(all)).toEqual([-0.5, -0.5, 1, -0.5]);
    expect(await tutor.listGroups()).toMatchObject([{ contested: 0, rejected: reason }, {}, {}]);
    const acts = (await getAudit(app, tutor.userId)).map(({ action }) => action);
    expect(acts).toEqual(['question.answer_reject']);
  });

  it('a rejected answer is rejected to a third student too, and an acceptance moves all of them', async () => {
    const { tutor, ada, ben, all } = await newClass();
    await ada.contest();
    await tutor.reject('FCT Abuja');
    expect(await ben.getContest()).toMatchObject({ state: 'rejected', reason });
    expect((await ben.contest()).status).toBe(409);

    const { body } = await tutor.accept('FCT Abuja');
    await markAgain(app, body.id);
    expect(await ada.getContest()).toMatchObject({ state: 'accepted' });
    expect(await getScores(all)).toEqual([1, 1, 1, -0.5]);
    expect(await tutor.listGroups()).toMatchObject([{ rejected: null }, {}, {}]);
  });

  it('undoing an acceptance opens the contests again', async () => {
    const { tutor, ada, all } = await newClass();
    await ada.contest();
    const { body } = await tutor.accept('FCT Abuja');
    await markAgain(app, body.id);
    app.clock.advance(1);
    expect((await tutor.undoChange(body.id)).status).toBe(200);
    await markAgain(app, body.id);
    expect(await ada.getContest()).toEqual(open);
    expect(await getScores(all)).toEqual([-0.5, -0.5, 1, -0.5]);
    expect((await tutor.reject('FCT Abuja')).status).toBe(200);
  });

  it('a change of the key by hand decides contests, unless its rule leaves all marks', async () => {
    const { tutor, ada } = await newClass();
    await ada.contest();
    const changeBy = (rule: string, ...texts: string[]) =>
      tutor.changed({ answer_indexes: undefined, body: accepting(...texts), rule });
    await changeBy('leave', 'Abuja', 'FCT Abuja');
    expect(await ada.getContest()).toEqual(open);
    await changeBy('new', 'Abuja', 'FCT*');
    expect(await ada.getContest()).toMatchObject({ state: 'accepted' });
  });

  it('is told once a day about a question, with the number of students', async () => {
    const { tutor, ada, ben } = await newClass();
    await ada.contest();
    await announce();
    expect(await getTitles(tutor)).toEqual([]);
    await ben.contest();
    app.clock.advance(10 * 60_000);
    await announce();
    await announce();
    const cara = await tutor.submitAnswer('Abja');
    await cara.contest();
    app.clock.advance(60 * 60_000);
    await announce();
    expect(await getTitles(tutor)).toEqual(['2 students contest answers']);
    app.clock.advance(24 * 60 * 60_000);
    await announce();
    expect(await getTitles(tutor)).toEqual(['2 students contest answers', '3 students contest answers']);
  });

  it('an administrator decides too, and the tutor is told of the key', async () => {
    const { tutor, ada } = await newClass();
    await ada.contest();
    const admin = await newAdmin(app);
    const { accept, listGroups } = deciding(admin.call, tutor.questionId);
    expect(await listGroups()).toMatchObject([{ text: 'FCT Abuja', contested: 1 }, {}, {}]);
    const { body } = await accept('FCT Abuja');
    await markAgain(app, body.id);
    expect(await ada.getContest()).toMatchObject({ state: 'accepted' });
    expect(await getTitles(tutor)).toEqual(['An administrator changed the key of your question']);
  });
});
