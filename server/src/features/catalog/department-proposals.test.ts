/** Departments that tutors propose, until an administrator approves, merges or rejects them. */
import * as endpoints from '@akada/contract/base/catalog.ts';
import { listCatalog, mergeCatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVersion, newAdmin, newStudent, newTutor } from '../courses/testing/course-people.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let student: Awaited<ReturnType<typeof newStudent>>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await newAdmin(app);
  student = await newStudent(app);
});

afterAll(() => app.close());

type Tutor = Awaited<ReturnType<typeof newTutor>>;
type Caller = Pick<Tutor, 'call'>;

const propose = async ({ call }: Caller, school_name: string, name: string) =>
  call(endpoints.proposeDepartment, { body: { school_name, name } });
const findDepartments = async ({ call }: Caller, search: string): Promise<string[]> =>
  (await call(endpoints.listDepartments, { query: { search } })).body.items.map(
    ({ name }: { name: string }) => name,
  );
const findSchools = async ({ call }: Caller, search: string): Promise<string[]> =>
  (await call(endpoints.listSchools, { query: { search } })).body.items.map(
    ({ name }: { name: string }) => name,
  );

describe('a proposed department', () => {
  it('takes a course immediately, and only its tutors find it', async () => {
    const [tutor, colleague] = [await newTutor(app), await newTutor(app)];
    const { status, body } = await propose(tutor, 'Delta State Polytechnic', 'Marine Science');
    expect([status, body.is_proposed]).toEqual([201, true]);
    const course = await tutor.create('Tides', body.id);
    expect(course.department).toMatchObject({ name: 'Marine Science', is_proposed: true });

    expect(await findDepartments(tutor, 'Marine Science')).toEqual(['Marine Science']);
    expect(await findSchools(tutor, 'Delta State')).toEqual(['Delta State Polytechnic']);
    for (const other of [colleague, student, admin]) {
      expect(await findDepartments(other, 'Marine Science')).toEqual([]);
      expect(await findSchools(other, 'Delta State')).toEqual([]);
    }
    const form = { name: 'Waves', description: '', department_id: body.id };
    expect((await colleague.edit((await colleague.create('Sand')).id, form)).status).toBe(422);
    const { items } = (
      await admin.call(listCatalog, { params: { kind: 'department' }, query: { search: 'Marine' } })
    ).body;
    expect(items).toMatchObject([{ name: 'Marine Science', proposed: true, courses: 1 }]);
  });

  it('is one department for all tutors who propose it, in any spelling, also concurrently', async () => {
    const [tutor, colleague] = [await newTutor(app), await newTutor(app)];
    const sent = await Promise.all([
      propose(tutor, 'Gombe College', 'Food Science'),
      propose(tutor, 'Gombe College', 'Food Science'),
      propose(colleague, 'GOMBE  college', 'food  SCIENCE'),
    ]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await findDepartments(colleague, 'Food Science')).toHaveLength(1);
  });

  it('is not created again if the catalog has it', async () => {
    const school = (await admin.call(endpoints.createSchool, { body: { name: 'Nasarawa College' } })).body;
    const lawDepartment = (
      await admin.call(endpoints.createDepartment, { body: { school_id: school.id, name: 'Law' } })
    ).body;
    expect((await propose(await newTutor(app), 'nasarawa college', 'LAW')).body).toEqual(lawDepartment);
  });

  it('is limited to ten waiting ones for a tutor', async () => {
    const tutor = await newTutor(app);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await propose(tutor, 'Many College', `Subject ${index}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
    expect(await findDepartments(tutor, 'Subject 10')).not.toContain('Subject 10');
  });
});

describe('the decision', () => {
  it('approves the department with its school and the course, and tells everybody who proposed it once', async () => {
    const [tutor, colleague] = [await newTutor(app), await newTutor(app)];
    const { id } = (await propose(tutor, 'Kebbi Polytechnic', 'Zoology')).body;
    await propose(colleague, 'Kebbi Polytechnic', 'Zoology');
    const course = await tutor.create('Insects', id);
    await tutor.submit(course.id);
    const approve = () => admin.approve(course.id, makeVersion(course));
    expect(
      await notificationsDuring(app, { tutor, colleague, student }, async () => {
        await approve();
        await approve();
      }),
    ).toEqual({ tutor: ['course.approved'], colleague: ['department.approved'] });

    expect(await findDepartments(student, 'Zoology')).toEqual(['Zoology']);
    expect(await findSchools(student, 'Kebbi')).toEqual(['Kebbi Polytechnic']);
    expect(await student.find('Insects')).toEqual(['Insects']);
  });

  it('leaves it a proposal if the course is rejected, whose reason its tutor reads', async () => {
    const tutor = await newTutor(app);
    const { id } = (await propose(tutor, 'Yobe Polytechnic', 'Palmistry')).body;
    const course = await tutor.create('Stars', id);
    await tutor.submit(course.id);
    expect(
      await notificationsDuring(app, { tutor }, () =>
        admin.reject(course.id, makeVersion(course), 'Choose Astronomy, which the school has.'),
      ),
    ).toEqual({ tutor: ['course.rejected'] });
    expect(await findDepartments(student, 'Palmistry')).toEqual([]);
    expect((await tutor.read(course.id)).department.is_proposed).toBe(true);
  });

  it('merges it with a department of the catalog, and tells its tutors where their courses are', async () => {
    const [tutor, colleague] = [await newTutor(app), await newTutor(app)];
    const school = (await admin.call(endpoints.createSchool, { body: { name: 'Ekiti College' } })).body;
    const computing = (
      await admin.call(endpoints.createDepartment, {
        body: { school_id: school.id, name: 'Computer Science' },
      })
    ).body;
    const { id } = (await propose(tutor, 'Ekiti College', 'Comp. Sci.')).body;
    await propose(colleague, 'Ekiti College', 'Comp. Sci.');
    const course = await tutor.create('Compilers', id);
    const merge = () =>
      admin.call(mergeCatalogEntry, {
        params: { kind: 'department', id },
        body: {
          seen: { name: 'Comp. Sci.', parent_id: school.id, archived: false },
          into_id: computing.id,
          reason: 'The same department.',
        },
      });
    expect(
      await notificationsDuring(app, { tutor, colleague, student }, async () => {
        expect((await merge()).status).toBe(200);
        expect((await merge()).status).toBe(200);
      }),
    ).toEqual({ tutor: ['department.merged'], colleague: ['department.merged'] });
    expect((await tutor.read(course.id)).department).toEqual(computing);
  });
});

it('a proposal without a course is removed after a month, and a used one stays', async () => {
  const tutor = await newTutor(app);
  await propose(tutor, 'Short College', 'Forgotten');
  await tutor.create('Lathes', (await propose(tutor, 'Long College', 'Geomatics')).body.id);
  const sweep = () =>
    app.features.tasks.find(({ name }) => name === 'catalog.remove_unused_proposals')?.run();
  app.clock.advance(29 * 24 * 3_600_000);
  await sweep();
  expect(await findDepartments(tutor, 'Forgotten')).toEqual(['Forgotten']);
  app.clock.advance(2 * 24 * 3_600_000);
  await sweep();
  expect(await findDepartments(tutor, 'Forgotten')).toEqual([]);
  expect(await findSchools(tutor, 'Short College')).not.toContain('Short College');
  expect(await findDepartments(tutor, 'Geomatics')).toEqual(['Geomatics']);
});
