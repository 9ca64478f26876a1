/** Disputed questions without options: another key is named with its body. */

import * as contract from '@akada/contract/work/disputes.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getScores, markAgain } from '../testing/key-change-people.ts';
import { accepting, newTypedExam } from '../testing/typed-exam.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function newTypedDispute() {
  const { tutor, submitAnswer } = await newTypedExam(app);
  const sittings = [await submitAnswer('Abuja'), await submitAnswer('FCT')];
  const call = callAs(app, await createPerson(app, { role: 'admin' }));
  const params = { id: tutor.questionId };
  return {
    tutor,
    sittings,
    decide: (verdict: contract.Verdict, sent: Record<string, unknown> = {}) =>
      call(contract.decideDispute, {
        params,
        body: { verdict, reason: 'Both are taught.', version: 1, open_reports: 0, ...sent },
        headers: { 'idempotency-key': newId() },
      }),
    attempts: (verdict: contract.Verdict, body: QuestionBody) =>
      call(contract.listDisputedBodyAttempts, { params, query: {}, body: { verdict, body } }),
  };
}

describe('a dispute about a typed answer', () => {
  it('the administrator sees the scores under another key before the decision, which applies it', async () => {
    const { attempts, decide, sittings, tutor } = await newTypedDispute();
    const both = accepting('Abuja', 'FCT');
    const { body } = await attempts('new_key', both);
    const scores = body.items.map((item: contract.DisputedAttempt) => [item.score, item.score_after]);
    expect(scores.sort()).toEqual([
      [-0.5, 1],
      [1, 1],
    ]);

    const decision = await decide('new_key', { body: both });
    expect(decision.status).toBe(201);
    await markAgain(app, decision.body.key_change.id);
    expect(await getScores(sittings)).toEqual([1, 1]);
    expect(await tutor.storedQuestion()).toMatchObject({ body: both, status: 'published' });
  });

  it('a voided question counts for everyone', async () => {
    const { decide, sittings } = await newTypedDispute();
    const decision = await decide('void');
    await markAgain(app, decision.body.key_change.id);
    expect(await getScores(sittings)).toEqual([1, 1]);
  });

  it('the server rejects keys of another type, keys without a body, and keys that accept nothing', async () => {
    const { attempts, decide } = await newTypedDispute();
    const order: QuestionBody = { type: 'ordering', items: ['a', 'b'], rule: 'exact' };
    expect((await attempts('new_key', order)).status).toBe(422);
    expect((await decide('new_key', { body: order })).status).toBe(422);
    expect((await decide('new_key', { answer_indexes: [0] })).status).toBe(422);
    expect((await decide('new_key', { body: accepting() })).status).toBe(422);
  });
});
