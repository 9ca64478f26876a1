/** Changing many questions in one call: all or none, and undoing it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';

let app: SharedTestApp;
let author: BankAuthor;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  author = await newAuthor(app);
});

const writeSome = async (...changes: Record<string, unknown>[]) => {
  const written = [];
  for (const change of changes) written.push(await author.write(change));
  return written;
};
const getIds = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const now = async (id: string) => (await author.read(id)).body;

describe('a bulk action', () => {
  it('publishes, retires and makes drafts again, each as a version', async () => {
    const [one, two] = await writeSome({}, { stem: 'Another?', status: 'published' });
    if (!one || !two) return expect.fail('Both were written');
    const ids = [one.id, two.id];
    const { body } = await author.bulk({ ids, action: 'publish' });
    const undo = { id: one.id, status: 'draft', tags: one.tags, course_id: null, topic: 'Soil' };
    expect(body).toEqual({ changed: 1, undo: [undo] });
    expect(await now(one.id)).toMatchObject({ status: 'published', version: 2 });
    expect((await author.versions(one.id)).items).toMatchObject([{ version: 1, status: 'draft' }]);

    expect((await author.bulk({ ids, action: 'retire' })).body.changed).toBe(2);
    expect((await author.bulk({ ids, action: 'draft' })).body.changed).toBe(2);
    expect(await now(two.id)).toMatchObject({ status: 'draft', version: 3 });
  });

  it('tags and takes tags away, once', async () => {
    const [one] = await writeSome({});
    const ids = getIds(one ? [one] : []);
    expect((await author.bulk({ ids, action: 'tag', tag: 'Mock' })).body.changed).toBe(1);
    expect((await author.bulk({ ids, action: 'tag', tag: 'Mock' })).body).toEqual({ changed: 0, undo: [] });
    expect((await now(ids[0] ?? '')).tags).toEqual(['WAEC 2019', 'Mock']);
    await author.bulk({ ids, action: 'untag', tag: 'WAEC 2019' });
    expect((await now(ids[0] ?? '')).tags).toEqual(['Mock']);
  });

  it('moves into a course of the author, to a topic, and out of both', async () => {
    const [one] = await writeSome({});
    const ids = getIds(one ? [one] : []);
    const { id: courseId } = await insertCourse(app, author.userId);
    await author.bulk({ ids, action: 'move', course_id: courseId });
    expect(await now(ids[0] ?? '')).toMatchObject({ course_id: courseId, topic: 'Soil' });
    expect((await author.list({ course_id: courseId })).total).toBe(1);
    await author.bulk({ ids, action: 'move', course_id: null, topic: null });
    expect(await now(ids[0] ?? '')).toMatchObject({ course_id: null, topic: null });
  });

  it('moves to a topic whose form ends in half a character', async () => {
    const ids = getIds(await writeSome({}));
    const topic = `${'ﷺ'.repeat(13)}b${'𐐀'.repeat(10)}`;
    expect((await author.bulk({ ids, action: 'move', topic })).status).toBe(200);
    expect((await author.list({ topic })).total).toBe(1);
  });

  it('deletes with undo', async () => {
    const ids = getIds(await writeSome({}, { stem: 'Another?' }));
    const { body } = await author.bulk({ ids, action: 'delete' });
    expect(body.changed).toBe(2);
    expect((await author.list()).total).toBe(0);
    expect((await author.read(ids[0] ?? '')).status).toBe(404);
    expect((await author.bulk({ ids, action: 'tag', tag: 'Mock' })).status).toBe(404);
    expect((await author.bulk({ ids, action: 'delete' })).body.changed).toBe(0);

    expect((await author.undo(body.undo)).body.changed).toBe(2);
    expect((await author.list()).total).toBe(2);
    expect((await now(ids[0] ?? '')).version).toBe(1);
    await author.bulk({ ids, action: 'delete' });
    expect((await author.bulk({ ids, action: 'restore' })).body.changed).toBe(2);
  });

  it('is undone as it was, whatever it did', async () => {
    const [one, two] = await writeSome({}, { stem: 'Another?', status: 'published', tags: [] });
    if (!one || !two) return expect.fail('Both were written');
    const ids = [one.id, two.id];
    const { body } = await author.bulk({ ids, action: 'move', course_id: null, topic: 'Water' });
    expect((await now(one.id)).topic).toBe('Water');
    expect((await author.undo(body.undo)).body.changed).toBe(2);
    expect((await author.undo(body.undo)).body.changed).toBe(0);
    const { version, changed_at, ...before } = two;
    expect(await now(two.id)).toMatchObject(before);
  });

  it('changes none where one is not whole, and says which', async () => {
    const [whole, empty] = await writeSome({}, { stem: 'No key?', answer_indexes: [] });
    const ids = [whole?.id ?? '', empty?.id ?? ''];
    const { status, body } = await author.bulk({ ids, action: 'publish' });
    expect([status, body.fields]).toEqual([422, { 'ids.1': '“No key?”: Choose the right options' }]);
    expect((await now(ids[0] ?? '')).status).toBe('draft');
  });

  it.for([
    [{ action: 'tag' }, 'tag'],
    [{ action: 'move' }, 'course_id'],
    [{ action: 'move', course_id: newId() }, 'ids.0'],
    [{ action: 'burn' }, 'action'],
  ] as const)('is rejected for %o', async ([change, field]) => {
    const ids = getIds(await writeSome({}));
    const { status, body } = await author.bulk({ ids, ...change });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('with an eleventh tag is rejected', async () => {
    const ids = getIds(await writeSome({ tags: Array.from({ length: 10 }, (_, index) => `tag ${index}`) }));
    const { status, body } = await author.bulk({ ids, action: 'tag', tag: 'Mock' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['ids.0']]);
  });

  it("about another's question changes nothing", async () => {
    const ids = getIds(await writeSome({}));
    const other = await newAuthor(app);
    const own = await other.write();
    const { status } = await other.bulk({ ids: [own.id, ...ids], action: 'delete' });
    expect(status).toBe(404);
    expect((await other.read(own.id)).status).toBe(200);
    const items = [{ id: ids[0] ?? '', status: 'draft', tags: [], course_id: null, topic: null }];
    expect((await other.undo(items)).status).toBe(404);
  });

  it('and an edit wait for each other: the edit sees what was changed', async () => {
    const question = await author.write();
    const barrier = { sql: 'SELECT 1 FROM questions WHERE id = $1 FOR UPDATE', values: [question.id] };
    const [bulk, edit] = await inLine(app, barrier, [
      () => author.bulk({ ids: [question.id], action: 'tag', tag: 'Mock' }),
      () => author.edit(question, { stem: 'Mine?' }),
    ]);
    expect([bulk.status, edit.status]).toEqual([200, 409]);
    expect(edit.body.detail.question.tags).toContain('Mock');
  });
});
