/** Sources of an exam: a generation or a selection of the student's questions, copied unchanged. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notes } from '../notes/note/notes.tables.ts';
import { questions } from '../questions/question/questions.tables.ts';
import { createExamStudent } from './testing/exam-student.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** A student whose two questions come from two notes that are there, `plants.pdf` and one of another name. */
async function studentWithNotes() {
  const student = await createExamStudent(app, 2);
  const { db } = app.platform.database;
  const noteIds = [
    await createExpositoryNote(app, student.userId),
    await createExpositoryNote(app, student.userId),
  ];
  const [plants = '', cells = ''] = noteIds;
  await db.update(notes).set({ originalFilename: 'cells.pdf', title: '' }).where(eq(notes.id, cells));
  const rows = await db.select().from(questions).where(eq(questions.generationId, student.generationId));
  const [first, second] = rows;
  if (!first || !second) throw new Error('The student has two questions');
  await db.update(questions).set({ noteId: plants }).where(eq(questions.id, first.id));
  await db.update(questions).set({ noteId: cells }).where(eq(questions.id, second.id));
  return { student, plants, first: { ...first, noteId: plants }, second };
}

describe('the title of an exam', () => {
  it('is the name of the only note of its questions: its title, otherwise its file name', async () => {
    const { student, first, second } = await studentWithNotes();
    const { db } = app.platform.database;
    const { body: exam } = await student.startOf({ question_ids: [second.id] });
    expect(exam.title).toBe('cells');
    await student.submit(exam.id);
    await db.update(questions).set({ noteId: first.noteId }).where(eq(questions.id, second.id));
    expect((await student.start()).body.title).toBe('Plants');
  });

  it('names no note if there are several, or if the note was deleted', async () => {
    const { student, plants, first } = await studentWithNotes();
    const { body: exam } = await student.start();
    expect(exam.title).toBe('Practice exam');
    await student.submit(exam.id);
    await app.platform.database.db.delete(notes).where(eq(notes.id, plants));
    expect((await student.startOf({ question_ids: [first.id] })).body.title).toBe('Practice exam');
  });
});

describe('the questions of an exam', () => {
  it('questions are reviewed at the end as they were at the start', async () => {
    const { student, first } = await studentWithNotes();
    const { body: exam } = await student.startOf({ question_ids: [first.id] });
    await app.platform.database.db
      .update(questions)
      .set({ stem: 'Changed since?', sourceQuote: 'Changed since.', answerIndex: 1 })
      .where(eq(questions.id, first.id));
    await student.answer(exam.id, first.id, first.answerIndex);

    const { body: result } = await student.submit(exam.id);
    expect(result).toMatchObject({ id: exam.id, title: 'Plants', started_at: exam.started_at });
    expect(result.questions).toEqual([
      {
        id: first.id,
        type: 'single',
        stem: first.stem,
        options: first.options.map((text) => ({ text })),
        answer_index: first.answerIndex,
        answer_indexes: [first.answerIndex],
        choice: first.answerIndex,
        choices: [first.answerIndex],
        correct: true,
        marks: 1,
        max_marks: 1,
        flagged: false,
        took_ms: 0,
        topic: null,
        section: null,
        explanation: first.explanation,
        feedback: [],
        content: null,
        source: { file_id: first.noteId, page: 1, section: null, quote: first.sourceQuote },
      },
    ]);
  });

  it('questions are missing if the generation has none, or belongs to another student', async () => {
    const [student, other] = [await createExamStudent(app, 1), await createExamStudent(app, 1)];
    for (const generation_id of [newId(), other.generationId]) {
      expect(await student.startOf({ generation_id })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect((await student.list()).body.total).toBe(0);
  });

  it.each([
    ['none is named', {}],
    ['two are named', { generation_id: newId(), question_ids: [newId()] }],
  ])('have one source; when %s the caller is told so', async (_, source) => {
    const student = await createExamStudent(app, 1);
    expect(await student.startOf(source)).toMatchObject({
      status: 422,
      body: {
        detail: {
          question_ids:
            'Name one of generation_id, question_ids, course_id, subject, hall and course_exam_id',
        },
      },
    });
  });
});
