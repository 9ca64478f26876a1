/** Schools and departments: their names, their search, and their deletion. */

import * as endpoints from '@akada/contract/base/catalog.ts';
import { deleteCatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let asAdmin: ReturnType<typeof callAs>;
let asStudent: ReturnType<typeof callAs>;

beforeAll(async () => {
  app = await createTestApp();
  asAdmin = callAs(app, await createPerson(app, { role: 'admin' }));
  asStudent = callAs(app, await createPerson(app));
});

afterAll(() => app.close());

const createSchool = async (name: string) => (await asAdmin(endpoints.createSchool, { body: { name } })).body;
const createDepartment = async (schoolId: string, name: string) =>
  (await asAdmin(endpoints.createDepartment, { body: { school_id: schoolId, name } })).body;
type List = typeof endpoints.listSchools | typeof endpoints.listDepartments;
const foundBy = async (list: List, search: string): Promise<string[]> =>
  (await asStudent(list, { query: { search } })).body.items.map(({ name }: { name: string }) => name);

describe('a name is unique', () => {
  it('other capitals, accents or spaces make no new name, and the answer names the existing one', async () => {
    await createSchool('Université de Lomé');
    expect(await asAdmin(endpoints.createSchool, { body: { name: 'UNIVERSITE  de lome' } })).toMatchObject({
      status: 409,
      body: { detail: 'There is a school of this name: Université de Lomé.' },
    });
  });

  it('creates one school if sent twice, also concurrently', async () => {
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => asAdmin(endpoints.createSchool, { body: { name: 'Yaba College' } })),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  });

  it("a department's name is unique only within its school", async () => {
    const [one, other] = [await createSchool('Bida Polytechnic'), await createSchool('Ede Polytechnic')];
    expect((await createDepartment(one.id, 'Botany')).school.name).toBe('Bida Polytechnic');
    expect((await createDepartment(other.id, 'Botany')).school.name).toBe('Ede Polytechnic');
    expect(
      await asAdmin(endpoints.createDepartment, { body: { school_id: one.id, name: 'BOTANY' } }),
    ).toMatchObject({
      status: 409,
      body: { detail: 'There is a department of this name: Botany.' },
    });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['only marks', '--- !'],
    ['two lines', 'Arts\nand Law'],
    ['a NUL', 'Arts\0'],
    ['a paragraph', 'x'.repeat(121)],
    ['ligatures that are written out as a paragraph', 'ﷺ'.repeat(40)],
  ])('a name must not be %s', async (_, name) => {
    const { status, body } = await asAdmin(endpoints.createSchool, { body: { name } });
    expect(status).toBe(422);
    expect(Object.keys(body.detail)).toEqual(['name']);
  });
});

describe('a search', () => {
  beforeAll(async () => {
    const { id } = await createSchool('Obafemi Awolowo University');
    for (const name of ['Mathematics', 'Physics', 'Estudos Africanos', 'Ẹ̀kọ́ Yorùbá'])
      await createDepartment(id, name);
  });

  it.each([
    ['a part of a name', 'thema', 'Mathematics'],
    ['a name without its accents', 'eko yoruba', 'Ẹ̀kọ́ Yorùbá'],
    ['a name with a typing mistake', 'mathmatics', 'Mathematics'],
    ['a name with two letters exchanged', 'phyiscs', 'Physics'],
    ['one word of a name', 'africanos', 'Estudos Africanos'],
  ])('finds %s', async (_, search, name) => {
    expect(await foundBy(endpoints.listDepartments, search)).toContain(name);
  });

  it('finds nothing without a similar name, and treats wildcards as plain characters', async () => {
    expect(await foundBy(endpoints.listDepartments, 'zoology')).toEqual([]);
    expect(await foundBy(endpoints.listSchools, '100%_')).toEqual([]);
  });

  it('lists the best match first, and without a search in alphabetical order', async () => {
    await createSchool('Awolowo College');
    expect((await foundBy(endpoints.listSchools, 'awolowo college'))[0]).toBe('Awolowo College');
    const names = await foundBy(endpoints.listSchools, '');
    expect(names).toEqual(
      names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
    );
  });

  it('can be limited to one school, in pages with the complete count', async () => {
    const { id } = await createSchool('Kano College');
    for (const name of ['Arabic', 'Biology', 'Chemistry']) await createDepartment(id, name);
    const { body } = await asStudent(endpoints.listDepartments, {
      query: { school_id: id, skip: '1', limit: '1' },
    });
    expect(body).toMatchObject({
      total: 3,
      items: [{ name: 'Biology', school: { id, name: 'Kano College' } }],
    });
  });
});

describe('a deletion', () => {
  it('keeps a school that concurrently gets a department, or that department is rejected', async () => {
    const { id } = await createSchool('Warri College');
    const [deleted, made] = await Promise.all([
      asAdmin(deleteCatalogEntry, { params: { kind: 'school', id } }),
      asAdmin(endpoints.createDepartment, { body: { school_id: id, name: 'Marine Science' } }),
    ]);
    expect([
      [204, 422],
      [409, 201],
    ]).toContainEqual([deleted.status, made.status]);
  });

  it('fails for a missing entry, like a read of it', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all([
      asStudent(endpoints.getDepartment, { params: { id } }),
      asAdmin(deleteCatalogEntry, { params: { kind: 'department', id } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(
      await asAdmin(endpoints.createDepartment, { body: { school_id: id, name: 'Nothing' } }),
    ).toMatchObject({
      status: 422,
      body: { detail: { school_id: 'This school is no longer there. Choose another one.' } },
    });
  });
});
