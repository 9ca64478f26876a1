/** Passages: the text that several questions share, and the order in which they stand. */
import * as contract from '@akada/contract/material/passages.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questions } from '../question/questions.tables.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';
import { passages } from './passages.tables.ts';

let app: TestApp;
let author: BankAuthor;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  author = await newAuthor(app);
});
afterAll(() => app.close());

const getStems = ({ questions: some }: contract.Passage) => some.map(({ stem }) => stem);

async function passageWith(...stems: string[]) {
  const passage = await author.writePassage();
  for (const stem of stems) await author.write({ stem, passage_id: passage.id });
  return (await author.readPassage(passage.id)).body as contract.Passage;
}

const edit = (passage: contract.Passage, changes: Record<string, unknown> = {}, by = author) =>
  by.call(contract.editPassage, {
    params: { id: passage.id },
    body: { title: passage.title, text: passage.text, version: passage.version, ...changes },
  });

const order = (passage: contract.Passage, ids: readonly string[]) =>
  author.call(contract.orderPassage, { params: { id: passage.id }, body: { question_ids: ids } });

describe('a passage', () => {
  it('a passage is returned as written, with its questions in the order of arrival', async () => {
    const passage = await passageWith('First?', 'Second?', 'Third?');
    expect(passage).toMatchObject({ title: 'Soil', text: 'Humus holds water.', version: 1, content: null });
    expect(getStems(passage)).toEqual(['First?', 'Second?', 'Third?']);
    const { body } = await author.call(contract.listPassages, { query: { search: 'HUMUS' } });
    expect(body).toMatchObject({ total: 1, items: [{ id: passage.id, question_count: 3 }] });
  });

  it('shows in lists how it begins, and its questions too', async () => {
    const passage = await author.writePassage('Soil', `Humus **holds** $x^2$ and ${'water '.repeat(100)}`);
    const { id } = passage;
    await author.write({ stem: 'Find $y$', passage_id: id });
    app.clock.advance(1_000);
    await author.writePassage('Clay');
    app.clock.advance(1_000);
    await edit(passage, { title: 'Soils' });
    const { body: list } = await author.call(contract.listPassages);
    // The most recently changed passage comes first.
    expect(list.items.map(({ title }: { title: string }) => title)).toEqual(['Soils', 'Clay']);
    const [{ children }] = list.items[0].excerpt_content.blocks;
    expect(children.slice(0, 4)).toMatchObject(['Humus ', { type: 'strong' }, ' ', { tex: 'x^2' }]);
    expect(children.at(-1)).toMatch(/water.*…$/);
    const { body } = await author.readPassage(id);
    expect(body.questions[0].stem_content.blocks).toMatchObject([{ children: ['Find ', { tex: 'y' }] }]);
  });

  it('a new order has to name exactly the passage’s questions', async () => {
    const passage = await passageWith('First?', 'Second?', 'Third?');
    const ids = passage.questions.map(({ id }) => id).reverse();
    const { status, body } = await order(passage, ids);
    expect([status, getStems(body)]).toEqual([200, ['Third?', 'Second?', 'First?']]);
    for (const wrong of [ids.slice(1), [...ids.slice(1), newId()], [...ids.slice(1), ids[1] ?? '']]) {
      expect((await order(passage, wrong)).status).toBe(422);
    }
    await author.write({ stem: 'Fourth?', passage_id: passage.id });
    const { body: grown } = await author.readPassage(passage.id);
    expect(getStems(grown)).toEqual(['Third?', 'Second?', 'First?', 'Fourth?']);
  });

  it('a repeated change has no effect, and another change of the old version is rejected with the passage', async () => {
    const passage = await passageWith();
    const { body } = await edit(passage, { text: 'Clay holds **water**.' });
    expect(body).toMatchObject({ version: 2, text: 'Clay holds **water**.' });
    expect(body.content.blocks).toHaveLength(1);
    expect((await edit(passage, { text: 'Clay holds **water**.' })).body).toEqual(body);
    const rejection = await edit(passage, { text: 'Sand holds water.' });
    expect([rejection.status, rejection.body.detail.passage]).toEqual([409, body]);
  });

  it('a passage is deleted with undo, and its questions stay', async () => {
    const passage = await passageWith('First?');
    const params = { id: passage.id };
    app.clock.advance(1_000);
    const { id: gone } = await author.writePassage('Clay');
    await author.call(contract.deletePassage, { params: { id: gone } });
    app.clock.advance(1_000);
    await author.call(contract.deletePassage, { params });
    expect((await author.readPassage(passage.id)).status).toBe(404);
    expect((await author.list()).items).toMatchObject([{ stem: 'First?', passage_id: passage.id }]);
    const { body: deleted } = await author.call(contract.listDeletedPassages);
    expect(deleted.items).toMatchObject([
      { id: passage.id, title: 'Soil' },
      { id: gone, title: 'Clay' },
    ]);
    expect((await author.create({ passage_id: passage.id })).status).toBe(422);

    const { body } = await author.call(contract.restorePassage, { params });
    expect(getStems(body)).toEqual(['First?']);
  });

  it('a deleted passage is erased after an hour, and its questions stay', async () => {
    const passage = await passageWith('First?');
    await author.call(contract.deletePassage, { params: { id: passage.id } });
    app.clock.advance(61 * 60_000);
    await app.features.tasks.find(({ name }) => name === 'passages.remove_deleted')?.run();
    expect((await author.list()).items).toMatchObject([{ stem: 'First?', passage_id: null }]);
    expect((await author.call(contract.restorePassage, { params: { id: passage.id } })).status).toBe(404);
  });

  it("takes no questions of another's", async () => {
    const passage = await passageWith();
    const other = await newAuthor(app);
    const { status, body } = await other.create({ passage_id: passage.id });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['passage_id']]);
    expect((await edit(passage, { title: 'Mine' }, other)).status).toBe(404);
  });

  it('a question can leave its passage', async () => {
    const passage = await passageWith('First?', 'Second?');
    const [first] = passage.questions;
    const { body: question } = await author.read(first?.id ?? '');
    await author.edit(question, { passage_id: null });
    expect(getStems((await author.readPassage(passage.id)).body)).toEqual(['Second?']);
  });

  it('a passage has at most a hundred questions', async () => {
    const passage = await passageWith('First?');
    const { db } = app.platform.database;
    const [row] = await db.select().from(questions).where(eq(questions.passageId, passage.id));
    if (!row) return expect.fail('The question was written');
    const more = Array.from({ length: 99 }, (_, index) => ({ ...row, id: newId(), position: index + 2 }));
    await db.insert(questions).values(more);
    expect((await author.create({ passage_id: passage.id })).status).toBe(422);
  });

  it('every tutor can read a passage of the product', async () => {
    const passage = await passageWith();
    const { db } = app.platform.database;
    await db.update(passages).set({ userId: null, isSample: true }).where(eq(passages.id, passage.id));
    expect((await author.readPassage(passage.id)).body.is_sample).toBe(true);
    expect((await edit(passage, { title: 'Mine' })).status).toBe(404);
    const { body } = await author.call(contract.listPassages, { query: { collection: 'sample' } });
    expect(body.items.map(({ id }: { id: string }) => id)).toContain(passage.id);
  });
});
