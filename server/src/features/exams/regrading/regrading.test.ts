/** Marking again in the background: despite any interruption, each exam is marked once and as its own paper. */
import { links } from '@akada/core/links/links.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardDuring } from '../../../testing/heard-hints.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findItems } from '../end/exam-end.repo.ts';
import { getScore } from '../end/exam-score.ts';
import { findExam } from '../exam/exams.repo.ts';
import { examItems } from '../exam/exams.tables.ts';
import {
  type Examiner,
  getScores,
  markAgain,
  newExaminer,
  otherKey,
  type Sat,
} from '../testing/key-change-people.ts';

let app: TestApp;

/** Exams win achievements, too, which are not about marks. */
const notificationsOfMarks = async (of: TestApp, person: { userId: string }) =>
  (await getNotifications(of, person)).filter(({ type }) => type !== 'ACHIEVEMENT');

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Simulates a job that is killed after it has marked this number of exams: the signal is read before each. */
function killedAfter(exams: number): AbortSignal {
  let left = exams;
  const { signal } = new AbortController();
  return Object.assign(Object.create(signal), {
    throwIfAborted() {
      if (left === 0) throw new Error('killed');
      left -= 1;
    },
  });
}

const five = async (tutor: Examiner): Promise<Sat[]> => {
  const sat: Sat[] = [];
  for (const ownCount of [0, otherKey, otherKey, 2, null]) sat.push(await tutor.sat(ownCount));
  return sat;
};

/** Computes the marks from only the stored answers, independently of the marks that regrading has written. */
async function markedFromAnswers(sat: readonly Sat[]): Promise<(number | undefined)[]> {
  const { db } = app.platform.database;
  return Promise.all(
    sat.map(async ({ examId }) => {
      const exam = await findExam(db, examId);
      return exam ? getScore(exam, await findItems(db, examId)).score : undefined;
    }),
  );
}

const waitForLease = async () => {
  app.clock.advance(300_001);
  await app.features.tasks.find(({ name }) => name === 'exams.mark_again.resend')?.run();
};

describe('a job that is killed', () => {
  it.each([0, 1, 3, 4, 5])('continues with the others after %i exams', async (exams) => {
    const tutor = await newExaminer(app);
    const sat = await five(tutor);
    const { body } = await tutor.change();
    const killed = markAgain(app, body.id, killedAfter(exams));
    if (exams < sat.length) await expect(killed).rejects.toThrow('killed');
    else await killed;
    expect(await tutor.readChange(body.id)).toMatchObject({ marked: exams });
    expect(await getScores(sat)).toEqual(await markedFromAnswers(sat));

    await waitForLease();
    await markAgain(app, body.id);
    await markAgain(app, body.id);
    expect(await getScores(sat)).toEqual([-0.5, 1, 1, -0.5, 0]);
    expect(await getScores(sat)).toEqual(await markedFromAnswers(sat));
    expect(await tutor.readChange(body.id)).toMatchObject({ state: 'done', marked: 5, changed: 3 });
    const messages: number[] = [];
    for (const one of sat) messages.push((await notificationsOfMarks(app, one)).length);
    expect(messages).toEqual([1, 1, 1, 0, 0]);
  });

  it('leaves no exam half marked that is killed within its transaction', async () => {
    const tutor = await newExaminer(app);
    const sat = await five(tutor);
    const { body } = await tutor.change();
    const { pool } = app.platform.database;
    await pool.query(`CREATE FUNCTION kill() RETURNS trigger AS 'BEGIN RAISE ''killed''; END' LANGUAGE plpgsql;
      CREATE TRIGGER killer BEFORE UPDATE ON key_change_exams FOR EACH ROW EXECUTE FUNCTION kill()`);
    await expect(markAgain(app, body.id)).rejects.toThrow();
    expect(await getScores(sat)).toEqual([1, -0.5, -0.5, -0.5, 0]);
    expect(await markedFromAnswers(sat)).toEqual([1, -0.5, -0.5, -0.5, 0]);

    await pool.query('DROP FUNCTION kill CASCADE');
    await markAgain(app, body.id);
    expect(await getScores(sat)).toEqual([-0.5, 1, 1, -0.5, 0]);
  });

  it('stops after many failures, reports it, and continues on request', async () => {
    const tutor = await newExaminer(app);
    const sat = await five(tutor);
    const { body } = await tutor.change();
    for (let attempt = 1; attempt <= 8; attempt += 1)
      await markAgain(app, body.id, killedAfter(0)).catch(() => undefined);
    expect(await tutor.readChange(body.id)).toMatchObject({ state: 'stopped', marked: 0 });

    await tutor.applyChange(body.id);
    await markAgain(app, body.id);
    expect(await tutor.readChange(body.id)).toMatchObject({ state: 'done', marked: 5 });
    expect(await getScores(sat)).toEqual([-0.5, 1, 1, -0.5, 0]);
  });
});

it('an undo in the middle restores marked exams, and only these are notified', async () => {
  const tutor = await newExaminer(app);
  const sat = await five(tutor);
  const { body } = await tutor.change();
  await expect(markAgain(app, body.id, killedAfter(3))).rejects.toThrow('killed');
  expect((await tutor.undoChange(body.id)).status).toBe(200);
  await markAgain(app, body.id);

  expect(await getScores(sat)).toEqual([1, -0.5, -0.5, -0.5, 0]);
  expect(await tutor.readChange(body.id)).toMatchObject({ state: 'done', marked: 0 });
  for (const one of sat) {
    const messages = (await notificationsOfMarks(app, one)).map(({ message }) => /undone/.test(message));
    expect([[], [false, true]]).toContainEqual(messages);
  }
  const rows = await app.platform.database.db
    .select({ accepted: examItems.accepted })
    .from(examItems)
    .where(eq(examItems.questionId, tutor.questionId));
  expect(rows.every(({ accepted }) => accepted === null)).toBe(true);
});

it('a change, its undo and later requests each reach the workers immediately', async () => {
  const tutor = await newExaminer(app);
  await tutor.sat(otherKey);
  const running = await tutor.sitting(0);
  const sent = async () => {
    const { rows } = await app.platform.database.pool.query(
      "SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'exams.mark_again' AND data->>'key_change_id' = $1",
      [body.id],
    );
    return rows[0].jobs;
  };
  const { body } = await tutor.change();
  expect(await sent()).toBe(1);
  await running.submit(running.examId);
  await tutor.applyChange(body.id);
  expect(await sent()).toBe(2);
  await tutor.undoChange(body.id);
  expect(await sent()).toBe(3);
});

it('two concurrent workers mark each exam once', async () => {
  const tutor = await newExaminer(app);
  const sat = await five(tutor);
  const { body } = await tutor.change();
  await Promise.all([markAgain(app, body.id), markAgain(app, body.id)]);
  await markAgain(app, body.id);
  expect(await getScores(sat)).toEqual([-0.5, 1, 1, -0.5, 0]);
  expect(await tutor.readChange(body.id)).toMatchObject({ state: 'done', marked: 5, changed: 3 });
});

describe('notifications of students', () => {
  it('no notification is sent while results do not show, or about a held key', async () => {
    const hidden = await newExaminer(app, { results_show: 'after_close', keys_show: 'after_close' });
    const unaware = await hidden.sat(otherKey);
    await hidden.changed();
    expect(await notificationsOfMarks(app, unaware)).toEqual([]);

    const half = await newExaminer(app, { results_show: 'at_once', keys_show: 'never' });
    const student = await half.sat(otherKey);
    await half.changed({ reason: 'The second option is right.' });
    expect((await notificationsOfMarks(app, student)).map(({ message }) => message)).toEqual([
      'Cells and tissues: 1 of 2 marks, before -0.5. The key of a question was wrong.',
    ]);
    expect(JSON.stringify((await student.result(student.examId)).body)).not.toContain('second option');
  });

  /** @returns the id of another sitting of a student, who chose the option that only the new key says is right */
  const sitAgain = async (tutor: Examiner, student: Sat): Promise<string> => {
    const repeated = await student.sit(tutor.exam.id);
    const requested = repeated.questions.find(({ id }) => id === tutor.questionId);
    const position = requested?.options.findIndex(({ text }) => text === 'Wrong one') ?? 0;
    await student.answer(repeated.id, tutor.questionId, position);
    return repeated.id;
  };
  /** Reads a student's notifications: the exam and the text of each. */
  const readBy = async (student: Sat) =>
    (await notificationsOfMarks(app, student)).map(({ link, message }) => `${link} ${message}`).sort();
  const raised = 'Cells and tissues: 1 of 2 marks, before -0.5.';
  const lowered = 'Cells and tissues: -0.5 of 2 marks, before 1.';
  const wrong = 'The key of a question was wrong. Why: The book has a misprint.';
  const takenBack = 'A change of the key was undone.';

  it('each exam of a student gets one notification, however often it is requested', async () => {
    const tutor = await newExaminer(app, { attempts: 2 });
    const student = await tutor.sat(0);
    const repeated = await sitAgain(tutor, student);
    await student.submit(repeated);
    const [first, second] = [links.result(student.examId), links.result(repeated)];

    let id = '';
    const heard = await heardDuring(app, student.userId, async () => {
      id = (await tutor.changed()).id;
    });
    expect(heard.map((hint) => hint.id).sort()).toEqual([student.examId, repeated].sort());
    await tutor.applyChange(id);
    await markAgain(app, id);
    const lines = [`${first} ${lowered} ${wrong}`, `${second} ${raised} ${wrong}`];
    expect(await readBy(student)).toEqual(lines.toSorted());

    for (const _ of [1, 2]) {
      await tutor.undoChange(id);
      await markAgain(app, id);
    }
    const both = [...lines, `${first} ${raised} ${takenBack}`, `${second} ${lowered} ${takenBack}`];
    expect(await readBy(student)).toEqual(both.toSorted());
  });

  it('an exam that is marked later is notified too', async () => {
    const tutor = await newExaminer(app, { attempts: 2 });
    const student = await tutor.sat(otherKey);
    const repeated = await sitAgain(tutor, student);
    const { id } = await tutor.changed();
    await student.submit(repeated);
    const [first, second] = [links.result(student.examId), links.result(repeated)];
    // The reason would reveal the key, which is held while the student sits the other exam.
    const early = `${first} ${raised} The key of a question was wrong.`;
    expect(await readBy(student)).toEqual([early]);

    for (const _ of [1, 2]) {
      await tutor.applyChange(id);
      await markAgain(app, id);
    }
    const lines = [early, `${second} ${raised} ${wrong}`];
    expect(await readBy(student)).toEqual(lines.toSorted());
  });
});
