/** One note over HTTP: its title and course, its structure, searching in it. */

import { NotePage } from '@akada/contract/material/note-pages.ts';
import { listFiles, UploadedFile } from '@akada/contract/material/notes.ts';
import { apiBase, endpointTable } from '@akada/contract/table.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { callFiles } from './testing/note-services.ts';
import { readAs, readWhole, uploadedNote } from './testing/read-notes.ts';

let app: SharedTestApp;
let student: SignedInCaller;
let id: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  student = await createCaller(app, { plan: 'premium' });
  id = await uploadedNote(app, student);
});

const change = (body: object, caller: SignedInCaller | null = student) =>
  callFiles(app, caller, `/${id}`, 'PUT', body);
const search = (query: string, caller: SignedInCaller | null = student) =>
  callFiles(app, caller, `/${id}/search?q=${encodeURIComponent(query)}`);
const current = async () => UploadedFile.parse(await (await callFiles(app, student, `/${id}`)).json());

describe.each([
  ['looking at a note', (caller: SignedInCaller | null) => callFiles(app, caller, `/${id}`)],
  ['changing it', (caller: SignedInCaller | null) => change({ course_name: 'x' }, caller)],
  ['searching in it', (caller: SignedInCaller | null) => search('osmosis', caller)],
])('%s', (_, ask) => {
  it('is only for its owner', async () => {
    await readAs(app, id);

    expect((await ask(null)).status).toBe(401);
    expect((await ask(await createCaller(app, { role: 'tutor' }))).status).toBe(403);
    expect((await ask(await createCaller(app))).status).toBe(404);
    expect((await ask(student)).status).toBe(200);
  });
});

const ofFile = endpointTable
  .filter(({ path }) => path.startsWith(`${listFiles.path}/{id}`))
  .map((endpoint) => [endpoint.id, endpoint] as const);

it.each(ofFile)(
  '%s reads the id of a file with its prefix, escaped or not',
  async (_, { method, path, body }) => {
    for (const prefix of ['files/', 'files%2F']) {
      const url =
        apiBase +
        path
          .replace('{id}', `${prefix}none`)
          .replace('{n}', '1')
          .replace('{part}', '1')
          .replace('{highlight_id}', newId());
      const { authorization } = student;
      const wrong = await app.http.inject({
        method,
        url,
        headers: { authorization },
        ...(body && { payload: {} }),
      });
      expect([wrong.statusCode, wrong.json().detail]).toEqual([422, { id: 'This is not the id of a file' }]);
    }
  },
);

it('a note is deleted by its id with the prefix as two segments of the path', async () => {
  expect((await callFiles(app, student, `/files/${id}`)).status).toBe(200);
  expect((await callFiles(app, student, `/files/${id}`, 'DELETE')).status).toBe(204);
  expect((await callFiles(app, student, `/${id}`)).status).toBe(404);
});

describe('a note', () => {
  it('has no title until it was read, and then the one of its document', async () => {
    expect(await current()).toMatchObject({ status: 'uploaded', title: null });
    await readAs(app, id);

    expect(await current()).toMatchObject({ status: 'ready', title: readWhole.document.title });
  });

  it('takes a title and a course separately', async () => {
    await readAs(app, id);
    expect(await (await change({ title: '  Cells, week 3 ' })).json()).toMatchObject({
      title: 'Cells, week 3',
      course_name: null,
    });
    await change({ course_name: 'Biology 101' });
    expect(await current()).toMatchObject({ title: 'Cells, week 3', course_name: 'Biology 101' });

    await change({ course_name: '' });
    await change({});
    expect(await current()).toMatchObject({ title: 'Cells, week 3', course_name: null });
  });

  it('has a cloth from the start, and keeps the one that its owner selects', async () => {
    const { cloth_seed, cloth_colour } = await current();
    expect([cloth_seed, cloth_colour]).toEqual([expect.any(Number), expect.any(Number)]);

    await change({ cloth_seed: 41 });
    await change({ cloth_colour: 8 });
    expect(await current()).toMatchObject({ cloth_seed: 41, cloth_colour: 8 });
  });

  it.each([
    [{ cloth_seed: 2 ** 31 }, 'cloth_seed'],
    [{ cloth_colour: 9 }, 'cloth_colour'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ course_name: 'x'.repeat(121) }, 'course_name'],
    [{ status: 'ready' }, 'status'],
  ])('rejects %j and names the field', async (body, field) => {
    const response = await change(body);

    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).detail)).toEqual([field]);
  });

  it('takes a course while it is read, but no title: reading would replace it', async () => {
    expect((await change({ course_name: 'Biology 101' })).status).toBe(200);
    const refusal = await change({ title: 'Cells' });

    expect(refusal.status).toBe(409);
    expect(await refusal.json()).toMatchObject({ code: 'note_not_ready' });
    await readAs(app, id);
    expect(await current()).toMatchObject({ course_name: 'Biology 101' });
  });
});

describe('a page', () => {
  it('shows its structure: headings, items with depth and number, cells, bold runs', async () => {
    const text = 'Steps\n\nCut\n\nIon | Charge';
    const page = {
      number: 1,
      section: 'Steps',
      text,
      blocks: [
        { kind: 'heading' as const, level: 2, start: 0, end: 5 },
        { kind: 'list_item' as const, level: 1, ordinal: 3, start: 7, end: 10 },
        {
          kind: 'table_row' as const,
          level: 0,
          head: true,
          start: 12,
          end: 24,
          cells: [
            { column: 0, start: 12, end: 15 },
            { column: 2, start: 18, end: 24 },
          ],
        },
      ],
      bold: [{ start: 7, end: 10 }],
      reading: 'text' as const,
    };
    await readAs(app, id, { ...readWhole, document: { title: 'Ions', pages: [page] } });
    const answer = NotePage.parse(await (await callFiles(app, student, `/${id}/pages/1`)).json());

    expect(answer).toMatchObject({ text, blocks: page.blocks, bold: page.bold });
  });
});

describe('a search', () => {
  const filler = 'Water is not meant here. '.repeat(20);
  const pages = Array.from({ length: 120 }, (_, index) => {
    const text = index % 2 === 0 ? `${filler}L’énergie of page ${index + 1}.${filler}` : filler;
    return { number: index + 1, section: 'Cells', text, blocks: [], bold: [], reading: 'text' as const };
  });

  it('finds pages in their order, accents and capitals aside, and says how many there are', async () => {
    await readAs(app, id, { ...readWhole, document: { title: 'Cells', pages } });
    const answer = await (await search('ENERGIE of')).json();

    expect(answer.total).toBe(60);
    expect(answer.items).toHaveLength(50);
    expect(answer.items[1]).toEqual({
      page: 3,
      section: 'Cells',
      before: expect.stringMatching(/meant here\. L’$/),
      match: 'énergie of',
      after: expect.stringMatching(/^ page 3\./),
      formulas: [],
    });
  });

  it('returns complete formulas around a hit, and the formula that contains it', async () => {
    const text = `${filler}The speed $v = \\lambda f$ of a wave, not $5.`;
    const page = { number: 1, section: null, text, blocks: [], bold: [], reading: 'text' as const };
    await readAs(app, id, { ...readWhole, document: { title: 'Waves', pages: [page] } });

    for (const query of ['wave', 'lambda']) {
      const { items } = await (await search(query)).json();
      const [{ before, match, after, formulas }] = items;
      const shown = before + match + after;

      expect(match).toBe(query);
      expect(formulas).toEqual([
        {
          start: shown.indexOf('$v'),
          end: shown.indexOf('$v') + 15,
          tex: 'v = \\lambda f',
          set: expect.any(Array),
          displayed: false,
        },
      ]);
      expect(shown.slice(formulas[0].start, formulas[0].end)).toBe('$v = \\lambda f$');
    }
  });

  it('finds text that crosses the parts in which a long page is searched', async () => {
    const text = `${'x'.repeat(49_995)} Osmosis moves water.`;
    const page = { number: 1, section: null, text, blocks: [], bold: [], reading: 'text' as const };
    await readAs(app, id, { ...readWhole, document: { title: 'Cells', pages: [page] } });
    const answer = await (await search('osmosis moves water')).json();

    expect(answer.items).toEqual([
      expect.objectContaining({ page: 1, match: 'Osmosis moves water', after: '.' }),
    ]);
  });

  it('finds nothing that is not there', async () => {
    await readAs(app, id, { ...readWhole, document: { title: 'Cells', pages } });

    expect(await (await search('100% %_')).json()).toEqual({ items: [], total: 0 });
  });

  it('needs two letters, and a note that was read', async () => {
    expect((await search('a')).status).toBe(422);
    expect((await search('x'.repeat(101))).status).toBe(422);
    expect((await search('water')).status).toBe(409);
  });
});
