/** Exams that end by themselves: as many as are overdue, each once, and the student's open pages hear of it. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInstant } from '../../platform/clock/instant.ts';
import { newId } from '../../platform/ids/ids.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMemoryService } from '../memory/memory.service.ts';
import { createExamFinish } from './end/exam-finish.service.ts';
import { exams } from './exam/exams.tables.ts';
import { createExamStudent, type ExamStudent, rightChoice } from './testing/exam-student.ts';
import { examRow } from './testing/exams.samples.ts';
import { writeItems } from './testing/written-items.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const minuteMs = 60_000;

const finishing = () =>
  createExamFinish({ ...app.platform, clock: app.clock, memory: createMemoryService() });

const getStatuses = async (student: ExamStudent) =>
  (await student.list({ limit: '100' })).body.items.map(({ status }) => status);

/** Writes exams of one student as a start does, ten minutes each. */
async function startMany(student: ExamStudent, count: number): Promise<void> {
  const { db } = app.platform.database;
  const now = app.clock.now();
  const rows = Array.from({ length: count }, () => ({
    ...examRow({
      userId: student.userId,
      startedAt: getInstant(now),
      deadlineAt: getInstant(now + 10 * minuteMs),
    }),
    durationMinutes: 10,
  }));
  await db.insert(exams).values(rows);
  const content = {
    stem: 'Which?',
    options: ['a', 'b', 'c', 'd'],
    answerIndexes: [0],
    explanation: 'Because.',
  };
  const source = { noteId: newId(), sourcePage: 1, sourceSection: null, sourceQuote: 'quote' };
  await writeItems(
    db,
    rows.map(({ id }) => ({ examId: id, questionId: newId(), position: 0, ...content, ...source })),
  );
}

describe('the sweep over exams', () => {
  it('ends all overdue exams, even more than one batch', async () => {
    const student = await createExamStudent(app, 1);
    await startMany(student, 101);
    app.clock.advance(10 * minuteMs + answerGraceMs + 1);
    await finishing().finishAllOverdue();
    expect((await student.list({ status: 'in_progress' })).body.total).toBe(0);
    expect((await student.list({ status: 'finished' })).body.total).toBe(101);
  });

  it('does not end an exam while a slow answer may still count', async () => {
    const student = await createExamStudent(app, 1);
    await student.start();
    app.clock.advance(10 * minuteMs + answerGraceMs);
    await finishing().finishAllOverdue();
    expect(await getStatuses(student)).toEqual(['in_progress']);
    app.clock.advance(1);
    await finishing().finishAllOverdue();
    expect(await getStatuses(student)).toEqual(['finished']);
  });

  it('changes nothing about a submitted exam', async () => {
    const student = await createExamStudent(app, 1);
    const { body: exam } = await student.start();
    const { body: result } = await student.submit(exam.id);
    app.clock.advance(11 * minuteMs);
    await finishing().finishAllOverdue();
    await finishing().finishOverdue(exam.id);
    expect((await student.result(exam.id)).body).toEqual(result);
  });

  it('the sweep skips an exam that was erased in the meantime', async () => {
    await expect(finishing().finishOverdue(newId())).resolves.toBeUndefined();
  });

  it('belongs to the tasks of the workers', async () => {
    const student = await createExamStudent(app, 1);
    await student.start();
    app.clock.advance(11 * minuteMs);
    await app.features.tasks.find(({ name }) => name === 'exams.finish_overdue')?.run();
    expect(await getStatuses(student)).toEqual(['finished']);
  });
});

describe('the end of an exam', () => {
  it('the end of an exam records an event with the score', async () => {
    const student = await createExamStudent(app, 3);
    const { body: exam } = await student.start();
    await student.answer(exam.id, exam.questions[0]?.id ?? '', rightChoice);
    await student.answer(exam.id, exam.questions[1]?.id ?? '', rightChoice + 1);
    await student.submit(exam.id);
    const { rows } = await app.platform.database.pool.query(
      'SELECT name, user_id, facts FROM outbox_events WHERE subject_id = $1',
      [exam.id],
    );
    expect(rows).toEqual([
      { name: 'exam.finished', user_id: student.userId, facts: { correct: 1, total: 3 } },
    ]);
    const stored = await app.platform.database.pool.query(
      'SELECT correct, answered, finished_by FROM exams WHERE id = $1',
      [exam.id],
    );
    expect(stored.rows).toEqual([{ correct: 1, answered: 2, finished_by: 'submit' }]);
  });

  it('open pages of the student hear of the start and the end of an exam', async () => {
    const student = await createExamStudent(app, 1);
    let id = '';
    const heard = await heardDuring(app, student.userId, async () => {
      id = (await student.start()).body.id;
      await student.submit(id);
      await student.submit(id);
    });
    expect(heard).toEqual([
      { topic: 'exam', id },
      { topic: 'exam', id },
    ]);
  });

  it('shows its result, and until then says that the exam is still running', async () => {
    const student = await createExamStudent(app, 1);
    const { body: exam } = await student.start();
    expect(await student.result(exam.id)).toMatchObject({
      status: 409,
      body: { detail: 'This exam is still running. Hand it in to see the result.' },
    });
    app.clock.advance(10 * minuteMs + answerGraceMs + 1);
    expect((await student.result(exam.id)).body).toMatchObject({
      finished_by: 'deadline',
      finished_at: exam.deadline_at,
      seconds_used: 600,
    });
  });
});
