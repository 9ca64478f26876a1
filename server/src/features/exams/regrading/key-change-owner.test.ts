/** Notifications to the owner of a question whose key others change. */
import { links } from '@akada/core/links/links.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { correcting, newExaminer, otherKey } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the owner of a question', () => {
  const stem = 'What do cells that no longer divide have in common with those that never did?';
  const named = '“What do cells that no longer divide have in common with thos…”';
  const newOwner = async () => {
    const tutor = await newExaminer(app);
    const { db } = app.platform.database;
    await db.update(questions).set({ stem }).where(eq(questions.id, tutor.questionId));
    const admin = await createPerson(app, { role: 'admin' });
    return { tutor, admin, correction: correcting(app, callAs(app, admin), tutor.questionId) };
  };
  const readBy = async (person: { userId: string }) =>
    (await getNotifications(app, person)).filter(({ title }) => title.startsWith('An administrator'));

  it('the owner is notified once of an administrator’s change and of its undo, with a link', async () => {
    const { tutor, admin, correction } = await newOwner();
    const { body } = await correction.change({ version: 1 }, 'k1');
    expect((await correction.change({ version: 1 }, 'k1')).body.id).toBe(body.id);
    const changed = {
      title: 'An administrator changed the key of your question',
      message: `${named}: B instead of A. Why: The book has a misprint.`,
      link: links.bankQuestion(tutor.questionId),
    };
    expect(await readBy(tutor)).toMatchObject([changed]);

    app.clock.advance(1);
    for (const _ of [1, 2]) expect((await correction.undoChange(body.id)).status).toBe(200);
    const undone = {
      title: 'An administrator undid a change of a key',
      message: `${named}: it is no longer “B instead of A”. Why it was changed: The book has a misprint.`,
      link: links.bankQuestion(tutor.questionId),
    };
    expect(await readBy(tutor)).toMatchObject([changed, undone]);
    expect(await readBy(admin)).toEqual([]);
  });

  it.each([
    ['both', 'B is accepted as well as A'],
    ['all', 'B instead of A, and it counts for everyone'],
  ])('the owner reads the effect of the rule %s', async (rule, effect) => {
    const { tutor, correction } = await newOwner();
    await correction.change({ version: 1, rule });
    expect(await readBy(tutor)).toMatchObject([
      { message: `${named}: ${effect}. Why: The book has a misprint.` },
    ]);
  });

  it('the owner is notified once when an administrator marks later exams', async () => {
    const { tutor, admin, correction } = await newOwner();
    const { submit, examId } = await tutor.sitting(otherKey);
    const { id } = await tutor.changed({ version: 1 });
    await correction.applyChange(id);
    await submit(examId);
    for (const _ of [1, 2]) expect((await correction.applyChange(id)).status).toBe(200);
    expect(await readBy(tutor)).toMatchObject([
      {
        title: 'An administrator marked more exams with a changed key',
        message: `${named}: “B instead of A” counts in exams that ended since, too. Why it was changed: The book has a misprint.`,
        link: links.bankQuestion(tutor.questionId),
      },
    ]);
    expect(await readBy(admin)).toEqual([]);
  });

  it('the owner is not notified of a rejected change', async () => {
    const { tutor, correction } = await newOwner();
    expect((await correction.change({ version: 7 })).status).toBe(409);
    expect(await readBy(tutor)).toEqual([]);
  });

  it('gets no notification of their own change', async () => {
    const { tutor } = await newOwner();
    const { id } = await tutor.changed();
    expect((await tutor.undoChange(id)).status).toBe(200);
    expect(await readBy(tutor)).toEqual([]);
  });

  it('a change of a sample question sends no notification', async () => {
    const { tutor, admin, correction } = await newOwner();
    const { db, pool } = app.platform.database;
    await db
      .update(questions)
      .set({ userId: null, isSample: true, courseId: null })
      .where(eq(questions.id, tutor.questionId));
    const { id } = await correction.changed({ version: 1 });
    expect((await correction.undoChange(id)).status).toBe(200);
    for (const person of [tutor, admin]) expect(await readBy(person)).toEqual([]);
    const { rows } = await pool.query(
      `SELECT user_id FROM outbox_events WHERE name = 'question.key_changed' AND facts->>'questionId' = $1`,
      [tutor.questionId],
    );
    expect(rows).toEqual([]);
  });
});
