/** Sets of courses by the real app: who has them as a table, newer versions, exams that hold them, and the end. */
import * as endpoints from '@akada/contract/material/course-sets.ts';
import { drawPractice, sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { newStudent } from '../../courses/testing/course-people.ts';
import { newSitter, newTeacher, type Teacher } from '../../exams/testing/course-exam-people.ts';
import { answerTo } from '../../practice/testing/practice.samples.ts';

let app: SharedTestApp;
let teacher: Teacher;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  teacher = await newTeacher(app, 3);
});

type Caller = Pick<Teacher, 'call'>;

const share = (by: Caller, change: object = {}) =>
  by.call(endpoints.shareCourseSet, {
    body: {
      course_id: teacher.course.id,
      title: 'Week 1',
      question_ids: teacher.questionIds.slice(0, 2),
      ...change,
    },
  });
const getSets = async (person: Caller, query: Record<string, string> = {}) =>
  (await person.call(endpoints.listCourseSets, { query })).body.items;
const draw = (person: Caller, id: string, only = 'all') =>
  person.call(drawPractice, { query: { course_set_id: id, seed: newId(), only } });
const getIds = ({ body }: { body: { questions: { id: string }[] } }) =>
  body.questions.map(({ id }) => id).sort();
const end = (by: Caller, id: string) => by.call(endpoints.endCourseSet, { params: { id } });

describe('who has a set', () => {
  /** Columns: is it in the list, the response to drawing from it, and the response to ending it. */
  const table = [
    ['in the course', true, 200, 403],
    ['who joins later', true, 200, 403],
    ['who has left', false, 404, 403],
    ['of another course', false, 404, 403],
    ['after the end', false, 404, 403],
    ['the tutor', true, 403, 204],
    ['the tutor of a deleted course', false, 403, 204],
    ['another tutor', false, 403, 404],
  ] as const;

  it.each(table)('%s: listed %s, drawing gives %i, ending %i', async (name, isListed, drawing, ending) => {
    const early = await newSitter(app, teacher);
    const { body: set } = await share(teacher);
    const people: Record<string, () => Promise<Caller>> = {
      'who joins later': () => newSitter(app, teacher),
      'of another course': async () => newSitter(app, await newTeacher(app, 1)),
      'the tutor': async () => teacher,
      'the tutor of a deleted course': async () => teacher,
      'another tutor': () => newTeacher(app, 1),
    };
    if (name === 'who has left') await early.unenrol(teacher.course.id);
    if (name === 'after the end') await end(teacher, set.id);
    if (name === 'the tutor of a deleted course') {
      await early.unenrol(teacher.course.id);
      await teacher.remove(teacher.course.id);
    }
    const person = (await people[name]?.()) ?? early;

    expect((await getSets(person)).map(({ id }: { id: string }) => id)).toEqual(isListed ? [set.id] : []);
    expect(await getSets(person, { course_id: teacher.course.id })).toHaveLength(isListed ? 1 : 0);
    expect((await draw(person, set.id)).status).toBe(drawing);
    expect((await end(person, set.id)).status).toBe(ending);
  });
});

describe('a set', () => {
  it('is of published questions of one’s own, in the course', async () => {
    const other = await newTeacher(app, 1);
    expect((await share(other)).status).toBe(422);
    expect((await share(teacher, { question_ids: other.questionIds })).status).toBe(404);
    const [id = ''] = teacher.questionIds;
    await app.platform.database.pool.query("UPDATE questions SET status = 'draft' WHERE id = $1", [id]);
    const { status, text } = await share(teacher);
    expect(status).toBe(409);
    expect(text).toContain('One question is not published');
    expect((await share(teacher, { title: '…' })).status).toBe(422);
  });

  it('tells the course of its unread versions in one notification, and keeps what was learned', async () => {
    const student = await newSitter(app, teacher);
    const { body: set } = await share(teacher);
    const [first = '', second = '', third = ''] = teacher.questionIds;
    const answers = [answerTo(app, first, { choices: [1] })];
    await student.call(sendPracticeAnswers, { body: { sent_at: moment(app), answers } });

    const repeated = await share(teacher, { title: 'WEEK 1' });
    expect(repeated.body).toMatchObject({ id: set.id, version: 1, questions: 2 });
    const newer = await share(teacher, { question_ids: [third], earlier: 'keep' });
    expect(newer.body).toMatchObject({ id: set.id, version: 2, questions: 3 });
    expect(getIds(await draw(student, set.id, 'mistakes'))).toEqual([first]);
    await share(teacher, { question_ids: [second, third] });
    expect(getIds(await draw(student, set.id))).toEqual([second, third]);

    expect(await getNotifications(app, student)).toMatchObject([
      {
        title: expect.stringContaining('shares “Week 1” with'),
        message: 'The newest version is number 3. Your progress stays.',
        repeated: null,
      },
    ]);
  });

  it('is shared once by two calls at a time, and may be shared again after its end', async () => {
    const [one, other] = await Promise.all([share(teacher), share(teacher)]);
    expect(other.body.id).toBe(one.body.id);
    expect(other.body.version).toBe(1);
    expect([(await end(teacher, one.body.id)).status, (await end(teacher, one.body.id)).status]).toEqual([
      204, 204,
    ]);
    expect((await share(teacher)).body.id).not.toBe(one.body.id);
  });

  it('omits questions that a running exam holds', async () => {
    const student = await newSitter(app, teacher);
    const { body: set } = await share(teacher);
    await teacher.set({
      pool: { kind: 'chosen', question_ids: teacher.questionIds.slice(0, 1) },
      question_count: 1,
    });
    const { body } = await draw(student, set.id);
    expect(getIds({ body })).toEqual(teacher.questionIds.slice(1, 2));
    expect(body.held_back).toBe(1);
  });

  it('omits retired, moved and deleted questions', async () => {
    const { body: set } = await share(teacher);
    const [retired = ''] = teacher.questionIds;
    await app.platform.database.pool.query("UPDATE questions SET status = 'retired' WHERE id = $1", [
      retired,
    ]);
    expect(await getSets(teacher)).toMatchObject([{ id: set.id, questions: 1 }]);
    const stranger = await newStudent(app);
    expect(await getSets(stranger)).toEqual([]);
  });
});
