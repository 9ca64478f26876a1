/** A wrong key: counted, changed, marked anew, put back. */
import { getBankQuestion } from '@akada/contract/material/question-bank.ts';
import { links } from '@akada/core/links/links.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { notificationsOf } from '../../../testing/notifications.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { newTeacher } from '../testing/course-exam-people.ts';
import {
  correcting,
  type Examiner,
  markAgain,
  newExaminer,
  otherKey,
  scoresOf,
} from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const dayMs = 24 * 60 * 60_000;

/** One who chose the old key, one who chose the new one, one who was wrong either way, and one without an answer. */
const everyKind = async (tutor: Examiner) => [
  await tutor.sat(0),
  await tutor.sat(otherKey),
  await tutor.sat(2),
  await tutor.sat(null),
];

const keyOf = async ({ call, questionId }: Examiner) =>
  (await call(getBankQuestion, { params: { id: questionId } })).body;

describe('a new key', () => {
  it.each([
    ['both', { rise: 1, fall: 0, stay: 3 }, [1, 1, -0.5, 0], 1],
    ['new', { rise: 1, fall: 1, stay: 2 }, [-0.5, 1, -0.5, 0], 2],
    ['all', { rise: 3, fall: 0, stay: 1 }, [1, 1, 1, 1], 3],
    ['leave', { rise: 0, fall: 0, stay: 4 }, [1, -0.5, -0.5, 0], 0],
  ] as const)('%s: marks are as the preview says', async (rule, counts, scores, changed) => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    expect(await scoresOf(sat)).toEqual([1, -0.5, -0.5, 0]);
    expect(await tutor.preview(rule)).toEqual({ exams: 4, running: 0, ...counts });

    const change = await tutor.changed({ rule });
    expect(await scoresOf(sat)).toEqual(scores);
    const exams = rule === 'leave' ? 0 : 4;
    expect(change).toMatchObject({
      state: 'done',
      exams,
      marked: exams,
      changed,
      running: 0,
      ended_since: 0,
    });
    expect(await keyOf(tutor)).toMatchObject({ answer_indexes: [otherKey], version: 2 });
  });

  it('is shown in the result in the order in which its options stood, with why', async () => {
    const tutor = await newExaminer(app);
    const student = await tutor.sat(otherKey);
    await tutor.changed({ rule: 'both', reason: 'The book has a misprint.' });

    const { body } = await student.result(student.examId);
    const asked = body.questions.find(({ id }: { id: string }) => id === tutor.questionId);
    const position = asked.options.findIndex(({ text }: { text: string }) => text === 'Wrong one');
    const former = asked.options.findIndex(({ text }: { text: string }) => text === 'The right one');
    expect(asked).toMatchObject({
      ...{ answer_indexes: [position], answer_index: position, choice: position, correct: true, marks: 1 },
      key_change: {
        rule: 'both',
        reason: 'The book has a misprint.',
        also_right: [[former]],
        score_before: -0.5,
        score_after: 1,
      },
    });
    expect(body.questions.filter((one: object) => 'key_change' in one)).toHaveLength(1);
    expect(body).toMatchObject({ correct: 1, answered: 1, score: 1, percent: 50 });
  });

  it('that lowers marks wants a yes, and is not half written without', async () => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    const { status, body } = await tutor.change({ lowering: false });
    expect(status).toBe(409);
    expect(body.detail).toMatchObject({ counts: { exams: 4, rise: 1, fall: 1, stay: 2, running: 0 } });
    expect(await tutor.changes()).toEqual([]);
    expect(await keyOf(tutor)).toMatchObject({ answer_indexes: [0], version: 1 });

    await tutor.changed({ rule: 'both', lowering: false });
    expect(await scoresOf(sat)).toEqual([1, 1, -0.5, 0]);
  });

  it('may be the old one where nobody could answer', async () => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    await tutor.changed({ answer_indexes: [0], rule: 'all' });
    expect(await scoresOf(sat)).toEqual([1, 1, 1, 1]);
    expect(await keyOf(tutor)).toMatchObject({ answer_indexes: [0], version: 1 });
  });

  it.each([
    ['the key already', { answer_indexes: [0], rule: 'both' }, 'answer_indexes'],
    ['two keys of a question with one', { answer_indexes: [0, 1] }, 'answer_indexes'],
    ['no option of it', { answer_indexes: [4] }, 'answer_indexes'],
    ['none', { answer_indexes: [] }, 'answer_indexes'],
    ['without a reason', { reason: ' ' }, 'reason'],
    ['by no rule', { rule: 'some' }, 'rule'],
  ])('is refused that is %s', async (_, body, field) => {
    const tutor = await newExaminer(app);
    const refused = await tutor.change({ version: 1, ...body });
    expect([refused.status, Object.keys(refused.body.fields ?? refused.body.errors ?? {})]).toEqual([
      422,
      [field],
    ]);
  });

  it('is refused for another version of the question', async () => {
    const tutor = await newExaminer(app);
    const { status, body } = await tutor.change({ version: 7 });
    expect([status, body.detail.version]).toEqual([409, 1]);
  });

  it('sent again with its key is one change', async () => {
    const tutor = await newExaminer(app);
    const [first, second] = [
      await tutor.change({ version: 1 }, 'k1'),
      await tutor.change({ version: 1 }, 'k1'),
    ];
    expect(second.body.id).toBe(first.body.id);
    expect(await tutor.changes()).toHaveLength(1);
  });

  it('does not come before the last one is done', async () => {
    const tutor = await newExaminer(app);
    await tutor.sat(0);
    const { body } = await tutor.change({ rule: 'both' });
    const early = await tutor.change({ answer_indexes: [2], rule: 'both' });
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('still being marked')]);
    await markAgain(app, body.id);
    expect((await tutor.change({ answer_indexes: [2], rule: 'both' })).status).toBe(201);
  });
});

describe('on record', () => {
  const recordOf = async ({ userId }: Pick<Examiner, 'userId'>) => {
    const { rows } = await app.platform.database.pool.query(
      'SELECT action, target_id, facts FROM admin_audit WHERE actor_id = $1 ORDER BY created_at',
      [userId],
    );
    return rows;
  };

  it('is a change, and once that it is undone', async () => {
    const tutor = await newExaminer(app);
    const { id } = await tutor.changed({ reason: 'A misprint.' });
    app.clock.advance(1);
    for (const _ of [1, 2]) await tutor.undoChange(id);

    const facts = { question: tutor.questionId, change: id };
    const [before, after] = [
      { ...facts, key: '0' },
      { ...facts, key: '1' },
    ];
    expect(await recordOf(tutor)).toEqual([
      {
        ...{ action: 'question.key_change', target_id: tutor.userId },
        facts: { before, after: { ...after, rule: 'new', reason: 'A misprint.' } },
      },
      {
        ...{ action: 'question.key_undo', target_id: tutor.userId },
        facts: { before: after, after: before },
      },
    ]);
  });

  it('is who had exams marked that ended since, each time that there were some', async () => {
    const tutor = await newExaminer(app);
    const running = [await tutor.sitting(0), await tutor.sitting(otherKey)];
    const { id } = await tutor.changed();
    const admin = await createPerson(app, { role: 'admin' });
    const { applyChange } = correcting(app, callAs(app, admin), tutor.questionId);

    await applyChange(id);
    for (const { submit, examId } of running) await submit(examId);
    expect((await applyChange(id, false)).status).toBe(409);
    expect(await recordOf(admin)).toEqual([]);

    for (const _ of [1, 2]) expect((await applyChange(id)).status).toBe(200);
    const facts = { question: tutor.questionId, change: id };
    expect(await recordOf(admin)).toEqual([
      {
        ...{ action: 'question.key_apply', target_id: tutor.userId },
        facts: { before: { ...facts, key: '0' }, after: { ...facts, key: '1', rule: 'new', exams: '2' } },
      },
    ]);
  });
});

describe('who may', () => {
  it('an administrator changes the key of any question, another tutor of none', async () => {
    const tutor = await newExaminer(app);
    const student = await tutor.sat(otherKey);
    const other = correcting(app, (await newTeacher(app, 1)).call, tutor.questionId);
    expect((await other.change({ version: 1 })).status).toBe(404);

    const admin = await createPerson(app, { role: 'admin' });
    await correcting(app, callAs(app, admin), tutor.questionId).changed({ version: 1 });
    expect(await scoresOf([student])).toEqual([1]);
  });
});

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
    (await notificationsOf(app, person)).filter(({ title }) => title.startsWith('An administrator'));

  it('is told once what an administrator changed and took back, and led to it', async () => {
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
      title: 'An administrator took back a change of a key',
      message: `${named}: it is no longer “B instead of A”. Why it was changed: The book has a misprint.`,
      link: links.bankQuestion(tutor.questionId),
    };
    expect(await readBy(tutor)).toMatchObject([changed, undone]);
    expect(await readBy(admin)).toEqual([]);
  });

  it('is told when an administrator has exams marked that ended since, once', async () => {
    const { tutor, admin, correction } = await newOwner();
    const { submit, examId } = await tutor.sitting(otherKey);
    const { id } = await tutor.changed({ version: 1 });
    await correction.applyChange(id);
    await submit(examId);
    for (const _ of [1, 2]) expect((await correction.applyChange(id)).status).toBe(200);
    expect(await readBy(tutor)).toMatchObject([
      {
        title: 'An administrator had more exams marked by a changed key',
        message: `${named}: “B instead of A” counts in exams that ended since, too. Why it was changed: The book has a misprint.`,
        link: links.bankQuestion(tutor.questionId),
      },
    ]);
    expect(await readBy(admin)).toEqual([]);
  });

  it('is told nothing of a change that is refused', async () => {
    const { tutor, correction } = await newOwner();
    expect((await correction.change({ version: 7 })).status).toBe(409);
    expect(await readBy(tutor)).toEqual([]);
  });

  it('is told nothing of what they did themselves', async () => {
    const { tutor } = await newOwner();
    const { id } = await tutor.changed();
    expect((await tutor.undoChange(id)).status).toBe(200);
    expect(await readBy(tutor)).toEqual([]);
  });

  it('is nobody where it is of the sample', async () => {
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
    expect(await keyOf(tutor)).toMatchObject({ answer_indexes: [0], version: 3 });
    expect(await tutor.readChange(id)).toMatchObject({ state: 'done', marked: 0, undoable_until: null });
    const [student] = sat;
    const messages = (await notificationsOf(app, student ?? { userId: '' })).map(({ message }) => message);
    expect(messages.slice(-2)).toEqual([
      'Cells and tissues: -0.5 of 2 marks, before 1. The key of a question was wrong. Why: The book has a misprint.',
      'Cells and tissues: 1 of 2 marks, before -0.5. A change of a key was taken back.',
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
    const second = await tutor.changed({ answer_indexes: [2], rule: 'new' });
    expect(await scoresOf(sat)).toEqual([-0.5, -0.5, 1, 0]);
    expect((await tutor.undoChange(first.id)).status).toBe(409);

    for (const { id } of [second, first]) {
      await tutor.undoChange(id);
      await markAgain(app, id);
      expect(await scoresOf(sat)).toEqual(id === second.id ? [1, 1, -0.5, 0] : [1, -0.5, -0.5, 0]);
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
    expect(await keyOf(tutor)).toMatchObject({ answer_indexes: [otherKey], version: 3 });
    expect(await scoresOf(sat)).toEqual([1, -0.5, -0.5, 0]);
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
    expect(await scoresOf(sat)).toEqual([1, 1]);
    return { tutor, sat, id };
  };

  it('restores every mark for a day', async () => {
    const { tutor, sat, id } = await appliedLater();
    const until = new Date(app.clock.now() + dayMs).toISOString();
    expect(await tutor.readChange(id)).toMatchObject({ undoable_until: until });

    app.clock.advance(dayMs);
    expect((await tutor.undoChange(id)).status).toBe(200);
    await markAgain(app, id);
    expect(await scoresOf(sat)).toEqual([-0.5, -0.5]);
    expect(await keyOf(tutor)).toMatchObject({ answer_indexes: [0] });
  });

  it('ends after a day, and asking again for what is marked gives no other', async () => {
    const { tutor, sat, id } = await appliedLater();
    app.clock.advance(dayMs);
    expect((await tutor.applyChange(id)).status).toBe(200);
    app.clock.advance(1);
    expect((await tutor.undoChange(id)).status).toBe(409);
    expect(await tutor.readChange(id)).toMatchObject({ undone_at: null, undoable_until: null });
    expect(await scoresOf(sat)).toEqual([1, 1]);
  });
});

describe('exams under way', () => {
  it('keep their key, and are marked by the new one when that is asked for', async () => {
    const tutor = await newExaminer(app);
    const ended = await tutor.sat(otherKey);
    const running = await tutor.sitting(otherKey);
    expect(await tutor.preview('new')).toMatchObject({ exams: 1, running: 1 });
    const { id } = await tutor.changed();
    expect(await tutor.readChange(id)).toMatchObject({ exams: 1, running: 1, ended_since: 0 });

    await running.submit(running.examId);
    expect(await scoresOf([ended, running])).toEqual([1, -0.5]);
    expect(await tutor.readChange(id)).toMatchObject({ exams: 1, running: 0, ended_since: 1 });
    for (const _ of [1, 2]) {
      expect((await tutor.applyChange(id)).status).toBe(200);
      await markAgain(app, id);
    }
    expect(await scoresOf([ended, running])).toEqual([1, 1]);
    expect(await tutor.readChange(id)).toMatchObject({ exams: 2, marked: 2, changed: 2, ended_since: 0 });
  });

  it('that began after it are no business of it, and lowering wants its own yes', async () => {
    const tutor = await newExaminer(app);
    const running = await tutor.sitting(0);
    const { id } = await tutor.changed();
    app.clock.advance(1);
    const later = await tutor.sat(otherKey);
    await running.submit(running.examId);
    expect(await tutor.readChange(id)).toMatchObject({ ended_since: 1 });

    const refused = await tutor.applyChange(id, false);
    expect([refused.status, refused.body.detail.counts.fall]).toEqual([409, 1]);
    expect((await tutor.applyChange(id)).status).toBe(200);
    await markAgain(app, id);
    expect(await scoresOf([running, later])).toEqual([-0.5, 1]);
  });
});
