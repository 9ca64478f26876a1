/** Writing questions of the bank: rejections, kept versions, and the permission to publish. */
import * as bank from '@akada/contract/material/question-bank.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTutor } from '../../courses/testing/course-people.ts';
import { tutorProfiles } from '../../tutors/tutors.tables.ts';
import { questions } from '../question/questions.tables.ts';
import { bankForm, createBankQuestion } from '../testing/bank.samples.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';

let app: TestApp;
let author: BankAuthor;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  author = await newAuthor(app);
});
afterAll(() => app.close());

const minuteMs = 60_000;
const single = { type: 'single', answer_indexes: [0] };

describe('a question', () => {
  it('is stored as it was written, with its rendered Markdown', async () => {
    const question = await author.write({ status: 'published' });
    const { options, ...said } = bankForm;
    expect(question).toMatchObject({
      ...said,
      status: 'published',
      options: options.map((text) => ({ text })),
      version: 1,
      source: 'author',
      is_sample: false,
      reports: [],
    });
    const bold = { type: 'strong', children: ['water'] };
    expect(question.content?.stem?.blocks).toEqual([
      { type: 'paragraph', children: ['Which of these hold ', bold, ' in soil?'] },
    ]);
    expect(question.content?.options).toEqual([null, null, null]);
    expect((await author.read(question.id)).body).toEqual(question);
  });

  it('is created once, even if its call is repeated', async () => {
    const key = newId();
    const first = await author.create({}, key);
    const repeated = await author.create({ stem: 'Another one?' }, key);
    expect(repeated.body).toEqual(first.body);
    expect((await author.list()).total).toBe(1);
  });

  it.for([
    [{ type: 'single', answer_indexes: [0, 1] }, 'answer_indexes'],
    [{ answer_indexes: [3] }, 'answer_indexes'],
    [{ answer_indexes: [12] }, 'answer_indexes.0'],
    [{ answer_indexes: [1, 1] }, 'answer_indexes'],
    [{ type: 'true_false', answer_indexes: [0] }, 'options'],
    [{ feedback: ['Only one'] }, 'feedback'],
    [{ options: ['One'] }, 'options'],
    [{ tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, 'tags'],
    [{ course_id: newId() }, 'course_id'],
    [{ passage_id: newId() }, 'passage_id'],
    [{ stem: 'x'.repeat(4_001) }, 'stem'],
    [{ status: 'published', stem: '' }, 'stem'],
    [{ status: 'published', answer_indexes: [] }, 'answer_indexes'],
    [{ status: 'published', options: ['Humus', '', 'Clay'] }, 'options'],
  ] as const)('is rejected for %o', async ([changes, field]) => {
    const { status, body } = await author.create(changes);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('may be a draft without a key and with empty options', async () => {
    const draft = { ...single, stem: '', options: ['', ''], answer_indexes: [], feedback: ['', ''] };
    expect(await author.write(draft)).toMatchObject({ stem: '', answer_indexes: [], feedback: [] });
  });

  it('accepts a topic with a longer search key, and keeps each tag once', async () => {
    const question = await author.write({ topic: 'ﷺ'.repeat(120), tags: ['Mock', 'Mock'] });
    expect(question.tags).toEqual(['Mock']);
    expect((await author.list({ topic: 'ﷺ'.repeat(120) })).items).toHaveLength(1);
  });

  it('belongs only to a course of its author', async () => {
    const tutor = await newTutor(app);
    const course = await tutor.create('Soil science');
    const { status } = await author.create({ course_id: course.id });
    expect(status).toBe(422);
  });

  it('is read only by its author', async () => {
    const question = await author.write();
    const other = await newAuthor(app);
    const missing = await other.read(newId());
    expect(await other.read(question.id)).toEqual(missing);
    expect(await other.edit(question, { stem: 'Mine?' })).toEqual(missing);
  });
});

describe('a change', () => {
  it('a change of a published question makes a version and keeps the previous one', async () => {
    const question = await author.write({ status: 'published' });
    const { status, body } = await author.edit(question, { stem: 'What holds water?', tags: [] });
    expect([status, body.version, body.stem]).toEqual([200, 2, 'What holds water?']);
    const { items, total } = await author.versions(question.id);
    expect(total).toBe(1);
    const { stem, options, answer_indexes, feedback, tags } = question;
    expect(items).toMatchObject([{ version: 1, stem, options, answer_indexes, feedback, tags }]);
  });

  it('a changed draft keeps a version every ten minutes', async () => {
    let question = await author.write();
    for (const index of [1, 2, 3, 4, 5]) {
      app.clock.advance(4 * minuteMs);
      question = (await author.edit(question, { stem: `Draft ${index}` })).body;
    }
    expect(question.version).toBe(6);
    const { items } = await author.versions(question.id);
    expect(items).toMatchObject([{ version: 3, stem: 'Draft 2' }]);
  });

  it('saving equal content changes nothing, whatever version it names', async () => {
    const question = await author.write();
    const { body } = await author.edit(question, { stem: 'What holds water?' });
    const repeated = await author.edit(question, { stem: 'What holds water?' });
    expect([repeated.status, repeated.body]).toEqual([200, body]);
  });

  it('a change of an older version is rejected with the present question', async () => {
    const question = await author.write();
    const { body: now } = await author.edit(question, { stem: 'Mine' });
    const { status, body } = await author.edit(question, { stem: 'Theirs' });
    expect([status, body.detail.question]).toEqual([409, now]);
  });

  it('the later of two concurrent edits is rejected with the question of the first', async () => {
    const question = await author.write();
    const [mine, theirs] = await inLine(
      app,
      { sql: 'SELECT 1 FROM questions WHERE id = $1 FOR UPDATE', values: [question.id] },
      [() => author.edit(question, { stem: 'Mine' }), () => author.edit(question, { stem: 'Theirs' })],
    );
    expect([mine.status, theirs.status]).toEqual([200, 409]);
    expect(theirs.body.detail.question).toEqual(mine.body);
  });

  it('a change of type allows one right option, or several', async () => {
    const question = await author.write();
    const { body: one } = await author.edit(question, single);
    expect(one).toMatchObject({ type: 'single', answer_indexes: [0] });
    const { body: several } = await author.edit(one, { type: 'multiple', answer_indexes: [2, 1] });
    expect(several).toMatchObject({ type: 'multiple', answer_indexes: [1, 2] });
  });

  it('an edit keeps a course that was deleted in the meantime', async () => {
    const tutor = await newTutor(app);
    const course = await tutor.create('Crop science');
    const inCourse = { ...bankForm, course_id: course.id };
    const { body: question } = await tutor.call(bank.createBankQuestion, { body: inCourse });
    await tutor.remove(course.id);
    const { status, body } = await tutor.call(bank.editBankQuestion, {
      params: { id: question.id },
      body: { ...inCourse, stem: 'Changed?', version: 1 },
    });
    expect([status, body.course_id]).toEqual([200, course.id]);
  });
});

describe('publishing', () => {
  it.for(['pending', 'rejected', null] as const)(
    'is denied to a tutor whose approval is %s',
    async (state) => {
      const tutor = await newAuthor(app, state);
      const { status, body } = await tutor.create({ status: 'published' });
      expect([status, body.code]).toEqual([403, 'role_denied']);
      const draft = await tutor.write();
      expect((await tutor.edit(draft, { status: 'published' })).status).toBe(403);
      expect((await tutor.bulk({ ids: [draft.id], action: 'publish' })).status).toBe(403);
    },
  );

  it('a question stays published if its author is rejected later, but a change must be a draft', async () => {
    const question = await author.write({ status: 'published' });
    const { db } = app.platform.database;
    await db
      .update(tutorProfiles)
      .set({ state: 'rejected', rejectionReason: 'Say where you studied.' })
      .where(eq(tutorProfiles.userId, author.userId));
    expect((await author.read(question.id)).body.status).toBe('published');
    expect((await author.edit(question, { stem: 'Changed?' })).status).toBe(403);
    expect((await author.edit(question, { stem: 'Changed?', status: 'draft' })).status).toBe(200);
  });

  it('needs no approval of an administrator', async () => {
    const admin = callAs(app, await createPerson(app, { role: 'admin' }));
    expect(
      (await admin(bank.createBankQuestion, { body: { ...bankForm, status: 'published' } })).status,
    ).toBe(201);
  });
});

describe('the sample', () => {
  it('every teacher can read it, and nobody can change it', async () => {
    const id = await createBankQuestion(app, { userId: author.userId, canary: 'sample' });
    const { db } = app.platform.database;
    await db.update(questions).set({ userId: null, isSample: true }).where(eq(questions.id, id));
    const { status, body } = await author.read(id);
    expect([status, body.is_sample, body.reports]).toEqual([200, true, []]);
    expect((await author.edit(body, { stem: 'Mine?' })).status).toBe(404);
    expect((await author.bulk({ ids: [id], action: 'delete' })).status).toBe(404);
    expect((await author.list({ collection: 'sample' })).items).toMatchObject([{ id }]);
    expect((await author.list()).items).toEqual([]);
  });
});
