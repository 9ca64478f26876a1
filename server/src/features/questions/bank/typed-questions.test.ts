/** Questions without options in the bank: written, published, changed and compared. */
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';

let app: TestApp;
let tutor: BankAuthor;

beforeAll(async () => {
  app = await createTestApp();
  tutor = await newAuthor(app);
});
afterAll(() => app.close());

const acceptText = (text: string) => [{ text, share: 1, feedback: '' }];
const short = { type: 'short', accepted: acceptText('Abuja'), case: false, accents: false } as const;
const numerical = {
  type: 'numerical',
  accepted: [{ value: '9.81', tolerance: { by: 'absolute', size: '0.05' }, share: 1, feedback: '' }],
  units: [],
  unit: { rule: 'optional', penalty: 1, of: 'mark' },
} as const;

const criterion = { name: 'Argument', points: 4, guidance: 'Names two causes.' };
const essay = { type: 'essay', criteria: [criterion], min_words: 200, max_words: 300 } as const;

const bodies: [string, unknown][] = [
  ['Which city is it?', short],
  ['How fast does it fall?', numerical],
  [
    'Match them.',
    {
      type: 'matching',
      pairs: [
        { left: '$a^2$', right: 'b' },
        { left: 'c', right: 'd' },
      ],
      extra: [],
    },
  ],
  ['Put them in order.', { type: 'ordering', items: ['one', 'two'], rule: 'exact' }],
  ['It is [[1]].', { type: 'gaps', gaps: [{ weight: 1, answer: short }] }],
  ['Is it true?', { type: 'reasoned', verdict: true, reasons: ['So', 'Because'], reason: 1 }],
  ['Why do coasts grow?', essay],
];

const form = (stem: string, body: unknown, changes: object = {}) => ({
  type: (body as QuestionBody).type,
  stem,
  options: [],
  answer_indexes: [],
  feedback: [],
  body,
  status: 'published',
  ...changes,
});

describe('a tutor', () => {
  it.each(bodies)('publishes "%s", and saving it again changes nothing', async (stem, body) => {
    const question = await tutor.write(form(stem, body));
    expect(question).toMatchObject({ body, options: [], answer_indexes: [], version: 1 });
    expect((await tutor.edit(question)).body).toMatchObject({ version: 1 });
  });

  it('reads the body of an earlier version, and the formula of a body as a tree', async () => {
    const question = await tutor.write(form(...(bodies[2] as [string, unknown])));
    expect(Object.keys(question.content?.texts ?? {})).toEqual(['$a^2$']);
    const edit = await tutor.edit(question, { body: { ...question.body, extra: ['e'] } });
    expect(edit.body).toMatchObject({ version: 2, body: { extra: ['e'] } });
    expect((await tutor.versions(question.id)).items).toMatchObject([{ version: 1, body: question.body }]);
  });

  it('finds such questions by their type', async () => {
    const other = await newAuthor(app);
    for (const [stem, body] of bodies) await other.write(form(stem, body));
    await other.write({ stem: 'Which is it?' });
    for (const [stem, body] of bodies) {
      const { items } = await other.list({ type: (body as QuestionBody).type });
      expect(items.map((item: { stem: string }) => item.stem)).toEqual([stem]);
    }
  });

  it.each([
    ['without an answer that counts', form('Which?', { ...short, accepted: [] }), 'body'],
    [
      'with a number that is none',
      form('How?', { ...numerical, accepted: [{ ...numerical.accepted[0], value: 'x' }] }),
      'body',
    ],
    [
      'with a criterion without a name',
      form('Why?', { ...essay, criteria: [{ ...criterion, name: ' ' }] }),
      'body',
    ],
    [
      'with a criterion without points',
      form('Why?', { ...essay, criteria: [{ ...criterion, points: 0 }] }),
      'body',
    ],
    ['with word limits in the wrong order', form('Why?', { ...essay, min_words: 301 }), 'body'],
    ['with nine criteria', form('Why?', { ...essay, criteria: Array(9).fill(criterion) }), 'body'],
    ['with options beside it', form('Which?', short, { options: ['a', 'b'] }), 'options'],
    ['in the form of another type', form('Which?', short, { type: 'numerical' }), 'body'],
    ['without a body', form('Which?', short, { body: null }), 'body'],
    ['with a body that has a foreign field', form('Which?', { ...short, key: 1 }), 'body'],
    [
      'with a gap that the text lacks',
      form('It is.', { type: 'gaps', gaps: [{ weight: 1, answer: short }] }),
      'stem',
    ],
  ])('cannot publish one %s', async (_name, sent, field) => {
    const { status, body } = await tutor.create(sent);
    expect([status, Object.keys(body.detail).some((name) => name.startsWith(field))]).toEqual([422, true]);
  });

  it('keeps a draft whose body is not finished', async () => {
    const draft = form('Which?', { ...short, accepted: acceptText('') }, { status: 'draft' });
    expect((await tutor.create(draft)).status).toBe(201);
  });
});
