/** Questions of courses and sets on their way out, and back. */

import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { smallestPicture } from '../../../testing/pictures.ts';
import { inLong } from '../../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { createReadyGeneration } from '../../generation/testing/generation.samples.ts';
import { type BankAuthor, newAuthor } from '../../questions/testing/bank-people.ts';
import { exchanger } from '../testing/exchange-people.ts';

let app: SharedTestApp;
let author: BankAuthor;
let tutor: ReturnType<typeof exchanger>;
let course_id: string;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});
beforeEach(async () => {
  author = await newAuthor(app);
  tutor = exchanger(app, author);
  course_id = (await insertCourse(app, author.userId, { name: 'Soil & water' })).id;
});

const single = {
  type: 'single',
  stem: 'What holds **water**?',
  options: ['Humus', 'Sand'],
  answer_indexes: [0],
  feedback: [],
  explanation: 'Fine grains do.',
  status: 'published',
};

describe('the file of a course', () => {
  it.each([
    ['gift', 'Soil & water.gift.txt', 'text/plain; charset=utf-8'],
    ['qti_1_2', 'Soil & water.qti12.zip', 'application/zip'],
    ...inLong([
      ['aiken', 'Soil & water.aiken.txt', 'text/plain; charset=utf-8'],
      ['moodle_xml', 'Soil & water.xml', 'application/xml'],
      ['qti_2_1', 'Soil & water.qti21.zip', 'application/zip'],
      ['csv', 'Soil & water.csv', 'text/csv; charset=utf-8'],
      ['text', 'Soil & water.txt', 'text/plain; charset=utf-8'],
      ['print', 'Soil & water.html', 'text/html; charset=utf-8'],
    ]),
  ])('is for %s called %s and is %s', async (format, name, type) => {
    await author.write({ ...single, course_id });
    const { status, headers, body } = await tutor.take({ format, course_id });
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(body.length).toBeGreaterThan(40);
  });

  it.each(['gift', ...inLong(['moodle_xml', 'csv'])])('comes back from %s as it was', async (format) => {
    await author.write({ ...single, course_id });
    await author.write({ course_id, stem: 'Which hold air?' });
    const { body } = await tutor.take({ format, course_id });
    const other = await newAuthor(app);
    expect(await exchanger(app, other).imported(body, { name: 'soil' })).toMatchObject({
      imported: 2,
      errors: [],
    });
    expect(await tutor.imported(body, { name: 'soil' })).toMatchObject({ imported: 0, duplicates: 2 });
  });

  it.each(['moodle_xml', 'qti_2_1', ...inLong(['gift', 'aiken', 'qti_1_2', 'csv'])])(
    'is identical as %s after an import and a second export',
    async (format) => {
      const { id: passage_id } = await author.writePassage(
        'Soil',
        'Humus holds $x^2$ water.\n\n- one\n- two',
      );
      const feedback = ['Yes: **fine**.', ''];
      await author.write({
        ...single,
        feedback,
        topic: 'Water',
        difficulty: 'hard',
        tags: ['a', 'b c'],
        course_id,
      });
      for (const [at, stem] of ['First of it?', 'Second of it?', 'Third of it?'].entries())
        await author.write({ ...single, stem: `${stem} $\\frac{1}{${at + 2}}$`, course_id, passage_id });
      await author.write({ course_id, stem: 'Which hold air?' });
      const options = ['True', 'False'];
      await author.write({ ...single, type: 'true_false', stem: 'It is wet.', options, course_id });
      const file = await tutor.takeFile({ format, course_id });

      const other = await newAuthor(app);
      const { id: otherCourse } = await insertCourse(app, other.userId, { name: 'Soil & water' });
      const come = exchanger(app, other);
      const done = await come.imported(file, { name: 'soil', course_id: otherCourse });
      expect(done).toMatchObject({ errors: [], skipped: 0, duplicates: 0 });
      expect(done.imported).toBe(format === 'aiken' ? 5 : 6);
      const repeated = await come.takeFile({ format, course_id: otherCourse });
      expect(Buffer.from(repeated).toString('latin1')).toBe(Buffer.from(file).toString('latin1'));
    },
  );

  it('takes pictures and passages along', async () => {
    const { body: picture } = await author.call(addQuestionPicture, {
      body: {},
      file: new File([smallestPicture], 'leaf.png'),
    });
    const { id: passage_id } = await author.writePassage();
    const stem = `What is this? ![A leaf](image:${picture.id})`;
    await author.write({ ...single, stem, course_id, passage_id });
    const { body } = await tutor.take({ format: 'moodle_xml', course_id });
    expect(body).toMatch(/encoding="base64"/);

    const other = await newAuthor(app);
    await exchanger(app, other).imported(body, { name: 'leaf.xml' });
    const [question] = (await other.list()).items;
    const { body: read } = await other.read(question.id);
    expect(read.stem).toMatch(/!\[A leaf\]\(image:[0-9a-f-]{36}\)/);
    expect((await other.readPassage(read.passage_id)).body.text).toBe('Humus holds water.');
  });

  it('for paper is self-contained, and lists the answers after all questions', async () => {
    const { body: picture } = await author.call(addQuestionPicture, {
      body: {},
      file: new File([smallestPicture], 'leaf.png'),
    });
    const { id: passage_id } = await author.writePassage();
    const stem = `What is $\\frac{1}{2}$ of this? ![A leaf](image:${picture.id})`;
    await author.write({ ...single, stem, course_id, passage_id });
    await author.write({ ...single, stem: 'Withdrawn?', status: 'retired', course_id });
    const { body } = await tutor.take({ format: 'print', course_id });

    const [asked = '', answered = ''] = body.split('<h2>Answers</h2>');
    expect(asked).toContain('Question 1: Soil');
    expect(asked).toContain('Humus holds water.');
    expect(asked).toMatch(/<img src="data:image\/webp;base64,[\w+/]+=*" alt="A leaf">/);
    expect(asked).toContain('aria-label="\\frac{1}{2}"');
    expect(asked).not.toContain('Fine grains do.');
    expect(answered).toContain('Fine grains do.');
    expect(body).not.toContain('Withdrawn?');
    expect(body).not.toMatch(/<script|<link|(?:src|href)="(?!data:image)/);
  });

  it('has a preview of omitted parts, with reasons', async () => {
    await author.write({ ...single, course_id });
    await author.write({ ...single, stem: 'Withdrawn?', status: 'retired', course_id });
    await author.write({ course_id, stem: 'Which hold air?' });
    await author.write({ ...single, stem: 'No key yet?', answer_indexes: [], status: 'draft', course_id });
    const preview = await tutor.preview({ format: 'aiken', course_id });
    expect(preview).toMatchObject({ format: 'aiken', questions: 4, exported: 1 });
    expect(preview.left_out).toEqual(
      expect.arrayContaining([
        { message: 'It is left out: this question has no right answer.', questions: 1 },
        { message: 'It is left out because it is retired.', questions: 1 },
        { message: expect.stringMatching(/several right answers/), questions: 1 },
        { message: expect.stringMatching(/^Names, explanations/), questions: null },
      ]),
    );
  });

  it('without a question is rejected with a message', async () => {
    const { status, body } = await tutor.take({ format: 'csv', course_id });
    expect([status, JSON.parse(body).detail]).toEqual([409, expect.stringMatching(/no questions/)]);
    expect(await tutor.preview({ format: 'csv', course_id })).toMatchObject({ questions: 0, exported: 0 });
  });
});

describe('the file of a set', () => {
  it('is as the set is downloaded, and comes back as a set', async () => {
    const student = exchanger(app, await createPerson(app, { plan: 'premium' }));
    const file = 'What holds water? {=Humus ~Sand}\n';
    const { set_id } = await student.imported(file, { name: 'Mock.gift' });
    const query = { set_id: set_id ?? '' };
    const { body: text } = await student.take({ ...query, format: 'text' });
    expect(text).toBe('Mock\n\n1. What holds water?\n   A. Humus\n   B. Sand\n\nAnswers\n\n1. A. Humus\n');
    const { body: gift } = await student.take({ ...query, format: 'gift' });
    const other = exchanger(app, await createPerson(app));
    expect(await other.imported(gift, { name: 'Mock.gift' })).toMatchObject({ imported: 1 });
  });

  it('leaves in formats of other programs with premium, and as text, CSV and handout with every plan', async () => {
    const { userId } = await createPerson(app);
    const student = exchanger(app, { userId });
    const set_id = await createReadyGeneration(app, { userId, canary: 'Humus' });
    const rejectedReply = await student.take({ set_id, format: 'gift' });
    expect([rejectedReply.status, JSON.parse(rejectedReply.body)]).toMatchObject([
      403,
      { code: 'premium_required', detail: { feature: 'other_formats' } },
    ]);
    const free = ['text', 'csv', 'print'].map((format) => student.take({ set_id, format }));
    expect((await Promise.all(free)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('shows the texts of a set made from a note unchanged', async () => {
    const { userId } = await createPerson(app, { plan: 'premium' });
    const student = exchanger(app, { userId });
    const set_id = await createReadyGeneration(app, { userId, canary: 'a*b*c_d_ <b>' });
    const { body: gift } = await student.take({ set_id, format: 'gift' });
    const back = await student.imported(gift, { name: 'back.gift' });
    expect(back).toMatchObject({ imported: 1, errors: [] });
    const [text, again] = await Promise.all(
      [set_id, back.set_id ?? ''].map(
        async (id) => (await student.take({ set_id: id, format: 'text' })).body,
      ),
    );
    expect(again).toContain('a*b*c_d_ <b>');
    expect(text).toContain('a*b*c_d_ <b>');
  });
});

describe('an export', () => {
  it('contains only the questions of its owner', async () => {
    const stranger = exchanger(app, await newAuthor(app));
    const student = await createPerson(app);
    const set_id = await createReadyGeneration(app, { userId: student.userId, canary: 'x' });
    const gift = { format: 'gift' };
    const requestedReplies = [
      ...(await Promise.all(
        [{ course_id } as Record<string, string>, { set_id }].map((query) =>
          stranger.take({ ...gift, ...query }),
        ),
      )),
      await exchanger(app, student).take({ ...gift, course_id }),
      await stranger.take({ ...gift, course_id: newId() }),
    ];
    expect(requestedReplies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('names a course or a set, and not both', async () => {
    const none = await tutor.take({ format: 'gift' });
    const both = await tutor.take({ format: 'gift', course_id, set_id: newId() });
    expect([none.status, both.status]).toEqual([422, 422]);
  });
});
