/** Undoing a key change: for a day, it restores every mark. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { everyKind, getScores, markAgain, newExaminer, otherKey } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const dayMs = 24 * 60 * 60_000;

describe('undoing', () => {
  it('restores every mark and the key, once, and tells the student', async () => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    const before = await Promise.all(sat.map(({ result, examId }) => result(examId)));
    const { id } = await tutor.changed();
    app.clock.advance(dayMs);

    for (const _ of [1, 2]) expect((await tutor.undoChange(id)).status).toBe(200);
    await markAgain(app, id);
    const after = await Promise.all(sat.map(({ result, examId }) => result(examId)));
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    expect(await tutor.storedQuestion()).toMatchObject({ answer_indexes: [0], version: 3 });
    expect(await tutor.readChange(id)).toMatchObject({ state: 'done', marked: 0, undoable_until: null });
    const [student] = sat;
    const messages = (await getNotifications(app, student ?? { userId: '' })).map(({ message }) => message);
    expect(messages.slice(-2)).toEqual([
      'Cells and tissues: -0.5 of 2 marks, before 1. The key of a question was wrong. Why: The book has a misprint.',
      'Cells and tissues: 1 of 2 marks, before -0.5. A change of the key was undone.',
    ]);
  });

  it('ends after a day', async () => {
    const tutor = await newExaminer(app);
    const { id, undoable_until } = await tutor.changed();
    expect(undoable_until).toBe(new Date(app.clock.now() + dayMs).toISOString());
    app.clock.advance(dayMs + 1);
    expect((await tutor.undoChange(id)).status).toBe(409);
    expect(await tutor.readChange(id)).toMatchObject({ undone_at: null, undoable_until: null });
  });

  it('takes the last change first, and comes back to the one before', async () => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    const first = await tutor.changed({ rule: 'both' });
    app.clock.advance(1);
    const second = await tutor.changed({ answer_indexes: [2], rule: 'new', reason: 'It is the third.' });
    expect((await tutor.changes()).map(({ id }) => id)).toEqual([second.id, first.id]);
    const { body } = (await sat[1]?.result(sat[1].examId)) ?? expect.fail('Four sat it');
    const requested = body.questions.find(({ id }: { id: string }) => id === tutor.questionId);
    expect(requested.key_change).toMatchObject({ reason: 'It is the third.', score_after: -0.5 });
    expect(await getScores(sat)).toEqual([-0.5, -0.5, 1, 0]);
    expect((await tutor.undoChange(first.id)).status).toBe(409);

    for (const { id } of [second, first]) {
      await tutor.undoChange(id);
      await markAgain(app, id);
      expect(await getScores(sat)).toEqual(id === second.id ? [1, 1, -0.5, 0] : [1, -0.5, -0.5, 0]);
    }
  });

  it('leaves the key of a question that says something else since', async () => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    const { id } = await tutor.changed();
    const { rows } = await app.platform.database.pool.query(
      `UPDATE questions SET stem = 'Another question?', version = 3 WHERE id = $1 RETURNING answer_index`,
      [tutor.questionId],
    );
    await tutor.undoChange(id);
    await markAgain(app, id);
    expect(rows).toEqual([{ answer_index: otherKey }]);
    expect(await tutor.storedQuestion()).toMatchObject({ answer_indexes: [otherKey], version: 3 });
    expect(await getScores(sat)).toEqual([1, -0.5, -0.5, 0]);
  });
});

describe('undoing what was applied two days later', () => {
  /** Two who chose the new key: one had ended when it came, the other is marked by it now. */
  const appliedLater = async () => {
    const tutor = await newExaminer(app);
    const sat = [await tutor.sat(otherKey), await tutor.sitting(otherKey)];
    const { id } = await tutor.changed();
    for (const { submit, examId } of sat.slice(1)) await submit(examId);
    app.clock.advance(2 * dayMs);
    expect((await tutor.undoChange(id)).status).toBe(409);

    await tutor.applyChange(id);
    await markAgain(app, id);
    expect(await getScores(sat)).toEqual([1, 1]);
    return { tutor, sat, id };
  };

  it('restores every mark for a day', async () => {
    const { tutor, sat, id } = await appliedLater();
    const until = new Date(app.clock.now() + dayMs).toISOString();
    expect(await tutor.readChange(id)).toMatchObject({ undoable_until: until });

    app.clock.advance(dayMs);
    expect((await tutor.undoChange(id)).status).toBe(200);
    await markAgain(app, id);
    expect(await getScores(sat)).toEqual([-0.5, -0.5]);
    expect(await tutor.storedQuestion()).toMatchObject({ answer_indexes: [0] });
  });

  it('ends after a day, and a repeated request for the marked exams returns the same', async () => {
    const { tutor, sat, id } = await appliedLater();
    app.clock.advance(dayMs);
    expect((await tutor.applyChange(id)).status).toBe(200);
    app.clock.advance(1);
    expect((await tutor.undoChange(id)).status).toBe(409);
    expect(await tutor.readChange(id)).toMatchObject({ undone_at: null, undoable_until: null });
    expect(await getScores(sat)).toEqual([1, 1]);
  });
});
