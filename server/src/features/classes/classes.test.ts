/** A class as its tutor sees it, and what each side still sees after a student left or was suspended, or after the class ended. */
import { shareResults } from '@akada/contract/observers/students.ts';
import * as announcements from '@akada/contract/work/classes/announcements.ts';
import * as invitations from '@akada/contract/work/classes/class-invitations.ts';
import * as contract from '@akada/contract/work/classes/classes.ts';
import * as gradebook from '@akada/contract/work/classes/gradebook.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';
import { newSitter, newTeacher } from '../exams/testing/course-exam-people.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const run = (sql: string, ...values: unknown[]) => app.platform.database.pool.query(sql, values);
const dayMs = 24 * 60 * 60_000;

async function createClass(...names: string[]) {
  const tutor = await newTutor(app);
  const course = await tutor.create(`Genetics ${newId()}`);
  const students = [];
  for (const name of names) {
    const student = await newStudent(app, name);
    await student.join(makeCode(course));
    await share(student, tutor, true);
    students.push(student);
  }
  return { tutor, course, students, params: { id: course.id } };
}

/** The student answers what the tutor sees of the results in classes. */
async function share(student: Taught['students'][number], { userId }: { userId: string }, classes: boolean) {
  const body = { classes, sessions: false };
  return student.call(shareResults, { params: { id: userId }, body });
}

/** @returns the day a number of days before today, by the clock of Lagos */
const dayAgo = (days: number) => localDay(app.clock.now() - days * dayMs, 'Africa/Lagos');

/** Writes the work of one day, as the counting of progress stores it. */
async function work(
  { userId }: { userId: string },
  courseId: string,
  { daysAgo, topic, right, answers }: { daysAgo: number; topic: string; right: number; answers: number },
): Promise<void> {
  const day = dayAgo(daysAgo);
  await run(
    `INSERT INTO progress_days SELECT $1, $2, 'course', $3, $4, 0, 0, 0, 0, 0, 0 ON CONFLICT DO NOTHING`,
    userId,
    day,
    courseId,
    answers,
  );
  await run(
    `WITH items AS (
       INSERT INTO progress_items SELECT $1, 'question', gen_random_uuid(), 'course', $3, $4, lower($4)
       FROM generate_series(1, $6::int) RETURNING item_id)
     INSERT INTO progress_item_days (user_id, item_kind, item_id, local_day, times, took_ms, given_at, possible, correct)
     SELECT $1, 'question', item_id, $2::date, 1, 0, now(), 4, row_number() OVER () <= $5::int FROM items`,
    userId,
    day,
    courseId,
    topic,
    right,
    answers,
  );
}

const read = async ({ tutor, params }: Awaited<ReturnType<typeof createClass>>) =>
  (await tutor.call(contract.getClass, { params })).body as contract.ClassOverview;

it('a tutor reads who studied this week, who needs help first, and no work of other courses', async () => {
  const taught = await createClass('Ada Obi', 'Bola Ade', 'Chidi Eze');
  const [ada, bola, chidi] = taught.students;
  if (!ada || !bola || !chidi) throw new Error('A class has three students.');
  const other = await createClass();
  await work(ada, taught.course.id, { daysAgo: 20, topic: 'Genes', right: 9, answers: 10 });
  await work(ada, taught.course.id, { daysAgo: 1, topic: 'Genes', right: 4, answers: 10 });
  await work(bola, taught.course.id, { daysAgo: 8, topic: 'Cells', right: 9, answers: 10 });
  await work(bola, other.course.id, { daysAgo: 0, topic: 'Secret', right: 0, answers: 10 });
  const { students, results } = await read(taught);
  expect([students, results?.sharing, results?.studied]).toEqual([3, 3, 1]);
  expect(results?.needs_help).toEqual([
    {
      student_id: ada.userId,
      full_name: 'Ada Obi',
      reason: { kind: 'fell', topic: 'Genes', percent: 40, was: 90 },
    },
    { student_id: bola.userId, full_name: 'Bola Ade', reason: { kind: 'silent', days: 8 } },
  ]);
  expect(results?.weeks.map(({ right }) => right)).toEqual([null, null, null, null, null, 0.9, 0.9, 0.4]);
  const people = async (query: Record<string, string>) =>
    (await taught.tutor.call(contract.listClassPeople, { params: taught.params, query })).body.items.map(
      ({ full_name }: contract.ClassPerson) => full_name,
    );
  expect(await people({})).toEqual(['Ada Obi', 'Bola Ade', 'Chidi Eze']);
  expect(await people({ order: 'activity' })).toEqual(['Chidi Eze', 'Bola Ade', 'Ada Obi']);
  expect(await people({ search: 'OBI' })).toEqual(['Ada Obi']);
  expect(await people({ order: 'name', skip: '2' })).toEqual(['Chidi Eze']);

  await share(ada, taught.tutor, false);
  const after = (await read(taught)).results;
  expect([after?.sharing, after?.studied, after?.needs_help.map(({ full_name }) => full_name)]).toEqual([
    2,
    0,
    ['Bola Ade'],
  ]);
});

it('the gradebook has the best attempt of each student, and its file computes nothing', async () => {
  const teacher = await newTeacher(app, 2);
  const sitter = await newSitter(app, teacher);
  await run(`UPDATE users SET full_name = '=1+1' WHERE id = $1`, sitter.userId);
  const exam = await teacher.set({ title: '+Mid-term', question_count: 2 });
  const attempt = await sitter.sit(exam.id);
  await sitter.submit(attempt.id);
  const params = { id: teacher.course.id };
  const page = (await teacher.call(gradebook.readGradebook, { params })).body;
  expect(page).toMatchObject({
    exams: [{ id: exam.id, title: '+Mid-term', state: 'open' }],
    items: [
      {
        student_id: sitter.userId,
        marks: [{ exam_id: exam.id, paper_id: attempt.id, percent: 0, attempts: 1, waiting: 0 }],
        mean: 0,
      },
    ],
    total: 1,
  });
  const { access_token } = await signIn(app, teacher);
  const headers = { authorization: `Bearer ${access_token}` };
  const { body: text } = await send(app, gradebook.gradebookFile, { params, headers });
  expect(text).toContain(`"'=1+1",0,0`);
});

/**
 * The rights of each side. The columns are: names that the tutor reads, true for results, the answer to an announcement,
 * the answer to an invitation, and the number of announcements that the student reads, null for a 404.
 */
it.each([
  ['the class goes on', async () => {}, [['Ada Obi'], true, 201, 200, 1]],
  [
    'the student has left',
    ({ students, course }: Taught) => students[0]?.unenrol(course.id),
    [[], true, 201, 200, null],
  ],
  [
    'the tutor was suspended',
    ({ tutor }: Taught) =>
      run(
        `UPDATE tutor_profiles SET state = 'rejected', rejection_reason = 'No' WHERE user_id = $1`,
        tutor.userId,
      ),
    [['Ada Obi'], false, 409, 409, 1],
  ],
  [
    'the class has ended',
    ({ course }: Taught) => run('UPDATE courses SET archived_at = now() WHERE id = $1', course.id),
    [['Ada Obi'], true, 409, 409, 1],
  ],
  [
    'the course was deleted',
    ({ course }: Taught) => run('UPDATE courses SET deleted_at = now() WHERE id = $1', course.id),
    [null, false, 404, 404, null],
  ],
] as const)('if %s, each still sees what the rule says', async (_, change, expected) => {
  const taught = await createClass('Ada Obi');
  const [ada] = taught.students;
  if (!ada) throw new Error('A class has a student.');
  const announce = (key: string) =>
    taught.tutor.call(announcements.sendAnnouncement, {
      params: taught.params,
      body: { text: 'Bring your sheet.' },
      headers: { 'idempotency-key': key },
    });
  await announce('first');
  await change(taught);

  const list = await ada.call(announcements.listAnnouncements, { params: taught.params });
  const people = await taught.tutor.call(contract.listClassPeople, { params: taught.params });
  const overview = await taught.tutor.call(contract.getClass, { params: taught.params });
  const sent = await announce('second');
  const invited = await taught.tutor.call(invitations.sendInvitations, {
    params: taught.params,
    body: { text: 'new@example.com' },
  });
  expect([
    people.status === 200 ? people.body.items.map(({ full_name }: contract.ClassPerson) => full_name) : null,
    overview.status === 200 && overview.body.results !== null,
    sent.status,
    invited.status,
    list.status === 200 ? list.body.total : null,
  ]).toEqual(expected);
});

type Taught = Awaited<ReturnType<typeof createClass>>;
