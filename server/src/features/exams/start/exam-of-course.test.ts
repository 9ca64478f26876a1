/** Exams of the published questions of a joined course: what is drawn, and what becomes of them while it runs. */
import { deleteCourse } from '@akada/contract/base/courses.ts';
import { deletePassage } from '@akada/contract/material/passages.ts';
import { createCourseExam, publishCourseExam } from '@akada/contract/work/course-exams.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { courseExamForm } from '../testing/course-exams.samples.ts';
import { createExamCourse, type ExamCourse } from '../testing/exam-course.ts';
import { createExamStudent, type ExamStudent } from '../testing/exam-student.ts';

let app: TestApp;
let course: ExamCourse;
let student: ExamStudent;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  course = await createExamCourse(app);
  student = await createExamStudent(app, 1);
  await course.join(student);
});

const minutes = (count: number) => new Date(app.clock.now() + count * 60_000).toISOString();
const start = (order: Record<string, unknown> = {}) => student.startOf({ course_id: course.id, ...order });
const getStems = ({ questions }: { questions: { stem: string }[] }) => questions.map(({ stem }) => stem);

/** Creates three questions of a passage, and this number of questions without one. */
async function askAbout(alone: number) {
  const passage = await course.tutor.writePassage('Rain', 'Rain falls on the hill.');
  for (const index of [1, 2, 3])
    await course.ask(`Of rain ${index}?`, { passage_id: passage.id, topic: 'Rain' });
  for (let index = 1; index <= alone; index += 1) await course.ask(`Alone ${index}?`);
  return passage;
}

describe('the questions of a course exam', () => {
  it('only published questions are asked, and the exam has the title of its course', async () => {
    await course.ask('Asked?');
    await course.ask('A draft?', { status: 'draft' });
    await course.ask('Retired?', { status: 'retired' });
    await course.ask('Elsewhere?', { course_id: null });
    const { status, body } = await start();
    expect([status, body.title, getStems(body)]).toEqual([201, course.name, ['Asked?']]);
    expect((await student.list()).body.items).toMatchObject([{ source: { kind: 'course', id: course.id } }]);
  });

  it('only students of a course with an approved tutor can start', async () => {
    await course.ask('Asked?');
    const stranger = await createExamStudent(app, 1);
    expect((await stranger.startOf({ course_id: course.id })).status).toBe(404);
    await app.platform.database.pool.query("UPDATE tutor_profiles SET state = 'pending' WHERE user_id = $1", [
      course.tutor.userId,
    ]);
    expect((await start()).status).toBe(404);
    expect((await start({ course_id: newId() })).status).toBe(404);
  });

  it('must exist', async () => {
    expect(await start()).toMatchObject({ status: 422, body: { fields: { course_id: expect.any(String) } } });
    await course.ask('Asked?');
    expect(await start({ topics: ['Rain'] })).toMatchObject({
      status: 422,
      body: { fields: { topics: 'There are no questions of these topics' } },
    });
  });

  it('a draw takes complete passages that fit, and the exam says how many questions were requested', async () => {
    await askAbout(2);
    for (const [question_count, drawn] of [
      [5, 5],
      [4, 4],
      [3, 3],
      [2, 2],
    ]) {
      const { body: exam } = await start({ question_count });
      expect([exam.wanted, exam.questions.length, exam.left_out]).toEqual([question_count, drawn, undefined]);
      const rain = getStems(exam).filter((stem) => stem.startsWith('Of rain'));
      expect([[], ['Of rain 1?', 'Of rain 2?', 'Of rain 3?']]).toContainEqual(rain);
      expect(exam.passages?.map(({ text }) => text)).toEqual(
        rain.length > 0 ? ['Rain falls on the hill.'] : undefined,
      );
      await student.submit(exam.id);
    }
  });

  it('an exam is rejected if every passage has more questions than requested', async () => {
    await askAbout(0);
    expect(await start({ question_count: 2 })).toMatchObject({
      status: 422,
      body: { fields: { question_count: expect.stringContaining('Choose more questions') } },
    });
  });

  it.each([
    ['difficulties', { difficulties: ['hard'] }],
    ['tags', { tags: ['river'] }],
  ])('are drawn with complete passages if a tutor requests %s, too', async (_, filter) => {
    const passage = await course.tutor.writePassage('Rain', 'Rain falls on the hill.');
    const ofPassage = { passage_id: passage.id };
    await course.ask('Of rain 1?', { ...ofPassage, difficulty: 'hard', tags: ['river'] });
    await course.ask('Of rain 2?', { ...ofPassage, difficulty: 'easy' });
    await course.ask('Alone?', { difficulty: 'easy' });
    const pool = { kind: 'filter', topics: [], difficulties: [], tags: [], ...filter };
    const { tutor, id } = course;
    const form = { ...courseExamForm, course_id: id, pool, opens_at: minutes(-1), closes_at: minutes(60) };
    const { body: exam } = await tutor.call(createCourseExam, { body: form });
    expect((await tutor.call(publishCourseExam, { params: { id: exam.id } })).status).toBe(200);
    const { body } = await student.call(startExam, {
      body: { course_exam_id: exam.id },
      headers: { 'idempotency-key': newId() },
    });
    expect(getStems(body).sort()).toEqual(['Of rain 1?', 'Of rain 2?']);
  });

  it('can be of some topics, with the passages that these are of', async () => {
    const { id } = await askAbout(2);
    await course.ask('Of wind?', { passage_id: id, topic: 'Wind' });
    const { body: exam } = await start({ topics: [' rain '] });
    expect(getStems(exam)).toEqual(['Of rain 1?', 'Of rain 2?', 'Of rain 3?', 'Of wind?']);
    await student.submit(exam.id);
    expect(getStems((await start({ topics: ['Soil', 'Nothing'] })).body).sort()).toEqual([
      'Alone 1?',
      'Alone 2?',
    ]);
  });
});

/** As the bank writes them: each older than the one before. */
const manyQuestions = `
  INSERT INTO questions (id, user_id, course_id, source, kind, origin, position, stem, options, answer_index, explanation, created_at,
    changed_at, markup, topic, topic_key, status, type, content_hash)
  SELECT gen_random_uuid(), $1, $2, 'author', null, 'own', 0, 'What is ' || n || '?', ARRAY['One', 'Two'], 0, '', now(),
    now() - n * interval '1 second', 'markdown', topic, lower(topic), 'published', 'single', md5(n::text)
  FROM generate_series(1, $3::integer) n, LATERAL (SELECT CASE WHEN n > $3 - 4 THEN 'Old' ELSE 'New' END AS topic) t`;

describe('an exam of a course with very many questions', () => {
  const count = 20_004;

  beforeEach(async () => {
    const { pool } = app.platform.database;
    await pool.query(manyQuestions, [course.tutor.userId, course.id, count]);
    await pool.query('ANALYZE questions');
  });

  it('each exam asks the requested number of different questions, and reports the omitted number', async () => {
    const first = (await start({ question_count: 100 })).body;
    await student.submit(first.id);
    const second = (await start()).body;
    expect([first.questions.length, first.left_out]).toEqual([100, undefined]);
    expect([second.questions.length, second.wanted, second.left_out]).toEqual([200, 200, 801]);
    const ids = new Set(first.questions.map(({ id }) => id));
    expect(second.questions.filter(({ id }) => ids.has(id)).length).toBeLessThan(50);
  });

  it('a draw includes the least recently changed questions', async () => {
    const { body } = await start({ topics: ['Old'] });
    expect(getStems(body).sort()).toEqual([1, 2, 3, 4].map((index) => `What is ${count - 4 + index}?`));
  });
});

describe('while it runs', () => {
  it('a running exam survives retired questions and a deleted passage and course', async () => {
    const passage = await askAbout(1);
    const { body: exam } = await start();
    const ids = exam.questions.map(({ id }) => id);
    await course.tutor.bulk({ ids, action: 'retire' });
    await course.tutor.call(deletePassage, { params: { id: passage.id } });
    await app.platform.database.pool.query('DELETE FROM question_passages WHERE id = $1', [passage.id]);
    await app.platform.database.pool.query('DELETE FROM enrolments WHERE course_id = $1', [course.id]);
    expect((await course.tutor.call(deleteCourse, { params: { id: course.id } })).status).toBe(204);

    expect((await student.open(exam.id)).body).toEqual(exam);
    for (const { id } of exam.questions) await student.answer(exam.id, id, 0);
    const { body: result } = await student.submit(exam.id);
    expect(result).toMatchObject({ answered: 4, total: 4, title: course.name, passages: exam.passages });
    expect((await start()).status).toBe(404);
  });

  it('its passage is drawn by the renderer of now, whatever became of the one in the bank', async () => {
    const passage = await course.tutor.writePassage('Rain', 'Rain **falls** on the hill.');
    await course.ask('Where?', { passage_id: passage.id });
    const { body: exam } = await start();
    const { pool } = app.platform.database;
    await pool.query('DELETE FROM question_passages WHERE id = $1', [passage.id]);
    await pool.query('UPDATE exam_passages SET content = NULL, content_version = 0 WHERE exam_id = $1', [
      exam.id,
    ]);
    await app.features.tasks.find(({ name }) => name === 'exams.renew_passages')?.run();
    const { body: opened } = await student.open(exam.id);
    expect(opened.passages?.[0]?.content).not.toBeNull();
    expect(opened.passages).toEqual(exam.passages);
  });

  it('no byte tells a key, a feedback or an explanation, and options do not stand as their tutor wrote them', async () => {
    for (let index = 0; index < 12; index += 1) await course.ask(`Number ${index}?`);
    const started = await student.call((await import('@akada/contract/work/exams.ts')).startExam, {
      body: { course_id: course.id },
    });
    const first = started.body.questions.map(
      ({ options }: { options: { text: string }[] }) => options[0]?.text,
    );
    expect(new Set(first).size).toBeGreaterThan(1);
    for (const text of [started.text, JSON.stringify((await student.open(started.body.id)).body)]) {
      expect(text).not.toMatch(/answer_ind|Said of|Because of|feedback|explanation|seed|order/);
    }
    const { body: result } = await student.submit(started.body.id);
    for (const { options, answer_index, feedback } of result.questions) {
      expect(options[answer_index ?? -1]?.text).toBe('Humus');
      expect(feedback).toEqual(options.map(({ text }) => `Said of ${text.toLowerCase()}.`));
    }
  });
});
