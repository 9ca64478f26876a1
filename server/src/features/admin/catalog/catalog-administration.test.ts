/** Tests administrators' changes of schools, departments and courses. */
import {
  createDepartment,
  createSchool,
  listDepartments,
  listSchools,
} from '@akada/contract/base/catalog.ts';
import * as endpoints from '@akada/contract/base/catalog-administration.ts';
import { createCourse, editCourse, listCourses } from '@akada/contract/base/courses.ts';
import { changeCourses } from '@akada/contract/observers/chosen-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  createListedCourse,
  makeCode,
  newAdmin,
  newStudent,
  newTutor,
} from '../../courses/testing/course-people.ts';
import { callAdmin, createAdministrator } from '../testing/administrators.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let tutor: Awaited<ReturnType<typeof newTutor>>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await newAdmin(app);
  tutor = await newTutor(app);
});

afterAll(() => app.close());

const reason = 'Twice there';
const made = async (name: string): Promise<string> =>
  (await admin.call(createSchool, { body: { name } })).body.id;
const madeIn = async (schoolId: string, name: string): Promise<string> =>
  (await admin.call(createDepartment, { body: { school_id: schoolId, name } })).body.id;
const read = async (kind: endpoints.CatalogKind, id: string): Promise<endpoints.CatalogDetail> =>
  (await admin.call(endpoints.readCatalogEntry, { params: { kind, id } })).body;

/** Reads the current entry, so that the next call has seen it. */
async function seenOf(kind: endpoints.CatalogKind, id: string) {
  const { entry } = await read(kind, id);
  return { name: entry.name, parent_id: entry.parent?.id ?? null, archived: entry.archived };
}

const { editCatalogEntry, mergeCatalogEntry, archiveCatalogEntry } = endpoints;
type Acting = typeof editCatalogEntry | typeof mergeCatalogEntry | typeof archiveCatalogEntry;

const act = async (endpoint: Acting, kind: endpoints.CatalogKind, id: string, body: object) =>
  admin.call(endpoint, { params: { kind, id }, body: { seen: await seenOf(kind, id), ...body } });
const merge = (kind: endpoints.CatalogKind, id: string, into: string) =>
  act(mergeCatalogEntry, kind, id, { into_id: into, reason });
const remove = (kind: endpoints.CatalogKind, id: string) =>
  admin.call(endpoints.deleteCatalogEntry, { params: { kind, id } });
const list = async (kind: endpoints.CatalogKind, query: Record<string, string>): Promise<string[]> =>
  (await admin.call(endpoints.listCatalog, { params: { kind }, query })).body.items.map(
    ({ name }: { name: string }) => name,
  );

const audited = async (action: string) =>
  (
    await app.platform.database.pool.query('SELECT facts FROM admin_audit WHERE action = $1 ORDER BY id', [
      action,
    ])
  ).rows;

describe('a change of a name or of where it stands', () => {
  it('is rejected if the name exists there; one of several concurrent changes succeeds', async () => {
    const ids = await Promise.all(['Oyo North', 'Oyo South', 'Oyo East'].map(made));
    const answers = await Promise.all(
      ids.map((id) => act(editCatalogEntry, 'school', id, { name: 'Oyo State', parent_id: null })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.detail).toContain(
      'There is a school of this name: Oyo State.',
    );
  });

  it('moves a department to another school and a course to another department, on record', async () => {
    const [from, to] = [await made('Move From'), await made('Move To')];
    const [department, other] = [await madeIn(from, 'Music'), await madeIn(to, 'Dance')];
    const course = await tutor.create('Rhythm', department);
    await act(editCatalogEntry, 'department', department, { name: 'Music', parent_id: to });
    expect((await read('department', department)).entry.parent?.name).toBe('Move To');
    await act(editCatalogEntry, 'course', course.id, { name: 'Rhythm', parent_id: other });
    expect((await read('course', course.id)).entry.parent?.name).toBe('Dance');
    expect(await audited('course.edit')).toEqual([
      {
        facts: {
          before: { name: 'Rhythm', parent: 'Music' },
          after: { name: 'Rhythm', parent: 'Dance' },
        },
      },
    ]);
    expect(await act(editCatalogEntry, 'course', course.id, { name: 'Rhythm', parent_id: to })).toMatchObject(
      {
        status: 422,
        body: { detail: { parent_id: 'This is no longer there. Choose another one.' } },
      },
    );
  });

  it('by the second of two administrators says what is another now, and changes nothing', async () => {
    const id = await made('Two Hands');
    const seen = await seenOf('school', id);
    await act(editCatalogEntry, 'school', id, { name: 'Two Hands College', parent_id: null });
    const second = await admin.call(endpoints.archiveCatalogEntry, {
      params: { kind: 'school', id },
      body: { seen, reason },
    });
    expect(second).toMatchObject({
      status: 409,
      body: {
        detail: 'This has changed: it is called Two Hands College. Look at it, then decide again.',
      },
    });
    expect((await read('school', id)).entry.archived).toBe(false);
  });
});

describe('what is archived', () => {
  it('is not chosen again, stays readable, and comes back', async () => {
    const school = await made('Old College');
    const department = await madeIn(school, 'Latin');
    const course = await createListedCourse(tutor, admin, 'Grammar', department);
    const student = await newStudent(app);
    await act(archiveCatalogEntry, 'school', school, { reason });
    await act(archiveCatalogEntry, 'course', course.id, { reason });

    const body = { name: 'Poems', description: '', department_id: department };
    expect((await tutor.call(createCourse, { body })).body.detail).toEqual({
      department_id: 'This department is archived. Choose another one.',
    });
    expect((await admin.call(createDepartment, { body: { school_id: school, name: 'Greek' } })).status).toBe(
      422,
    );
    for (const [endpoint, search] of [
      [listSchools, 'Old College'],
      [listDepartments, 'Latin'],
      [listCourses, 'Grammar'],
    ] as const) {
      const { items } = (await student.call(endpoint, { query: { search } })).body;
      expect(items.map(({ name }: { name: string }) => name)).not.toContain(search);
    }
    expect((await student.join(makeCode(course))).status).toBe(409);
    const changed = { name: 'Grammar', description: 'More', department_id: department };
    expect((await tutor.call(editCourse, { params: { id: course.id }, body: changed })).status).toBe(200);

    for (const [kind, id] of [
      ['school', school],
      ['course', course.id],
    ] as const)
      expect((await admin.call(endpoints.restoreCatalogEntry, { params: { kind, id } })).body.archived).toBe(
        false,
      );
    expect((await student.join(makeCode(course))).status).toBe(200);
    expect(await list('school', { search: 'old college', shown: 'archived' })).toEqual([]);
  });
});

describe('a deletion', () => {
  it('is allowed only without dependent rows; else it lists them', async () => {
    const school = await made('Jos College');
    const department = await madeIn(school, 'Music');
    const course = await tutor.create('Drums', department);
    await tutor.addTopic(course.id, 'Hands');
    const sentences = [
      await remove('school', school),
      await remove('department', department),
      await remove('course', course.id),
    ].map(({ status, body }) => [status, body.detail]);
    expect(sentences).toEqual([
      [409, 'This school still has 1 department, 1 course. Merge it with another one, or archive it.'],
      [409, 'This department still has 1 course. Merge it with another one, or archive it.'],
      [409, 'This course still has 1 topic. Merge it with another one, or archive it.'],
    ]);
  });

  it('an administrator can restore a course within the hour, and its department waits for it', async () => {
    const department = await madeIn(await made('Lagoon College'), 'Boats');
    const { id } = await tutor.create('Knots', department);
    expect((await remove('course', id)).status).toBe(204);
    expect((await remove('department', department)).body.detail).toContain(
      '1 deleted course of the last hour',
    );
    const params = { kind: 'course', id };
    expect((await admin.call(endpoints.restoreCatalogEntry, { params })).body.name).toBe('Knots');
    await remove('course', id);
    app.clock.advance(61 * 60_000);
    expect((await admin.call(endpoints.restoreCatalogEntry, { params })).status).toBe(404);
  });
});

describe('a merge', () => {
  it('merging schools merges departments of the same name, and a repetition gets the same answer', async () => {
    const [from, into] = [await made('University of Abuja'), await made('Abuja University')];
    const [law, alsoLaw, art] = [
      await madeIn(from, 'Law'),
      await madeIn(into, 'LAW'),
      await madeIn(from, 'Art'),
    ];
    const course = await tutor.create('Contracts', law);
    const seen = await seenOf('school', from);
    const call = () =>
      admin.call(endpoints.mergeCatalogEntry, {
        params: { kind: 'school', id: from },
        body: { seen, into_id: into, reason },
      });
    for (const answer of [await call(), await call()])
      expect(answer).toMatchObject({ status: 200, body: { id: into, departments: 2, courses: 1 } });
    expect((await read('course', course.id)).entry.parent?.id).toBe(alsoLaw);
    expect((await read('department', art)).entry.parent?.id).toBe(into);
    expect(await audited('school.merge')).toEqual([
      {
        facts: {
          before: { parent: null },
          after: { name: 'University of Abuja', into: 'Abuja University', reason },
        },
      },
    ]);
  });

  it('a blocked merge of departments names the blocking courses and changes nothing', async () => {
    const school = await made('Enugu College');
    const [from, into] = [await madeIn(school, 'Law A'), await madeIn(school, 'Law B')];
    await tutor.create('Torts', from);
    await tutor.create('TORTS', into);
    expect(await merge('department', from, into)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Both departments have a course of one name: Torts.') },
    });
    expect((await read('department', from)).entry.courses).toBe(1);
  });

  it('the server rejects merging courses of two tutors, or a course with itself', async () => {
    const [own, other] = [await tutor.create('Own'), await (await newTutor(app)).create('Other')];
    expect((await merge('course', own.id, other.id)).status).toBe(409);
    expect((await merge('course', own.id, own.id)).status).toBe(422);
  });

  it('leaves one of the two if its opposite runs concurrently', async () => {
    const [one, other] = [await made('Race A'), await made('Race B')];
    const [first, second] = await Promise.all([merge('school', one, other), merge('school', other, one)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 422]);
    expect(await list('school', { search: 'race ' })).toHaveLength(1);
  });
});

describe('the list', () => {
  it('finds part of a name, or a name with typing mistakes, and takes `%` and `_` as they are', async () => {
    const hostile = ['100%_pure <b>College</b>', 'إدارة abc', `Long ${'x'.repeat(115)}`];
    for (const name of hostile) await made(name);
    expect(await list('school', { search: '0%_p' })).toEqual([hostile[0]]);
    expect(await list('school', { search: '%_%' })).toEqual([]);
    expect(await list('school', { search: 'long xxx' })).toEqual([hostile[2]]);
    expect((await list('school', { search: 'puer colege' }))[0]).toBe(hostile[0]);
    for (const name of ['x'.repeat(200), 'Turned \u202eabc'])
      expect((await admin.call(createSchool, { body: { name } })).status).toBe(422);
    const unlisted = { params: { kind: 'school' }, query: { order: 'name_key' } };
    expect((await admin.call(endpoints.listCatalog, unlisted)).status).toBe(422);
  });

  it('is filtered by school and ordered by content', async () => {
    const school = await made('Order College');
    const [few, many] = [await madeIn(school, 'A few'), await madeIn(school, 'Many')];
    const course = await tutor.create('One', many);
    expect(await list('department', { parent_id: school, order: 'fullest' })).toEqual(['Many', 'A few']);
    expect(await list('course', { parent_id: school })).toEqual(['One']);
    expect(await list('course', { parent_id: few })).toEqual([]);
    expect((await read('course', course.id)).entry).toMatchObject({ state: 'draft', code: makeCode(course) });
  });
});

describe('a list as a file', () => {
  const run = async (kind: endpoints.CatalogKind, csv: string, isDry = false) =>
    admin.call(endpoints.importCatalog, { params: { kind }, body: { csv, dry_run: isDry } });
  const outcomes = ({ body }: Awaited<ReturnType<typeof run>>) =>
    body.rows.map(({ outcome, problems }: endpoints.CatalogImportRow) => [outcome, problems]);

  it('comes out without formulas, goes in as it is, and changes what was changed in it', async () => {
    const school = await made('=SUM(A1)');
    const department = await madeIn(school, 'Trade, and more');
    const course = await tutor.create('Ledgers', department);
    const { body: file } = await callAdmin(
      app,
      await createAdministrator(app),
      'GET',
      `/catalog-files/course?parent_id=${school}`,
    );
    expect(file).toContain(`${makeCode(course)},"'=SUM(A1)","Trade, and more",Ledgers,`);
    expect(await audited('course.export')).toHaveLength(1);
    const { rows } = (await run('course', file.replace('Ledgers', 'Journals'))).body;
    expect(rows).toMatchObject([
      { outcome: 'changed', name: 'Journals', within: '=SUM(A1), Trade, and more' },
    ]);
    expect((await read('course', course.id)).entry.name).toBe('Journals');
  });

  it('says row by row what it would do, and does all of it or nothing', async () => {
    const csv = 'school,department\nDry College,Law\nDry College,law\nNo such,Law\nDry College,---';
    await made('Dry College');
    const expected = [
      ['new', {}],
      ['changed', {}],
      ['invalid', { school: 'There is no school of this name.' }],
      ['invalid', { department: 'Name needs a letter or a digit' }],
    ];
    expect(outcomes(await run('department', csv, true))).toEqual(expected);
    expect((await run('department', csv)).status).toBe(422);
    expect(await list('department', { search: 'Law' })).not.toContain('law');

    const sound = 'SCHOOL,Department\nDry College,Law\n\nDry College,Law';
    expect(outcomes(await run('department', sound))).toEqual([
      ['new', {}],
      ['same', {}],
    ]);
    expect(outcomes(await run('department', sound, true))).toEqual([
      ['same', {}],
      ['same', {}],
    ]);
    expect((await run('department', 'school\nX')).body.detail.csv).toContain('name the columns');
  });

  it('makes drafts of courses for their tutors', async () => {
    await madeIn(await made('Draft College'), 'Art');
    const { rows } = await app.platform.database.pool.query('SELECT email FROM users WHERE id = $1', [
      tutor.userId,
    ]);
    const csv = (address: string) =>
      `code,school,department,course,tutor\n,Draft College,Art,Clay,${address}\nBBBBBBBB,Draft College,Art,Clay,`;
    expect(outcomes(await run('course', csv('no@one.test'), true))).toEqual([
      ['invalid', { tutor: 'No tutor has this address.' }],
      ['invalid', { code: 'No course has this code. Without a code a new one is made.' }],
    ]);
    const [line] = csv(rows[0].email).split('\nBBBB');
    expect(outcomes(await run('course', line ?? ''))).toEqual([['new', {}]]);
    expect(await list('course', { search: 'Clay' })).toEqual(['Clay']);
  });
});

describe('several courses', () => {
  it('are moved and archived separately; a course whose name exists there is reported by name', async () => {
    const school = await made('Bulk school');
    const department = await madeIn(school, 'Bulk department');
    const elsewhere = await madeIn(school, 'Other department');
    const one = await createListedCourse(tutor, admin, 'Bulk one', elsewhere);
    const two = await createListedCourse(tutor, admin, 'Bulk two', elsewhere);
    const twin = (await read('course', two.id)).entry;
    const change = async (ids: string[], body: object) =>
      (await admin.call(changeCourses, { body: { ids, ...body } })).body;
    const move = { action: 'move', department_id: department };
    expect(await change([one.id], move)).toEqual({ done: 1, left_out: [] });
    await act(editCatalogEntry, 'course', one.id, { name: twin.name, parent_id: department });
    expect(await change([one.id, two.id], move)).toEqual({
      done: 1,
      left_out: [{ id: two.id, name: twin.name, why: expect.stringContaining('There is a course') }],
    });
    expect(await change([one.id, two.id], { action: 'archive', reason })).toMatchObject({ done: 2 });
    expect((await read('course', two.id)).entry.archived).toBe(true);
    expect(await change([one.id], { action: 'move', department_id: one.id })).toMatchObject({
      done: 0,
      left_out: [{ id: one.id }],
    });
  });
});
