/** Past papers of tutors, as real files, on their way into the bank. */

import * as endpoints from '@akada/contract/material/paper-imports.ts';
import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { UTME, WAEC } from '@akada/core/papers/testing/sample-papers.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { docxParagraph, makeDocx } from '../../../platform/extract/testing/docx.ts';
import { makePdf } from '../../../platform/extract/testing/pdf-page-writer.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { drawnPage } from '../../../platform/recognition/testing/drawn-page.ts';
import { allowForSlowPrograms } from '../../../testing/slow-programs.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { warmEngine } from '../../generation/testing/warm-engine.ts';
import { type BankAuthor, newAuthor } from '../../questions/testing/bank-people.ts';
import { paperImports } from './paper-imports.tables.ts';

allowForSlowPrograms();

let app: SharedTestApp;
let author: BankAuthor;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});
beforeEach(async () => {
  author = await newAuthor(app);
});

type Bytes = string | Uint8Array<ArrayBuffer>;

const getPdf = async (text: string) =>
  Uint8Array.from(
    await makePdf(1, ({ line }) => {
      for (const [index, words] of text.split('\n').entries()) line(words, 72, 40 + index * 16);
    }),
  );
const getDocx = (text: string) => Uint8Array.from(makeDocx(text.split('\n').map(docxParagraph).join('')));

async function read(content: Bytes, name = 'paper.txt', key = newId()): Promise<endpoints.PaperImport> {
  const { status, body } = await author.call(endpoints.readPaperFile, {
    body: {},
    file: new File([content], name),
    headers: { 'idempotency-key': key },
  });
  return status === 202 ? untilRead(body.id) : expect.fail(JSON.stringify(body));
}

async function untilRead(id: string): Promise<endpoints.PaperImport> {
  return expect
    .poll(() => get(id), { timeout: 60_000 })
    .toSatisfy(hasEnded)
    .then(() => get(id));
}

const hasEnded = ({ status }: endpoints.PaperImport) => status === 'done' || status === 'failed';
const get = async (id: string): Promise<endpoints.PaperImport> =>
  (await author.call(endpoints.getPaperImport, { params: { id } })).body;
const order = (id: string, body: Record<string, unknown> = {}) =>
  author.call(endpoints.importPaper, { params: { id }, body: { has_rights: true, ...body } });
const importPaper = async (
  id: string,
  body: Record<string, unknown> = {},
): Promise<endpoints.PaperImportResult> => (await order(id, body)).body;
const getBank = async (): Promise<BankQuestion[]> => {
  const { items } = await author.list();
  return Promise.all(items.map(async ({ id }: { id: string }) => (await author.read(id)).body));
};
const getKeys = ({ paper }: endpoints.PaperImport) => paper?.questions.map(({ key }) => key.join()) ?? [];

const withoutKeys = UTME.slice(0, UTME.indexOf('Answers'));
const nothingElse = { duplicates: [], other_keys: [], without_key: [], too_long: [] };

describe('a past paper of a tutor', () => {
  it('is read from a PDF, and joins the bank as drafts with course, topic and labels', async () => {
    const { id: course } = await insertCourse(app, author.userId);
    const paper = await read(await getPdf(UTME), 'utme.pdf');
    expect(paper).toMatchObject({
      status: 'done',
      filename: 'utme.pdf',
      failure: null,
      paper: { body: 'utme', year: '2015', subject: 'Biology' },
    });
    expect(getKeys(paper)).toEqual(['2', '2', '0', '1', '1']);

    const labels = { course_id: course, topic: 'Cells', tags: ['UTME', '2015'] };
    expect(await importPaper(paper.id, labels)).toEqual({ ...nothingElse, imported: 5 });
    const bank = await getBank();
    expect(bank).toHaveLength(5);
    expect(bank[0]).toMatchObject({
      status: 'draft',
      source: 'import',
      type: 'single',
      stem: 'Which organelle releases most of the energy of a cell?',
      answer_indexes: [2],
      course_id: course,
      topic: 'Cells',
      subject: 'Biology',
      tags: ['UTME', '2015'],
    });
  });

  it('in Word becomes passages, and essays where theory has no answer', async () => {
    const paper = await read(await getDocx(WAEC), 'waec.docx');
    const withKey = paper.paper?.questions.filter(({ key_from }) => key_from !== null).length ?? 0;
    const theory =
      paper.paper?.questions.filter(({ kind, answer }) => kind === 'open' && answer === '').length ?? 0;
    const result = await importPaper(paper.id);
    expect(theory).toBeGreaterThan(0);
    expect(result.imported).toBe(withKey + theory);
    const bank = await getBank();
    const [first, second] = bank.filter(({ passage_id }) => passage_id !== null);
    expect(first?.passage_id).toBe(second?.passage_id);
    expect((await author.readPassage(first?.passage_id ?? '')).body.text).toContain('foot of a hill');
    expect(bank.filter(({ type }) => type === 'essay')).toHaveLength(theory);
  });

  it('is recognised in a photograph, and says how many pages were read', async () => {
    const lines = [
      '1. Which of these substances is a liquid at room temperature?',
      'A. Copper',
      'B. Water',
      'C. Granite',
      '2. Which of these animals is warm blooded all through the year?',
      'A. Lizard',
      'B. Catfish',
      'C. Pigeon',
    ];
    const paper = await read(Uint8Array.from(await drawnPage(lines).encode('jpeg', 80)), 'photo.jpg');
    expect(paper).toMatchObject({ status: 'done', progress: { done: 1, total: 1 } });
    expect(paper.paper?.questions.map(({ stem }) => stem)).toEqual([
      'Which of these substances is a liquid at room temperature?',
      'Which of these animals is warm blooded all through the year?',
    ]);
  });

  it('gets its keys from another file, which stays without effect if it has none', async () => {
    const { id } = await read(withoutKeys);
    const answer = async (content: Bytes, name: string) => {
      await author.call(endpoints.readPaperAnswers, {
        params: { id },
        body: {},
        file: new File([content], name),
      });
      return untilRead(id);
    };
    expect(await answer('A letter to my friend.', 'letter.txt')).toMatchObject({
      status: 'done',
      failure: expect.stringContaining('no further answers'),
      answers_filename: null,
    });
    const keyed = await answer('Answers\n1. C 2. C 3. A 4. B 5. B', 'answers.txt');
    expect(keyed).toMatchObject({ failure: null, answers_filename: 'answers.txt' });
    expect(getKeys(keyed)).toEqual(['2', '2', '0', '1', '1']);
  });

  it('imports only questions with a key, and later the others, each once', async () => {
    const { id } = await read(withoutKeys);
    const first = {
      questions: [
        { position: 0, key: [2] },
        { position: 1, key: [2] },
        { position: 4, is_left_out: true },
      ],
    };
    const expected = { ...nothingElse, imported: 2, without_key: [3, 4] };
    expect(await importPaper(id, first)).toEqual(expected);
    expect(await importPaper(id, first)).toEqual(expected);
    expect(await importPaper(id, { questions: [{ position: 2, key: [0] }] })).toMatchObject({ imported: 3 });
    expect((await get(id)).paper?.questions.map(({ is_in_set }) => is_in_set)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(await getBank()).toHaveLength(3);
  });

  it('is never doubled when its file is read again, not even with another key', async () => {
    await importPaper((await read(UTME)).id);
    const second = await read(UTME);
    const otherKey = { questions: [{ position: 0, key: [1] }] };
    expect(await importPaper(second.id, otherKey)).toEqual({
      ...nothingElse,
      imported: 0,
      duplicates: [2, 3, 4, 5],
      other_keys: [1],
    });
    expect(await getBank()).toHaveLength(5);
  });

  it('is imported only by a tutor who says that they may, and the time of it is stored', async () => {
    const { id } = await read(UTME);
    for (const has_rights of [false, undefined]) {
      const { status, body } = await order(id, { has_rights });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['has_rights']]);
    }
    await importPaper(id);
    const rows = await app.platform.database.db.select().from(paperImports);
    expect(rows.find((row) => row.id === id)).toMatchObject({ rightsConfirmedAt: expect.any(String) });
  });

  it.each([
    ['a key beyond the options', { questions: [{ position: 0, key: [5] }] }, 'key'],
    ['an answer of a question with options', { questions: [{ position: 0, answer: 'Wet' }] }, 'answer'],
    ['a course of another tutor', { course_id: newId() }, 'course_id'],
  ])('rejects %s', async (_, body, field) => {
    const { id } = await read(UTME);
    const rejected = await order(id, body);
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([422, [field]]);
  });

  it('is read once when its upload is sent twice', async () => {
    const key = newId();
    const { id } = await read(UTME, 'paper.txt', key);
    expect((await read(UTME, 'paper.txt', key)).id).toBe(id);
  });

  it.each([
    ['a lecture', 'Rivers carry sand to the sea.', 'rivers.txt', 'no numbered questions'],
    ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0]), 'paper.pdf', 'is a program'],
    ['an empty file', '', 'paper.txt', 'no text'],
  ])('is not found in %s, with a reason', async (_, content, name, reason) => {
    expect(await read(content, name)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining(reason),
      paper: null,
    });
  });
});
