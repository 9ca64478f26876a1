/** Keys of typed answers: a variant that counts from now on, for everybody who wrote it. */

import { previewBodyChange } from '@akada/contract/work/marking/regrading.ts';
import type { ShortBody } from '@akada/core/question-types/question-body.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Examiner, getScores, markAgain } from '../testing/key-change-people.ts';
import { accepting, newTypedExam } from '../testing/typed-exam.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const preview = async ({ call, questionId }: Examiner, body: ShortBody, rule: string) =>
  (await call(previewBodyChange, { params: { id: questionId }, body: { body, rule } })).body;

const sent = (body: ShortBody, rule: string) => ({ answer_indexes: undefined, body, rule });

describe('a variant of a typed answer', () => {
  it('raises the marks of all who wrote it, and undoing takes them back', async () => {
    const { tutor, submitAnswer } = await newTypedExam(app);
    const all = [
      await submitAnswer('Abuja'),
      await submitAnswer('FCT'),
      await submitAnswer('fct '),
      await submitAnswer('Lagos'),
    ];
    expect(await getScores(all)).toEqual([1, -0.5, -0.5, -0.5]);

    const both = accepting('Abuja', 'FCT');
    expect(await preview(tutor, both, 'new')).toMatchObject({ exams: 4, rise: 2, fall: 0, stay: 2 });
    const change = await tutor.changed(sent(both, 'new'));
    expect(change).toMatchObject({ changed: 2, body: both, body_before: accepting('Abuja') });
    expect(await getScores(all)).toEqual([1, 1, 1, -0.5]);

    expect((await tutor.undoChange(change.id)).status).toBe(200);
    await markAgain(app, change.id);
    expect(await getScores(all)).toEqual([1, -0.5, -0.5, -0.5]);
    expect(await tutor.storedQuestion()).toMatchObject({ body: accepting('Abuja'), version: 3 });
  });

  it('counts in addition to the former key if both are right', async () => {
    const { tutor, submitAnswer } = await newTypedExam(app);
    const all = [await submitAnswer('Abuja'), await submitAnswer('FCT')];
    await tutor.changed(sent(accepting('FCT'), 'both'));
    expect(await getScores(all)).toEqual([1, 1]);
  });

  it('the server rejects the same key, a key that accepts nothing, and one of another type', async () => {
    const { tutor } = await newTypedExam(app);
    expect((await tutor.change(sent(accepting('Abuja'), 'both'))).status).toBe(422);
    expect((await tutor.change(sent(accepting(), 'new'))).status).toBe(422);
    const other = { type: 'ordering', items: ['a', 'b'], rule: 'exact' };
    expect((await tutor.change({ answer_indexes: undefined, body: other, rule: 'new' })).status).toBe(422);
    expect((await tutor.change({ answer_indexes: [0], rule: 'new' })).status).toBe(422);
  });
});
