/** Courses of a tutor: their names, who finds and reads them, how they change, and how they are deleted. */
import { deleteCatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import * as endpoints from '@akada/contract/base/courses.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDepartment } from '../catalog/testing/catalog.samples.ts';
import { createListedCourse, makeCode, newAdmin, newStudent, newTutor } from './testing/course-people.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let tutor: Awaited<ReturnType<typeof newTutor>>;
let student: Awaited<ReturnType<typeof newStudent>>;
let department: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = await newAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  [tutor, student] = [await newTutor(app), await newStudent(app)];
  department = await createDepartment(app);
});

const hourMs = 60 * 60_000;
const sweep = () => app.features.tasks.find(({ name }) => name === 'courses.remove_deleted')?.run();
const getForm = (name: string, description = '') => ({ department_id: department, name, description });

describe('a new course', () => {
  it('is a draft with a code and no topics, visible only to its owner', async () => {
    const course = await tutor.create('Cell Biology', department);
    expect(course).toMatchObject({
      name: 'Cell Biology',
      department: { id: department },
      tutor_name: 'Ngozi Eze',
      relation: 'owner',
      topics: [],
      for_owner: { state: 'draft', rejection_reason: null, is_open: true, member_count: 0 },
    });
    expect(makeCode(course)).toMatch(/^[B-Z2-9]{4}-[B-Z2-9]{4}$/);
    expect(await tutor.read(course.id)).toEqual(course);

    expect((await student.read(course.id)).status).toBe(404);
    expect(await student.find('Cell Biology')).not.toContain('Cell Biology');
    const other = await newTutor(app);
    expect((await other.edit(course.id, getForm('Mine'))).status).toBe(404);
    expect((await other.remove(course.id)).status).toBe(404);
    expect((await other.members(course.id)).status).toBe(404);
  });

  it('is created once if it is sent twice, also concurrently', async () => {
    const body = getForm('Genetics');
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => tutor.call(endpoints.createCourse, { body })),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(sent.map(({ body: { id } }) => id)).size).toBe(1);
  });

  it('needs a unique name among the courses of its tutor in a department', async () => {
    await tutor.create('Génétique', department);
    const rejection = await tutor.call(endpoints.createCourse, { body: getForm('GENETIQUE') });
    expect(rejection).toMatchObject({
      status: 409,
      body: { detail: 'You have a course of this name in this department: Génétique.' },
    });

    const other = await tutor.create('Ecology', department);
    expect((await tutor.edit(other.id, getForm('genetique'))).status).toBe(409);
    expect((await tutor.create('Génétique')).id).toEqual(expect.any(String));
    expect((await (await newTutor(app)).create('Génétique', department)).id).toEqual(expect.any(String));
  });

  it.each([
    ['a department that is not there', { department_id: newId() }, 'department_id'],
    ['no name', { name: ' ' }, 'name'],
    ['a description that is a book', { description: 'x'.repeat(4_001) }, 'description'],
    ['a NUL', { description: 'a\0b' }, 'description'],
  ])('with %s is rejected at that field', async (_, change, field) => {
    const { status, body } = await tutor.call(endpoints.createCourse, {
      body: { ...getForm('Zoology'), ...change },
    });
    expect([status, Object.keys(body.detail)]).toEqual([422, [field]]);
  });
});

describe('the list', () => {
  it('has the catalog, one’s own and joined ones, with accents and typing mistakes in the search', async () => {
    await createListedCourse(tutor, admin, 'Ìmọ̀ Ẹ̀dá', department);
    await tutor.create('Ìmọ̀ Ayé', department);
    const joined = await tutor.create('Ìmọ̀ Ẹ̀rọ', department);
    await student.join(makeCode(joined));

    expect((await student.find('imo')).toSorted()).toEqual(['Ìmọ̀ Ẹ̀dá', 'Ìmọ̀ Ẹ̀rọ'].toSorted());
    expect((await student.find('imo edaa'))[0]).toBe('Ìmọ̀ Ẹ̀dá');
    const { body } = await student.call(endpoints.listCourses, { query: { department_id: department } });
    expect(body).toMatchObject({
      total: 2,
      items: [
        { relation: 'none', for_owner: null },
        { relation: 'member', for_owner: null },
      ],
    });
    const pages = await tutor.call(endpoints.listCourses, {
      query: { department_id: department, skip: '1', limit: '1' },
    });
    expect([pages.body.total, pages.body.items.length]).toEqual([3, 1]);
  });

  it('can be of the courses that I own, or have joined', async () => {
    const [own, listed] = [await tutor.create('Own'), await createListedCourse(tutor, admin, 'Listed')];
    await student.enrol(listed.id);
    const getIds = async (person: typeof tutor | typeof student, relation: string) =>
      (await person.call(endpoints.listCourses, { query: { relation } })).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect((await getIds(tutor, 'owner')).toSorted()).toEqual([own.id, listed.id].toSorted());
    expect(await getIds(tutor, 'member')).toEqual([]);
    expect(await getIds(student, 'member')).toEqual([listed.id]);
    expect(await getIds(student, 'owner')).toEqual([]);
  });
});

describe('a change', () => {
  it('takes a catalog course out until an administrator has approved it, and keeps its members', async () => {
    const course = await createListedCourse(tutor, admin, 'Botany', department);
    await student.enrol(course.id);
    const same = await tutor.edit(course.id, getForm('Botany'));
    expect(same.body.for_owner).toMatchObject({ state: 'approved', version: course.for_owner?.version });

    const woven = await tutor.edit(course.id, { ...getForm('Botany'), cloth_seed: 41, cloth_colour: 8 });
    expect(woven.body).toMatchObject({ cloth_seed: 41, cloth_colour: 8, for_owner: { state: 'approved' } });

    app.clock.advance(1_000);
    const waiting = await tutor.create('Zoology');
    await tutor.submit(waiting.id);
    app.clock.advance(1_000);
    const { status, body } = await tutor.edit(course.id, getForm('Botany', 'All about seeds.'));
    expect([status, body.for_owner.state, body.for_owner.member_count]).toEqual([200, 'waiting', 1]);
    expect(body.for_owner.version).not.toBe(course.for_owner?.version);
    expect((await student.read(course.id)).body.description).toBe('All about seeds.');
    expect((await (await newStudent(app)).read(course.id)).status).toBe(404);
    expect((await admin.waiting()).slice(-2)).toEqual([waiting.id, course.id]);
  });
});

describe('a course that is deleted', () => {
  it('has no members, and is restored within the hour with its topics and its code', async () => {
    const { id } = await tutor.create('Mycology');
    app.clock.advance(1_000);
    const { id: gone } = await tutor.create('Bryology');
    await tutor.remove(gone);
    app.clock.advance(1_000);
    await tutor.addTopic(id, 'Spores');
    const previous = await tutor.read(id);
    await student.join(makeCode(previous));
    expect(await tutor.remove(id)).toMatchObject({
      status: 409,
      body: { detail: 'Students have joined this course. Delete it when all of them have left.' },
    });

    await student.unenrol(id);
    expect([(await tutor.remove(id)).status, (await tutor.remove(id)).status]).toEqual([204, 204]);
    expect((await tutor.call(endpoints.getCourse, { params: { id } })).status).toBe(404);
    expect((await student.join(makeCode(previous))).status).toBe(422);
    expect((await student.restore(id)).status).toBe(404);
    expect((await tutor.call(endpoints.listDeletedCourses)).body.items).toEqual([
      { id, name: 'Mycology', restorable_until: expect.any(String) },
      { id: gone, name: 'Bryology', restorable_until: expect.any(String) },
    ]);

    expect((await tutor.call(endpoints.restoreCourse, { params: { id } })).body).toEqual(previous);
    expect((await tutor.call(endpoints.restoreCourse, { params: { id } })).body).toEqual(previous);
  });

  it('keeps its name for the hour, and its department', async () => {
    const asAdmin = () => admin.call(deleteCatalogEntry, { params: { kind: 'department', id: department } });
    const { id } = await tutor.create('Virology', department);
    expect(await asAdmin()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('This department still has 1 course.') },
    });
    await tutor.remove(id);
    expect(await tutor.call(endpoints.createCourse, { body: getForm('Virology') })).toMatchObject({
      status: 409,
      body: {
        detail: 'You have deleted a course of this name: Virology. Restore it, or choose another name.',
      },
    });
    expect((await asAdmin()).status).toBe(409);

    app.clock.advance(hourMs + 1);
    await sweep();
    expect((await tutor.call(endpoints.restoreCourse, { params: { id } })).status).toBe(404);
    expect((await asAdmin()).status).toBe(204);
  });
});

it('creating a course keeps its department, or fails if the department was deleted first', async () => {
  const [made, removed] = await Promise.all([
    tutor.call(endpoints.createCourse, { body: getForm('Marine Biology') }),
    admin.call(deleteCatalogEntry, { params: { kind: 'department', id: department } }),
  ]);
  expect([
    [201, 409],
    [422, 204],
  ]).toContainEqual([made.status, removed.status]);
});
