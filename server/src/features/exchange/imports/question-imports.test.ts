/** Files of questions on their way into the bank of a tutor. */
import { listPassages } from '@akada/contract/material/passages.ts';
import { importQuestions } from '@akada/contract/work/exchange.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { mostQuestionsOfFile } from '../../../platform/question-files/question-file.ts';
import { moodleExport } from '../../../platform/question-files/testing/moodle-xml-files.ts';
import { inLong } from '../../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { type BankAuthor, newAuthor } from '../../questions/testing/bank-people.ts';
import { exchanger } from '../testing/exchange-people.ts';

let app: SharedTestApp;
let author: BankAuthor;
let tutor: ReturnType<typeof exchanger>;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});
beforeEach(async () => {
  author = await newAuthor(app);
  tutor = exchanger(app, author);
});

const water = '::Water:: What holds water? {=Humus ~Sand ~Gravel}\n\n';
const air = '::Air:: Which of these hold air? {~%50%Sand ~%50%Gravel ~Clay}\n\n';
const keyless = '::Broken:: What is clay? {~Fine ~Coarse}\n\n';
const description = '::Farm:: Read about the farm first.\n\n';

describe('a file of a tutor', () => {
  it('becomes drafts of the bank, and errors are reported by line', async () => {
    const done = await tutor.imported(water + air + keyless + description);
    expect(done).toEqual({
      id: expect.any(String),
      status: 'done',
      format: 'gift',
      found: 4,
      imported: 2,
      duplicates: 0,
      skipped: 2,
      errors: [{ line: 5, message: expect.stringMatching(/right answer/) }],
      warnings: [{ line: 7, message: expect.any(String) }],
    });
    const { items } = await author.list();
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          stem: 'What holds water?',
          status: 'draft',
          source: 'import',
          type: 'single',
        }),
        expect.objectContaining({ type: 'multiple', status: 'draft' }),
      ]),
    );
    expect((await tutor.read(done.id)).body).toEqual(done);
  });

  it('is listed in its own order', async () => {
    const stems = Array.from({ length: 12 }, (_, index) => `What is the number ${index}?`);
    await tutor.imported(stems.map((stem) => `${stem} {=One ~Two}\n\n`).join(''));
    const { items } = await author.list();
    expect(items.map(({ stem }: { stem: string }) => stem)).toEqual(stems);
  });

  it('adds nothing if it is imported again, and only the new questions after it was corrected', async () => {
    await tutor.imported(water + keyless);
    expect(await tutor.imported(water + keyless)).toMatchObject({ imported: 0, duplicates: 1, skipped: 1 });
    const mended = keyless.replace('~Fine', '=Fine');
    expect(await tutor.imported(water + mended)).toMatchObject({ imported: 1, duplicates: 1, skipped: 0 });
    expect((await author.list()).total).toBe(2);
  });

  it('is only checked by a dry run', async () => {
    const dry = await tutor.imported(water + water + keyless, { dry_run: 'true' });
    expect(dry).toMatchObject({ status: 'done', found: 3, imported: 0, duplicates: 1, skipped: 1 });
    expect(dry.errors).toHaveLength(1);
    expect((await author.list()).total).toBe(0);
  });

  it.for([false, true])(
    'goes into a course of one’s own, and into no other (file first: %s)',
    async (fileFirst) => {
      const file = new File([water], 'soil.gift');
      const { id: own } = await insertCourse(app, author.userId);
      await tutor.call(importQuestions, { body: { course_id: own, format: 'gift' }, file, fileFirst });
      expect((await author.list({ course_id: own })).total).toBe(1);

      const { id: other } = await insertCourse(app, (await newAuthor(app)).userId);
      for (const course_id of [other, newId(), 'none']) {
        const rejection = await tutor.call(importQuestions, { body: { course_id }, file, fileFirst });
        expect([rejection.status, Object.keys(rejection.body.fields)]).toEqual([422, ['course_id']]);
      }
      const { rows } = await app.platform.database.pool.query(
        'SELECT attempts FROM attempt_windows WHERE key = $1',
        [`question-imports:${author.userId}`],
      );
      expect(rows).toEqual([{ attempts: 1 }]);
    },
  );

  it('is accepted from a tutor who is not approved yet', async () => {
    const pending = await newAuthor(app, 'pending');
    expect(await exchanger(app, pending).imported(water)).toMatchObject({ imported: 1 });
    expect((await pending.list()).items).toMatchObject([{ status: 'draft' }]);
  });

  it('sent twice with one key is one import', async () => {
    const key = newId();
    const both = await Promise.all([tutor.imported(water, { key }), tutor.imported(water, { key })]);
    const repeated = await tutor.imported('another file', { key });
    expect(new Set([...both, repeated].map(({ id }) => id)).size).toBe(1);
    expect((await author.list()).total).toBe(1);
  });

  it('is visible only to its tutor', async () => {
    const { id } = await tutor.imported(water);
    const stranger = exchanger(app, await newAuthor(app));
    expect((await stranger.read(id)).status).toBe(404);
  });

  it.each([
    ['aiken', 'soil.txt', 'What holds water?\nA) Humus\nB) Sand\nANSWER: A\n'],
    ...inLong([['csv', 'soil.csv', 'stem,option_1,option_2,answer\nWhat holds water?,Humus,Sand,A\n']]),
  ])('is recognised as %s by its content', async (format, name, text) => {
    expect(await tutor.imported(text, { name })).toMatchObject({ format, imported: 1 });
  });

  it('fails with a message if its format is unknown', async () => {
    const failed = await tutor.imported(Buffer.from([0, 1, 2, 3]), { name: 'photo.bin' });
    expect(failed).toMatchObject({ status: 'failed', format: null, found: 0, imported: 0 });
    expect(failed.errors).toEqual([{ line: 0, message: expect.stringMatching(/GIFT, Aiken/) }]);
  });

  it('is rejected above 10 MB', async () => {
    const { status, body } = await tutor.bring(' '.repeat(10_000_001));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it('keeps at most five hundred lines of errors, the last of which counts the others', async () => {
    const { errors, skipped } = await tutor.imported(keyless.repeat(700));
    expect([skipped, errors.length]).toEqual([700, 500]);
    expect(errors.at(-1)).toEqual({ line: 0, message: expect.stringMatching(/^There are 201 more errors/) });
  });

  it('has at most five thousand questions', async () => {
    const line = (index: number) => `::Q${index}:: What is the number ${index}? {=One ~Two}\n\n`;
    const done = await tutor.imported(
      Array.from({ length: mostQuestionsOfFile + 2 }, (_, index) => line(index)).join(''),
    );
    expect(done).toMatchObject({ found: 5_002, imported: 5_000, skipped: 2 });
    expect(done.errors).toHaveLength(1);
  });
});

describe('pictures and passages of a file', () => {
  it('are imported; a file that is not a picture is omitted and reported', async () => {
    const done = await tutor.imported(moodleExport, { name: 'cells.xml' });
    const { items } = await author.list({ search: 'organelle' });
    const { body: question } = await author.read(items[0].id);
    expect(question.stem).toMatch(/!\[A cell\]\(image:[0-9a-f-]{36}\)/);

    const spoiled = moodleExport.replaceAll(/(encoding="base64">)[^<]+/g, '$1bm8gcGljdHVyZQ==');
    const other = exchanger(app, await newAuthor(app));
    for (const dry_run of ['true', 'false']) {
      const warned = await other.imported(spoiled, { name: 'cells.xml', dry_run });
      expect(warned.warnings).toContainEqual({
        line: expect.any(Number),
        message: expect.stringMatching(/JPEG/),
      });
      expect(warned.skipped).toBe(done.skipped);
    }
  });

  const passage = '// [passage:1]\n::Soil:: Soil holds water and air.\n\n';
  const ofPassage = (question: string) => `// [passage:1]\n${question}`;

  it('keep questions together and in order, also in a corrected file', async () => {
    const first = await tutor.imported(passage + ofPassage(water) + ofPassage(keyless));
    expect(first).toMatchObject({ imported: 1, skipped: 1 });
    const mended = ofPassage(keyless.replace('~Fine', '=Fine'));
    await tutor.imported(passage + ofPassage(water) + mended + ofPassage(air));

    const { body: list } = await author.call(listPassages);
    expect(list.items).toMatchObject([{ title: 'Soil', question_count: 3 }]);
    const { body: read } = await author.readPassage(list.items[0].id);
    expect(read.text).toBe('Soil holds water and air.');
    expect(read.questions.map(({ stem }: { stem: string }) => stem)).toEqual([
      'What holds water?',
      'What is clay?',
      'Which of these hold air?',
    ]);
  });
});
