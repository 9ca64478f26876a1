/** Outcomes of a tutor's exam under concurrent changes: for its tutor, and for the students who are notified. */
import { courseExamResults, listCourseExams } from '@akada/contract/work/course-exams.ts';
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { signIn } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newAdmin } from '../../courses/testing/course-people.ts';
import { newSitter, newTeacher, type Sitter, type Teacher } from '../testing/course-exam-people.ts';

let app: TestApp;
let teacher: Teacher;
let ada: Sitter;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await newTeacher(app);
  ada = await newSitter(app, teacher);
});

const minuteMs = 60_000;
const minutes = (count: number) => new Date(app.clock.now() + count * minuteMs).toISOString();
const runTask = (name: string) => app.features.tasks.find((task) => task.name === name)?.run();

describe('while students sit, nothing is lost when', () => {
  const handIn = async (examId: string) => {
    const sitting = (await ada.open(examId)).body;
    await ada.answerRightly(sitting, 2);
    return (await ada.submit(examId)).status;
  };
  const getScore = async (examId: string) =>
    (await app.platform.database.pool.query('SELECT score FROM exams WHERE id = $1', [examId])).rows[0]
      ?.score;

  it('a student leaves the course: the sitting continues, and its tutor sees it', async () => {
    const exam = await teacher.set({ attempts: 2 });
    const { id } = await ada.sit(exam.id);
    await ada.unenrol(teacher.course.id);
    expect([await handIn(id), await getScore(id)]).toEqual([200, 4]);
    expect((await ada.start(exam.id)).status).toBe(404);
    expect((await teacher.students(exam.id))[0]).toMatchObject({
      is_enrolled: false,
      sittings: [{ score: 4 }],
    });
  });

  it('the tutor is rejected: no new sittings start', async () => {
    const exam = await teacher.set({ attempts: 2 });
    const { id } = await ada.sit(exam.id);
    await (await newAdmin(app)).rejectTutor(teacher.userId);
    expect([await handIn(id), await getScore(id)]).toEqual([200, 4]);
    expect([(await ada.start(exam.id)).status, await ada.setExams()]).toEqual([404, []]);
  });

  it('the exam is deleted, and deleted for good', async () => {
    const exam = await teacher.set();
    const { id } = await ada.sit(exam.id);
    await teacher.removeExam(exam.id);
    expect([await handIn(id), (await ada.result(id)).body.results_from]).toEqual([200, expect.any(String)]);
    app.clock.advance(61 * minuteMs);
    await runTask('course_exams.remove_deleted');
    expect((await ada.result(id)).body).toMatchObject({ score: 4, total: 2 });
  });

  it('a question is retired: running sittings keep it, and new ones omit it', async () => {
    const exam = await teacher.set({ question_count: 4 });
    const sitting = await ada.sit(exam.id);
    const [retired] = teacher.questionIds;
    await app.platform.database.pool.query(`UPDATE questions SET status = 'retired' WHERE id = $1`, [
      retired,
    ]);
    expect((await ada.open(sitting.id)).body.questions).toEqual(sitting.questions);
    const later = await (await newSitter(app, teacher)).sit(exam.id);
    expect([later.questions.length, later.wanted]).toEqual([3, 4]);
    await app.platform.database.pool.query(`UPDATE questions SET status = 'retired' WHERE user_id = $1`, [
      teacher.userId,
    ]);
    expect((await (await newSitter(app, teacher)).start(exam.id)).status).toBe(409);
    expect(await handIn(sitting.id)).toBe(200);
  });

  it('twenty concurrent students each get their own paper and result', async () => {
    const exam = await teacher.set({ question_count: 4 });
    const sitters = await Promise.all(
      Array.from({ length: 20 }, (_, index) => newSitter(app, teacher, `Student ${index}`)),
    );
    const sittings = await Promise.all(sitters.map((sitter) => sitter.sit(exam.id)));
    expect((await teacher.call(listCourseExams)).body.items[0]).toMatchObject({
      started: 20,
      sitting: 20,
      finished: 0,
    });
    await Promise.all(
      sitters.map(async (sitter, index) => {
        const sitting = sittings[index];
        if (!sitting) throw new Error('Every student sits');
        await sitter.answerRightly(sitting, index % 5);
        const handed = await Promise.all([1, 2, 3].map(() => sitter.submit(sitting.id)));
        expect(handed.map(({ status }) => status)).toEqual([200, 200, 200]);
      }),
    );
    const students = await teacher.students(exam.id);
    const scores = students.flatMap(({ full_name, sittings: [only] }) =>
      only ? [[full_name, only.score, only.max_score, only.percent]] : [],
    );
    const requested = sitters.map((_, index) => [`Student ${index}`, (index % 5) * 2, 8, (index % 5) * 25]);
    expect(scores.toSorted()).toEqual(requested.toSorted());
    expect((await teacher.readExam(exam.id)).body).toMatchObject({ started: 20, sitting: 0, finished: 20 });
  });
});

describe('the table of results', () => {
  it('the table has a line for each attempt and for each absent student, and no formulas', async () => {
    await newSitter(app, teacher, '=HYPERLINK("http://evil")');
    const exam = await teacher.set({ attempts: 2, title: 'Cells / 1' });
    await teacher.allow(exam.id, ada.userId, 25);
    const sitting = await ada.sit(exam.id);
    const began = minutes(0);
    for (const { id, options } of sitting.questions)
      await ada.answer(
        sitting.id,
        id,
        options.findIndex(({ text }) => text === 'Not it'),
      );
    app.clock.advance(minuteMs);
    await ada.submit(sitting.id);
    const ended = minutes(0);
    await ada.sit(exam.id);

    const { access_token } = await signIn(app, teacher);
    const { status, headers, body } = await send(app, courseExamResults, {
      params: { id: exam.id },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Cells.*\.csv"$/);
    expect(body).toBe(
      [
        '\ufeffName,In the course,Extra time (%),Attempt,Began (UTC),Ended (UTC),Ended by,Answered,Right,Marks,Of,Per cent,Essays without marks',
        `"'=HYPERLINK(""http://evil"")",yes,0,,,,,,,,,,`,
        `Ada Obi,yes,25,1,${began},${ended},student,2,0,-1,4,0,0`,
        `Ada Obi,yes,25,2,${ended},,,,,,,,`,
        '',
      ].join('\r\n'),
    );
  });
});

describe('students are notified', () => {
  const getTitles = async (sitter: Sitter) => (await getNotifications(app, sitter)).map(({ title }) => title);

  it('once of an exam, and once when its results show after it has closed', async () => {
    const exam = await teacher.set({ closes_at: minutes(10) });
    await teacher.publish(exam.id);
    const bola = await newSitter(app, teacher);
    expect(await getTitles(ada)).toEqual(['Your tutor has set an exam']);
    await ada.submit((await ada.sit(exam.id)).id);
    await runTask('course_exams.close');
    app.clock.advance(10 * minuteMs + answerGraceMs);
    await runTask('course_exams.close');
    expect(await getTitles(ada)).toHaveLength(1);
    app.clock.advance(1);
    await runTask('course_exams.close');
    await runTask('course_exams.close');
    expect(await getTitles(ada)).toEqual(['Your tutor has set an exam', 'Your exam results are ready']);
    expect(await getTitles(bola)).toEqual([]);

    const reopened = await teacher.editExam(exam, { closes_at: minutes(10) });
    expect(reopened.status).toBe(200);
    await bola.submit((await bola.sit(exam.id)).id);
    app.clock.advance(10 * minuteMs + answerGraceMs + 1);
    await runTask('course_exams.close');
    expect(await getTitles(bola)).toEqual(['Your exam results are ready']);
  });
});
