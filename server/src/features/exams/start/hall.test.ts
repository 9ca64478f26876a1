/** The UTME hall over the sample paper: four subjects in their order, two hours, 400 marks. */
import { hallSubjects } from '@akada/contract/work/exam-order.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sampleTask } from '../../questions/sample/sample-installation.service.ts';
import { createExamStudent, type ExamStudent } from '../testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await sampleTask(app.platform).run();
});

afterAll(() => app.close());

const subjects = ['Physics', 'Biology', 'Mathematics'];
const inHall = (student: ExamStudent, order: Record<string, unknown> = {}) =>
  student.startOf({ hall: { subjects }, duration_minutes: undefined, ...order });

describe('the hall', () => {
  it('offers the subjects of the sample paper, with how many questions each has', async () => {
    const student = await createExamStudent(app, 1);
    const { body } = await student.call(hallSubjects);
    expect(body).toEqual({
      english: { subject: 'English', questions: 60, wanted: 60 },
      subjects: ['Biology', 'Chemistry', 'Economics', 'Mathematics', 'Physics'].map((subject) => ({
        subject,
        questions: 40,
        wanted: 40,
      })),
      duration_minutes: 120,
    });
  });

  it('asks English first and the others as they were chosen, in two hours and the extra time', async () => {
    const student = await createExamStudent(app, 1);
    const { status, body: exam } = await inHall(student, { extra_percent: 25 });
    expect([status, exam.kind, exam.duration_minutes, exam.wanted]).toEqual([201, 'hall', 120, 180]);
    expect(Date.parse(exam.deadline_at) - Date.parse(exam.started_at)).toBe(150 * 60_000);
    expect(exam.sections).toEqual(
      ['English', ...subjects].map((title) => ({
        title,
        questions: title === 'English' ? 60 : 40,
        wanted: title === 'English' ? 60 : 40,
      })),
    );
    const sections = exam.questions.map(({ section }) => section);
    expect(sections).toEqual(sections.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
    expect(new Set(exam.questions.map(({ id }) => id)).size).toBe(180);
    expect(exam.passages).toHaveLength(3);
  });

  it('says how many are missing where a subject has fewer', async () => {
    const student = await createExamStudent(app, 1);
    const { pool } = app.platform.database;
    const few = `WHERE subject = 'Chemistry'
      AND id NOT IN (SELECT id FROM questions WHERE subject = 'Chemistry' ORDER BY id LIMIT 10)`;
    await pool.query(`UPDATE questions SET status = 'draft' ${few}`);
    const { body: exam } = await inHall(student, { hall: { subjects: ['Chemistry', 'Physics', 'Biology'] } });
    expect(exam.sections[1]).toEqual({ title: 'Chemistry', questions: 10, wanted: 40 });
    expect([exam.wanted, exam.questions.length]).toEqual([180, 150]);
    await pool.query(`UPDATE questions SET status = 'published' ${few}`);
  });

  it('gives each subject a share of a hundred, and their sum of 400', async () => {
    const student = await createExamStudent(app, 1);
    const { body: exam } = await inHall(student);
    const { rows } = await app.platform.database.pool.query(
      'SELECT question_id, answer_indexes FROM exam_items WHERE exam_id = $1',
      [exam.id],
    );
    const keys = new Map(rows.map((row) => [row.question_id, row.answer_indexes[0]]));
    const right = [45, 1, 40, 0];
    for (const [section, count] of right.entries()) {
      const some = exam.questions.filter((question) => question.section === section).slice(0, count);
      for (const { id } of some) {
        await student.save(exam.id, id, { choices: [keys.get(id)], took_ms: 1_000, sequence: 1 });
      }
    }
    const { body: result } = await student.submit(exam.id);
    expect(result.sections).toMatchObject([
      { title: 'English', correct: 45, answered: 45, total: 60, score: 75, max_score: 100, took_ms: 45_000 },
      { title: 'Physics', correct: 1, total: 40, score: 3, max_score: 100 },
      { title: 'Biology', correct: 40, total: 40, score: 100 },
      { title: 'Mathematics', correct: 0, answered: 0, total: 40, score: 0, took_ms: 0 },
    ]);
    expect(result).toMatchObject({
      score: 178,
      max_score: 400,
      percent: 45,
      correct: 86,
      answered: 86,
      total: 180,
      scale_note: 'Raw share of 100 for each subject. JAMB may scale.',
    });
    expect((await student.list({ kind: 'hall' })).body.items).toMatchObject([
      { score: 178, max_score: 400, percent: 45, source: { kind: 'hall', id: null } },
    ]);
  });

  it.each([
    [{ hall: { subjects: ['Physics', 'Biology'] } }, 'hall.subjects'],
    [{ hall: { subjects: ['Physics', 'Physics', 'Biology'] } }, 'hall.subjects'],
    [{ hall: { subjects: ['English', 'Physics', 'Biology'] } }, 'hall.subjects'],
    [{ hall: { subjects: ['Alchemy', 'Physics', 'Biology'] } }, 'hall.subjects'],
    [{ question_count: 20 }, 'question_count'],
    [{ duration_minutes: 60 }, 'duration_minutes'],
    [{ may_pause: true }, 'may_pause'],
    [{ marking: { wrong: 1 } }, 'marking'],
    [{ topics: ['Soil'] }, 'topics'],
    [{ extra_percent: 101 }, 'extra_percent'],
  ])('rejects %j and names the field', async (order, field) => {
    const student = await createExamStudent(app, 1);
    const { status, body } = await inHall(student, order);
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([422, [field]]);
  });
});

describe('an exam of a subject', () => {
  it('is drawn from the sample paper', async () => {
    const student = await createExamStudent(app, 1);
    const { body: exam } = await student.startOf({ subject: 'Biology', question_count: 15 });
    expect([exam.title, exam.kind, exam.questions.length, exam.wanted]).toEqual(['Biology', 'mock', 15, 15]);
    expect((await student.list({ subject: 'Biology' })).body.total).toBe(1);
    expect((await student.list({ subject: 'Physics' })).body.total).toBe(0);
    expect((await student.startOf({ subject: 'Alchemy' })).status).toBe(422);
  });
});
