/** A wrong key: counting the affected exams, changing the key, and marking the answers again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTeacher } from '../testing/course-exam-people.ts';
import {
  correcting,
  type Examiner,
  everyKind,
  getScores,
  markAgain,
  newExaminer,
  otherKey,
} from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a new key', () => {
  it.each([
    ['both', { rise: 1, fall: 0, stay: 3 }, [1, 1, -0.5, 0], 1],
    ['new', { rise: 1, fall: 1, stay: 2 }, [-0.5, 1, -0.5, 0], 2],
    ['all', { rise: 3, fall: 0, stay: 1 }, [1, 1, 1, 1], 3],
    ['leave', { rise: 0, fall: 0, stay: 4 }, [1, -0.5, -0.5, 0], 0],
  ] as const)('%s: marks are as the preview says', async (rule, counts, scores, changeCount) => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    expect(await getScores(sat)).toEqual([1, -0.5, -0.5, 0]);
    expect(await tutor.preview(rule)).toEqual({ exams: 4, running: 0, ...counts });

    const change = await tutor.changed({ rule });
    expect(await getScores(sat)).toEqual(scores);
    const exams = rule === 'leave' ? 0 : 4;
    expect(change).toMatchObject({
      state: 'done',
      exams,
      marked: exams,
      changed: changeCount,
      running: 0,
      ended_since: 0,
    });
    expect(await tutor.storedQuestion()).toMatchObject({ answer_indexes: [otherKey], version: 2 });
  });

  it('the result shows the new key in the order of its options, with the reason', async () => {
    const tutor = await newExaminer(app);
    const student = await tutor.sat(otherKey);
    await tutor.changed({ rule: 'both', reason: 'The book has a misprint.' });

    const { body } = await student.result(student.examId);
    const requested = body.questions.find(({ id }: { id: string }) => id === tutor.questionId);
    const position = requested.options.findIndex(({ text }: { text: string }) => text === 'Wrong one');
    const former = requested.options.findIndex(({ text }: { text: string }) => text === 'The right one');
    expect(requested).toMatchObject({
      answer_indexes: [position],
      answer_index: position,
      choice: position,
      correct: true,
      marks: 1,
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

  it('a key that lowers marks needs consent, and nothing is written without it', async () => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    const { status, body } = await tutor.change({ lowering: false });
    expect(status).toBe(409);
    expect(body.detail).toMatchObject({ counts: { exams: 4, rise: 1, fall: 1, stay: 2, running: 0 } });
    expect(await tutor.changes()).toEqual([]);
    expect(await tutor.storedQuestion()).toMatchObject({ answer_indexes: [0], version: 1 });

    await tutor.changed({ rule: 'both', lowering: false });
    expect(await getScores(sat)).toEqual([1, 1, -0.5, 0]);
  });

  it('may be the old key if the question could not be answered', async () => {
    const tutor = await newExaminer(app);
    const sat = await everyKind(tutor);
    await tutor.changed({ answer_indexes: [0], rule: 'all' });
    expect(await getScores(sat)).toEqual([1, 1, 1, 1]);
    expect(await tutor.storedQuestion()).toMatchObject({ answer_indexes: [0], version: 1 });
  });

  it.each([
    ['the key already', { answer_indexes: [0], rule: 'both' }, 'answer_indexes'],
    ['two keys of a question with one', { answer_indexes: [0, 1] }, 'answer_indexes'],
    ['no option of it', { answer_indexes: [4] }, 'answer_indexes'],
    ['none', { answer_indexes: [] }, 'answer_indexes'],
    ['without a reason', { reason: ' ' }, 'reason'],
    ['by no rule', { rule: 'some' }, 'rule'],
  ])('is rejected that is %s', async (_, body, field) => {
    const tutor = await newExaminer(app);
    const rejection = await tutor.change({ version: 1, ...body });
    expect([rejection.status, Object.keys(rejection.body.fields ?? rejection.body.errors ?? {})]).toEqual([
      422,
      [field],
    ]);
  });

  it('a key is rejected for another version of the question', async () => {
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

  it('the audit log records a change, and its undo once', async () => {
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
        action: 'question.key_change',
        target_id: tutor.userId,
        facts: { before, after: { ...after, rule: 'new', reason: 'A misprint.' } },
      },
      {
        action: 'question.key_undo',
        target_id: tutor.userId,
        facts: { before: after, after: before },
      },
    ]);
  });

  it('the audit log records who had later exams marked, each time that there were some', async () => {
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
        action: 'question.key_apply',
        target_id: tutor.userId,
        facts: { before: { ...facts, key: '0' }, after: { ...facts, key: '1', rule: 'new', exams: '2' } },
      },
    ]);
  });
});

describe('permissions', () => {
  it('an administrator changes the key of any question, another tutor of none', async () => {
    const tutor = await newExaminer(app);
    const student = await tutor.sat(otherKey);
    const other = correcting(app, (await newTeacher(app, 1)).call, tutor.questionId);
    expect((await other.change({ version: 1 })).status).toBe(404);

    const admin = await createPerson(app, { role: 'admin' });
    await correcting(app, callAs(app, admin), tutor.questionId).changed({ version: 1 });
    expect(await getScores([student])).toEqual([1]);
  });
});

describe('exams in progress', () => {
  it('keep their key, and are marked by the new one on request', async () => {
    const tutor = await newExaminer(app);
    const ended = await tutor.sat(otherKey);
    const running = await tutor.sitting(otherKey);
    expect(await tutor.preview('new')).toMatchObject({ exams: 1, running: 1 });
    const { id } = await tutor.changed();
    expect(await tutor.readChange(id)).toMatchObject({ exams: 1, running: 1, ended_since: 0 });

    await running.submit(running.examId);
    expect(await getScores([ended, running])).toEqual([1, -0.5]);
    expect(await tutor.readChange(id)).toMatchObject({ exams: 1, running: 0, ended_since: 1 });
    for (const _ of [1, 2]) {
      expect((await tutor.applyChange(id)).status).toBe(200);
      await markAgain(app, id);
    }
    expect(await getScores([ended, running])).toEqual([1, 1]);
    expect(await tutor.readChange(id)).toMatchObject({ exams: 2, marked: 2, changed: 2, ended_since: 0 });
  });

  it('exams started after the change are not affected, and lower marks need their own consent', async () => {
    const tutor = await newExaminer(app);
    const running = await tutor.sitting(0);
    const { id } = await tutor.changed();
    app.clock.advance(1);
    const later = await tutor.sat(otherKey);
    await running.submit(running.examId);
    expect(await tutor.readChange(id)).toMatchObject({ ended_since: 1 });

    const rejection = await tutor.applyChange(id, false);
    expect([rejection.status, rejection.body.detail.counts.fall]).toEqual([409, 1]);
    expect((await tutor.applyChange(id)).status).toBe(200);
    await markAgain(app, id);
    expect(await getScores([running, later])).toEqual([-0.5, 1]);
  });
});
