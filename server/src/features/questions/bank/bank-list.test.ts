/** The list of the bank: its filters, its orders, and how far it counts. */

import { listBankLabels, listDeletedBankQuestions } from '@akada/contract/material/question-bank.ts';
import { myQuestions } from '@akada/contract/material/questions.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { questionReports } from '../question/question-reports.tables.ts';
import { createBankQuestion } from '../testing/bank.samples.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';

let app: SharedTestApp;
let author: BankAuthor;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  author = await newAuthor(app);
});

const stems = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await author.list(query)).items.map(({ stem }: { stem: string }) => stem);

describe('a list', () => {
  beforeEach(async () => {
    await author.write({ stem: 'Beans', difficulty: 'hard', topic: 'Crops', tags: ['Mock'] });
    await author.write({ stem: 'Clay 50% water', difficulty: null, type: 'single', answer_indexes: [1] });
    await author.write({ stem: 'Air in soil', difficulty: 'easy', status: 'published', topic: null });
  });

  it.for([
    [{}, ['Air in soil', 'Clay 50% water', 'Beans']],
    [{ sort: 'changed' }, ['Beans', 'Clay 50% water', 'Air in soil']],
    [{ sort: 'stem' }, ['Air in soil', 'Beans', 'Clay 50% water']],
    [{ sort: 'difficulty' }, ['Air in soil', 'Beans', 'Clay 50% water']],
    [{ search: 'SOIL air' }, ['Air in soil']],
    [{ search: '50%' }, ['Clay 50% water']],
    [{ search: '_' }, []],
    // Short words match the beginning of a word; three or more letters match anywhere within one.
    [{ search: 'cl' }, ['Clay 50% water']],
    [{ search: 'w 5' }, ['Clay 50% water']],
    [{ search: 'oi' }, []],
    [{ search: 'oil' }, ['Air in soil']],
    [{ search: '0%' }, []],
    [{ search: 'a.' }, []],
    [{ search: '.*' }, []],
    [{ difficulty: 'hard' }, ['Beans']],
    [{ topic: ' crops' }, ['Beans']],
    [{ tag: 'Mock' }, ['Beans']],
    [{ type: 'single' }, ['Clay 50% water']],
    [{ status: 'published' }, ['Air in soil']],
    [{ source: 'import' }, []],
    [{ course_id: newId() }, []],
    [{ skip: '1', limit: '1' }, ['Clay 50% water']],
  ] as const)('the filter %o finds the matching questions in order', async ([query, expected]) => {
    expect(await stems(query)).toEqual(expected);
  });

  it('shows the beginnings of stems, and sends no large fields', async () => {
    const formulas = (count: number) =>
      Array.from({ length: count }, (_, index) => `$\\frac{${index}}{x_${index}}$`).join(' and ');
    await author.write({ stem: `${formulas(15)} Which is larger?` });
    await author.write({ stem: 'Find **$x^2$** in\n\nthis' });
    await author.write({ stem: formulas(300).slice(0, 4_000) });
    const [large, short, long] = (await author.list({ limit: '3' })).items;
    expect(short.stem_content.blocks).toMatchObject([
      { children: ['Find ', { type: 'strong', children: [{ type: 'math', tex: 'x^2' }] }, ' in'] },
      { children: ['this'] },
    ]);
    const [paragraph] = long.stem_content.blocks;
    expect(paragraph.children.slice(0, 3)).toMatchObject([
      { tex: '\\frac{0}{x_0}' },
      ' and ',
      { type: 'math' },
    ]);
    expect(paragraph.children.at(-1)).toMatch(/…$/);
    expect(paragraph.children.length).toBeLessThan(14);
    expect(large).toMatchObject({ stem_content: null, stem: expect.stringContaining('\\frac{0}') });
    expect((await author.list({ search: 'Beans' })).items[0].stem_content).toBeNull();
  });

  it('gives topics and tags to choose from, and what can be restored', async () => {
    const { body } = await author.call(listBankLabels);
    expect(body).toEqual({ topics: ['Soil', 'Crops'], tags: ['WAEC 2019', 'Mock'] });
    const { items } = await author.list({ tag: 'Mock' });
    const { id: gone } = await author.write({ stem: 'Peas' });
    for (const id of [gone, items[0].id]) await author.bulk({ ids: [id], action: 'delete' });
    const { body: deleted } = await author.call(listDeletedBankQuestions);
    expect(deleted.items).toEqual([
      { id: items[0].id, stem: 'Beans', restorable_until: expect.any(String) },
      { id: gone, stem: 'Peas', restorable_until: expect.any(String) },
    ]);
  });
});

it('a list counts to a thousand, and says that there are more', async () => {
  const id = await createBankQuestion(app, { userId: author.userId, canary: 'x' });
  await app.platform.database.db.execute(sql`
    INSERT INTO questions (id, user_id, source, kind, position, stem, options, answer_index, explanation,
      created_at, changed_at)
    SELECT gen_random_uuid(), user_id, source, kind, 0, stem, options, answer_index, '', created_at, changed_at
    FROM questions, generate_series(1, 1000) WHERE id = ${id}`);
  const { items, total, more } = await author.list({ limit: '20' });
  expect([items.length, total, more]).toEqual([20, 1_000, true]);
});

it('a question shows its reports without names', async () => {
  const question = await author.write();
  const people = [await createPerson(app), await createPerson(app)].map(({ userId }) => userId).sort();
  const report = { questionId: question.id, reason: 'unclear' as const, comment: 'Which soil?', version: 1 };
  const said = {
    origin: 'own' as const,
    stem: question.stem,
    options: ['a'],
    explanation: '',
    engineVersion: 0,
  };
  const times = [moment(app, -1), moment(app)];
  const rows = people.map((userId, index) => ({
    ...report,
    ...said,
    userId,
    reportedAt: times[index] ?? '',
  }));
  await app.platform.database.db.insert(questionReports).values(rows);
  const { body, text } = await author.read(question.id);
  const shown = { reason: 'unclear', comment: 'Which soil?', version: 1 };
  expect(body.reports).toEqual(times.toReversed().map((reported_at) => ({ ...shown, reported_at })));
  for (const userId of people) expect(text).not.toContain(userId);
  expect((await author.list()).items[0].report_count).toBe(2);
});

it('a bank is not among the questions that an administrator practises', async () => {
  const admin = await createPerson(app, { role: 'admin' });
  await createBankQuestion(app, { userId: admin.userId, canary: 'bank' });
  const { body } = await callAs(app, admin)(myQuestions);
  expect(body).toEqual({ items: [], total: 0 });
});
