/** A student learns by the key that counts: what a wrong key made of an answer is corrected with the marks. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { untilWaiting } from '../../../testing/postgres/until-waiting.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Examiner, markAgain, newExaminer, otherKey, type Sat } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** @returns for each student the grade that counts, and whether the question is one to learn */
async function getMemory(tutor: Examiner, sat: readonly Sat[]): Promise<(string | undefined)[]> {
  const { rows } = await app.platform.database.pool.query(
    `SELECT user_id, coalesce(corrected_grade, grade) AS grade, EXISTS (
       SELECT FROM memory_states AS state WHERE state.user_id = reviews.user_id AND state.item_id = reviews.item_id
     ) AS learns FROM reviews WHERE item_id = $1`,
    [tutor.questionId],
  );
  const byUser = new Map(
    rows.map(({ user_id, grade, learns }) => [user_id, `${grade}${learns ? ' learns' : ''}`]),
  );
  return sat.map(({ userId }) => byUser.get(userId));
}

const everyKind = async (tutor: Examiner) => [
  await tutor.sat(0),
  await tutor.sat(otherKey),
  await tutor.sat(2),
  await tutor.sat(null),
];
const closeAll = async () => {
  app.clock.advance(61 * 60_000 + answerGraceMs);
  await app.features.tasks.find(({ name }) => name === 'course_exams.close')?.run();
};
const asAnswered = ['3', '1 learns', '1 learns', undefined];

describe('the review of an answer', () => {
  it.each([
    ['new', ['1 learns', '3', '1 learns', undefined]],
    ['both', ['3', '3', '1 learns', undefined]],
    // A mark that everybody was given says nothing of who knew: the new key does.
    ['all', ['1 learns', '3', '1 learns', undefined]],
    ['leave', asAnswered],
  ])('is graded by the present rule %s, and as before after an undo', async (rule, requested) => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    expect(await getMemory(tutor, sat)).toEqual(asAnswered);
    const { id } = await tutor.changed({ rule });
    expect(await getMemory(tutor, sat)).toEqual(requested);

    await tutor.undoChange(id);
    await markAgain(app, id);
    expect(await getMemory(tutor, sat)).toEqual(asAnswered);
  });

  it('a review stored after the change is graded by the new key, if the keys show later', async () => {
    const tutor = await newExaminer(app, { results_show: 'after_close', keys_show: 'after_close' });
    const sat = await everyKind(tutor);
    await tutor.changed({ rule: 'new' });
    expect(await getMemory(tutor, sat)).toEqual([undefined, undefined, undefined, undefined]);
    await closeAll();
    expect(await getMemory(tutor, sat)).toEqual(['1 learns', '3', '1 learns', undefined]);
  });

  it('a review stored during marking waits, and is graded by the new key', async () => {
    const tutor = await newExaminer(app, { results_show: 'after_close', keys_show: 'after_close' });
    const student = await tutor.sat(otherKey);
    const marking = await app.platform.database.pool.connect();
    onTestFinished(() => marking.release());
    await marking.query('BEGIN');
    await marking.query('SELECT FROM exams WHERE id = $1 FOR UPDATE', [student.examId]);
    const closing = closeAll();
    expect(await untilWaiting(app.platform.database.pool, 1, closing)).toBe(true);
    await marking.query(
      `UPDATE exam_items SET accepted = jsonb_build_object('keys', jsonb_build_array(to_jsonb(choices)), 'everyone', false)
       WHERE exam_id = $1 AND question_id = $2`,
      [student.examId, tutor.questionId],
    );
    await marking.query('COMMIT');
    await closing;
    expect(await getMemory(tutor, [student])).toEqual(['3']);
  });
});
