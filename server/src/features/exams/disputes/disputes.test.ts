/** A wrong key from the report to the students: what administrators see, decide, and who is told of it. */
import { reportQuestion } from '@akada/contract/material/questions.ts';
import * as contract from '@akada/contract/work/disputes.ts';
import type { Verdict } from '@akada/core/exams/key-change.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getAudit } from '../../admin/testing/administrators.ts';
import { everyKind, getScores, markAgain, newExaminer, otherKey } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A question that four students have sat, of whom the second one reports it. */
async function newDispute() {
  const tutor = await newExaminer(app);
  const sat = await everyKind(tutor);
  const reporter = sat[1];
  if (reporter === undefined) throw new Error('Four have sat');
  const params = { id: tutor.questionId };
  const said = { reason: 'wrong_answer', comment: 'It should be B.' };
  expect((await reporter.call(reportQuestion, { params, body: said })).status).toBe(204);
  const person = await createPerson(app, { role: 'admin' });
  const call = callAs(app, person);
  const decide = (verdict: Verdict, body: Record<string, unknown> = {}, key = newId()) =>
    call(contract.decideDispute, {
      params,
      body: {
        verdict,
        answer_indexes: [otherKey],
        reason: 'The book has a misprint.',
        version: 1,
        open_reports: 1,
        lowering: true,
        ...body,
      },
      headers: { 'idempotency-key': key },
    });
  return {
    tutor,
    sat,
    reporter,
    params,
    call,
    decide,
    person,
    read: async (): Promise<contract.Dispute> => (await call(contract.readDispute, { params })).body,
    attempts: async (verdict: Verdict, page: Record<string, string> = {}) => {
      const query = { verdict, answer_indexes: '1', ...page };
      return (await call(contract.listDisputedAttempts, { params, query })).body;
    },
    /** The decision as its reporter sees it. */
    answers: async () =>
      (await getNotifications(app, reporter)).filter(
        ({ title }) => title === 'There is a decision on your report',
      ),
  };
}

describe('a dispute', () => {
  it('shows the question, its reports without a name, and each attempt with the score now and after', async () => {
    const { read, attempts, reporter, tutor } = await newDispute();
    const dispute = await read();
    expect(dispute).toMatchObject({
      question: { id: tutor.questionId, answer_indexes: [0] },
      course_name: tutor.course.name,
      open_reports: 1,
      reports: [{ reason: 'wrong_answer', comment: 'It should be B.', outcome: null }],
    });
    expect(JSON.stringify(dispute)).not.toContain(reporter.userId);

    const { items, total } = await attempts('void');
    expect(await attempts('void', { skip: '1', limit: '2' })).toEqual({ items: items.slice(1, 3), total });

    const scores = async (verdict: Verdict) =>
      (await attempts(verdict)).items
        .map((one: contract.DisputedAttempt) => [one.score, one.score_after])
        .sort();
    expect(await scores('new_key')).toEqual([
      [-0.5, -0.5],
      [-0.5, 1],
      [0, 0],
      [1, -0.5],
    ]);
    expect(await scores('void')).toEqual([
      [-0.5, 1],
      [-0.5, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(await scores('uphold')).toEqual([
      [-0.5, -0.5],
      [-0.5, -0.5],
      [0, 0],
      [1, 1],
    ]);
  });

  it('a dispute is decided once: exams are marked, reporter and author are notified, and the audit log has it', async () => {
    const { decide, read, sat, tutor, answers } = await newDispute();
    const first = await decide('new_key', {}, 'k1');
    expect(first.status).toBe(201);
    expect((await decide('new_key', {}, 'k1')).body.key_change.id).toBe(first.body.key_change.id);
    await markAgain(app, first.body.key_change.id);
    expect(await getScores(sat)).toEqual([-0.5, 1, -0.5, 0]);
    expect(await answers()).toMatchObject([
      { message: expect.stringContaining('The key was wrong and is changed. Why: The book has a misprint.') },
    ]);
    expect(await read()).toMatchObject({
      question: { answer_indexes: [otherKey], status: 'published', version: 2 },
      open_reports: 0,
      reports: [{ outcome: 'new_key' }],
    });
    const acts = (await getAudit(app, tutor.userId)).map(({ action }) => action);
    expect(acts.sort()).toEqual(['question.decide', 'question.key_change']);
  });

  it.each([
    ['accept_several', [1, 1, -0.5, 0]],
    ['void', [1, 1, 1, 1]],
  ] as const)(
    '%s lowers no marks and retires the question, and undoing takes all of it back',
    async (verdict, marks) => {
      const { decide, read, sat, answers, tutor } = await newDispute();
      const { status, body } = await decide(verdict, { lowering: false });
      expect(status).toBe(201);
      await markAgain(app, body.key_change.id);
      expect(await getScores(sat)).toEqual(marks);
      expect((await read()).question.status).toBe('retired');

      app.clock.advance(1);
      await tutor.undoChange(body.key_change.id);
      await markAgain(app, body.key_change.id);
      expect(await getScores(sat)).toEqual([1, -0.5, -0.5, 0]);
      expect(await read()).toMatchObject({
        question: { status: 'published', answer_indexes: [0] },
        open_reports: 1,
        reports: [{ outcome: null }],
      });
      expect(await answers()).toHaveLength(1);
    },
  );

  it('retiring or keeping the question keeps the marks and notifies its reporters', async () => {
    for (const [verdict, sentence, state] of [
      ['retire', 'The question is retired, and scores stay.', 'retired'],
      ['uphold', 'The question and its key stay.', 'published'],
    ] as const) {
      const { decide, read, sat, answers } = await newDispute();
      expect((await decide(verdict)).body).toMatchObject({ key_change: null, dispute: { open_reports: 0 } });
      expect(await getScores(sat)).toEqual([1, -0.5, -0.5, 0]);
      expect(await answers()).toMatchObject([{ message: expect.stringContaining(sentence) }]);
      expect((await read()).question.status).toBe(state);
    }
  });

  it('a new report after a decision gets its own decision and notification', async () => {
    const { decide, read, reporter, params, answers } = await newDispute();
    await decide('uphold');
    app.clock.advance(1_000);
    const repeated = { reason: 'wrong_answer', comment: 'It is still B.' };
    expect((await reporter.call(reportQuestion, { params, body: repeated })).status).toBe(204);
    expect(await read()).toMatchObject({ open_reports: 1, reports: [{ comment: repeated.comment }] });
    expect((await decide('retire')).status).toBe(201);
    expect((await answers()).map(({ message }) => message)).toEqual([
      expect.stringContaining('The question and its key stay.'),
      expect.stringContaining('The question is retired'),
    ]);
  });

  it('needs a separate consent before marks fall, with their number', async () => {
    const { decide, read } = await newDispute();
    const { status, body } = await decide('new_key', { lowering: false });
    expect([status, body.detail.counts]).toMatchObject([409, { rise: 1, fall: 1, stay: 2 }]);
    expect((await read()).open_reports).toBe(1);
  });

  it('a decision after another administrator’s is rejected with the present dispute', async () => {
    const { decide, answers } = await newDispute();
    await decide('uphold');
    const second = await decide('retire');
    expect(second.status).toBe(409);
    expect(second.body.detail.dispute).toMatchObject({ open_reports: 0, reports: [{ outcome: 'uphold' }] });
    expect(await answers()).toHaveLength(1);
    expect((await decide('uphold', { open_reports: 0 })).status).toBe(422);
  });

  it('tells no key to a reporter whose exam asks the question and still runs', async () => {
    const { decide, tutor, params } = await newDispute();
    const sitting = await tutor.sitting(null);
    await sitting.call(reportQuestion, { params, body: { reason: 'unclear' } });
    await decide('new_key', { open_reports: 2 });
    const notifications = await getNotifications(app, sitting);
    expect(notifications).toMatchObject([
      { message: expect.stringContaining('so you will see the answer afterwards.') },
    ]);
    expect(JSON.stringify(notifications)).not.toContain('misprint');
  });

  it('tutors have no dispute page, and set questions have no disputes', async () => {
    const { tutor, params, call } = await newDispute();
    expect((await tutor.call(contract.readDispute, { params })).status).toBe(403);
    expect((await call(contract.readDispute, { params: { id: newId() } })).status).toBe(404);
  });
});
