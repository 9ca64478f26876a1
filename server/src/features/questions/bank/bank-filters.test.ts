/** Combined filters of the bank in every order, checked against the filters of each single question. */
import { type BankQuestionSummary, bankSortings } from '@akada/contract/material/question-bank.ts';
import { bankDifficulties, bankStatuses, questionTypes } from '@akada/core/questions/bank-question.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';

let app: SharedTestApp;
let author: BankAuthor;
let courseId: string;
/** All questions in each order. */
const inOrder = new Map<string, BankQuestionSummary[]>();

/** The product of all statuses, types, sources and difficulties. */
const combinations = 72;

beforeAll(async () => {
  app = await sharedTestApp();
  author = await newAuthor(app);
  courseId = (await insertCourse(app, author.userId)).id;
  await addQuestions(author.userId, combinations);
  for (const sort of bankSortings) inOrder.set(sort, (await author.list({ sort, limit: '100' })).items);
});

function addQuestions(userId: string, count: number) {
  return app.platform.database.db.execute(sql`
    INSERT INTO questions (id, user_id, kind, position, explanation, options, created_at, changed_at, stem, type,
      answer_index, answer_indexes, status, source, difficulty, tags, topic, topic_key, course_id)
    SELECT gen_random_uuid(), ${userId}, null, 0, '', ARRAY['True', 'False'], now(), now() - n % 7 * interval '1 hour',
      CASE WHEN n % 3 = 0 THEN 'Roots ' ELSE 'Stems ' END || md5(n::text), type,
      CASE WHEN type <> 'multiple' THEN 0 END, CASE WHEN type = 'multiple' THEN ARRAY[0, 1]::smallint[] END,
      (ARRAY['draft', 'published', 'retired'])[1 + n / 3 % 3], (ARRAY['author', 'import'])[1 + n / 9 % 2],
      (ARRAY['easy', 'medium', 'hard', null])[1 + n / 18 % 4],
      CASE n % 5 WHEN 0 THEN ARRAY['Mock', 'WAEC'] WHEN 1 THEN ARRAY['Mock', 'Mock'] WHEN 2 THEN ARRAY['WAEC'] ELSE '{}' END,
      topic, lower(topic), CASE WHEN n % 4 = 0 THEN ${courseId}::uuid END
    FROM generate_series(0, ${count - 1}) AS n,
      LATERAL (SELECT (ARRAY['single', 'multiple', 'true_false'])[1 + n % 3], (ARRAY['Soil', 'Crops', null])[1 + n % 7 % 3])
        AS chosen (type, topic)`);
}

it('leave what each of them leaves, in the order of the list', async () => {
  const sometimes = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const filters = fc.record({
    status: sometimes(...bankStatuses),
    type: sometimes(...questionTypes),
    source: sometimes('author', 'import'),
    difficulty: sometimes(...bankDifficulties),
    tag: sometimes('Mock', 'WAEC', 'JAMB'),
    topic: sometimes('Soil', 'Crops'),
    course_id: sometimes(courseId),
    search: sometimes('ro', 'roots'),
  });
  const pages = fc.record({ sort: fc.constantFrom(...bankSortings), skip: fc.constantFrom(0, 0, 2) });
  await fc.assert(
    fc.asyncProperty(filters, pages, async ({ tag, search, ...same }, { sort, skip }) => {
      const requested = (inOrder.get(sort) ?? []).filter(
        (question) =>
          Object.entries(same).every(
            ([field, value]) => value === undefined || question[field as 'topic'] === value,
          ) &&
          (tag === undefined || question.tags.includes(tag)) &&
          (search === undefined || question.stem.startsWith('Roots')),
      );
      const query = Object.entries({ ...same, tag, search, sort, skip: String(skip), limit: '20' });
      const { items, total } = await author.list(
        Object.fromEntries(query.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]]))),
      );
      expect(items.map(getId)).toEqual(requested.slice(skip, skip + 20).map(getId));
      expect(total).toBe(requested.length);
    }),
    { numRuns: 80 },
  );
  expect(inOrder.get('stem')).toHaveLength(combinations);
});

it('leave more than are sorted by themselves', async () => {
  const prolific = await newAuthor(app);
  await addQuestions(prolific.userId, 9_000);
  const of = async (query: Record<string, string>) => {
    const { items, total, more } = await prolific.list({ limit: '3', ...query });
    return { total, more, stems: items.map(({ stem }: BankQuestionSummary) => stem) };
  };
  const byStem = await of({ status: 'draft', sort: 'stem' });
  expect(byStem).toMatchObject({ total: 1_000, more: true });
  expect(byStem.stems).toEqual(byStem.stems.toSorted());
  expect(await of({ status: 'draft', sort: 'stem', search: 'roots' })).toEqual({
    ...byStem,
    more: false,
  });
  expect(await of({ status: 'draft', tag: 'JAMB', sort: 'stem' })).toEqual({
    total: 0,
    more: false,
    stems: [],
  });
  expect(await of({ tag: 'Mock', topic: 'Soil', status: 'draft', limit: '100' })).toMatchObject({
    more: false,
  });
});

it('find a question only by its present tags', async () => {
  const question = await author.write({ tags: ['Old', 'Both'] });
  const found = async (tag: string) => (await author.list({ tag })).items.map(getId);
  const edited = await author.edit(question, { tags: ['Both', 'New'] });
  expect([await found('Old'), await found('Both'), await found('New')]).toEqual([
    [],
    [question.id],
    [question.id],
  ]);

  const { body: deleted } = await author.bulk({ ids: [question.id], action: 'delete' });
  expect(await found('New')).toEqual([]);
  await author.undo(deleted.undo);
  expect(await found('New')).toEqual([question.id]);
  await author.bulk({ ids: [question.id], action: 'publish' });
  expect((await author.list({ tag: 'New', status: 'draft' })).items).toEqual([]);
  expect((await author.list({ tag: 'New', status: 'published', topic: 'Soil' })).items).toHaveLength(1);
  expect(edited.status).toBe(200);

  await app.platform.database.db.execute(sql`DELETE FROM questions WHERE id = ${question.id}`);
  const { rows } = await app.platform.database.db.execute(
    sql`SELECT tag FROM bank_tags WHERE question_id = ${question.id}`,
  );
  expect(rows).toEqual([]);
});

const getId = ({ id }: { id: string }) => id;
