/** The topics of a course: once each, in the order of its tutor. */
import { orderTopics, removeTopic, renameTopic } from '@akada/contract/base/course-topics.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVersion, newTutor } from './testing/course-people.ts';

let app: TestApp;
let tutor: Awaited<ReturnType<typeof newTutor>>;
let course: Course;

beforeAll(async () => {
  app = await createTestApp();
  tutor = await newTutor(app, 'pending');
});
afterAll(() => app.close());
beforeEach(async () => {
  course = await tutor.create(`Course ${newId()}`);
  for (const name of ['Cells', 'Tissues', 'Organs']) course = (await tutor.addTopic(course.id, name)).body;
});

const getNames = ({ topics }: Course) => topics.map(({ name }) => name);
const getId = (name: string) => course.topics.find((topic) => topic.name === name)?.id ?? '';
const order = (names: string[]) =>
  tutor.call(orderTopics, { params: { id: course.id }, body: { topic_ids: names.map(getId) } });
const rename = (topicId: string, name: string) =>
  tutor.call(renameTopic, { params: { id: course.id, topic_id: topicId }, body: { name } });
const remove = (topicId: string) => tutor.call(removeTopic, { params: { id: course.id, topic_id: topicId } });

describe('topics', () => {
  it('keep the order in which they were added, and a repeated topic is added once', async () => {
    expect(getNames(course)).toEqual(['Cells', 'Tissues', 'Organs']);
    const again = await Promise.all([1, 2, 3].map(() => tutor.addTopic(course.id, 'Systems')));
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(getNames(await tutor.read(course.id))).toEqual(['Cells', 'Tissues', 'Organs', 'Systems']);
    expect(await tutor.addTopic(course.id, 'CELLS')).toMatchObject({
      status: 409,
      body: { detail: 'This course has a topic of this name: Cells.' },
    });
  });

  it('take another name, unless another topic has it', async () => {
    expect(getNames((await rename(getId('Cells'), 'CELLS')).body)).toEqual(['CELLS', 'Tissues', 'Organs']);
    expect((await rename(getId('Cells'), 'organs')).status).toBe(409);
    expect((await rename(newId(), 'Organelles')).status).toBe(404);
  });

  it('can be reordered together', async () => {
    const names = ['Organs', 'Cells', 'Tissues'];
    expect(getNames((await order(names)).body)).toEqual(names);
    const repeated = await order(names);
    expect([repeated.status, makeVersion(repeated.body)]).toEqual([
      200,
      makeVersion(await tutor.read(course.id)),
    ]);

    for (const wrong of [['Cells'], ['Cells', 'Cells', 'Organs'], ['Cells', 'Tissues', 'Organs', 'Else']])
      expect((await order(wrong)).status).toBe(wrong.includes('Else') ? 422 : 409);
    expect(getNames(await tutor.read(course.id))).toEqual(names);
  });

  it('are removed, once or twice, and may be added again', async () => {
    const id = getId('Tissues');
    expect(getNames((await remove(id)).body)).toEqual(['Cells', 'Organs']);
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect(getNames((await tutor.addTopic(course.id, 'Tissues')).body)).toEqual([
      'Cells',
      'Organs',
      'Tissues',
    ]);
  });

  it('are a hundred at most', async () => {
    await app.platform.database.pool.query(
      `INSERT INTO course_topics SELECT gen_random_uuid(), $1, 'Week ' || n, 'week ' || n, n
       FROM generate_series(4, 100) n`,
      [course.id],
    );
    expect((await tutor.addTopic(course.id, 'One more')).status).toBe(409);
    expect((await tutor.addTopic(course.id, 'Cells')).status).toBe(201);
  });

  it('change the version that an administrator decides about', async () => {
    const changed = await tutor.addTopic(course.id, 'Systems');
    expect(makeVersion(changed.body)).not.toBe(makeVersion(course));
  });
});
