/** Sets with questions without options next to those with options. */
import {
  deleteQuestion,
  editQuestion,
  myQuestions,
  type Question,
  reportQuestion,
  restoreQuestion,
} from '@akada/contract/material/questions.ts';
import { startExam, submitExam } from '@akada/contract/work/exams.ts';
import { previewExport } from '@akada/contract/work/exchange.ts';
import {
  deleteGeneration,
  type Generation,
  generateMcqs,
  getGeneration,
  replaceQuestion,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import { addBookmark, drawPractice } from '@akada/contract/work/practice.ts';
import { createShare } from '@akada/contract/work/shares/sharing.ts';
import { shortfallSentence } from '@akada/core/generation/shortfall.ts';
import { getTypedAnswers } from '@akada/core/generation/typed/typed-answers.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { changeOf } from '../../questions/testing/note-set.ts';
import { answer as accept, choices, copy, makeToken, newSharer } from '../../sharing/testing/sharers.ts';
import { generations } from '../generation.tables.ts';
import { choicesOfMixedNote, createMixedNote } from '../testing/mixed-note.ts';
import { warmEngine } from '../testing/warm-engine.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});

async function newStudent() {
  const person = await createPerson(app, { plan: 'premium' });
  const noteId = await createMixedNote(app, person.userId);
  const call = callAs(app, person);
  const order = async (fields: Record<string, unknown>): Promise<Generation> =>
    (await call(generateMcqs, { body: { gemini_file_id: noteId, ...fields } })).body;
  return { ...person, noteId, call, order };
}

const getAnswers = ({ kind, body, options, answer_index: index }: Question) =>
  body === undefined ? [options[index ?? -1]?.text ?? ''] : getTypedAnswers({ kind, body });
const hasOptions = ({ body }: Question) => body === undefined;

const mixedCount = 6;

/** A student with a mixed set, and its first question without options. */
async function newMixedSet() {
  const student = await newStudent();
  const set = await student.order({ question_count: mixedCount, types: 'mixed' });
  const item = set.items.find((question) => !hasOptions(question)) ?? expect.fail('The note gives one');
  return { ...student, set, item, params: { id: item.id } };
}

describe('an order for mixed types', () => {
  it('has questions with options and without, which are stored together', async () => {
    const { set, item, noteId } = await newMixedSet();
    expect(set).toMatchObject({ status: 'ready', made: mixedCount, shortfall: null });
    expect(set.items.some(hasOptions)).toBe(true);
    expect(item).toMatchObject({
      type: item.body?.type,
      options: [],
      answer_index: null,
      answer_indexes: [],
      source: { file_id: noteId, page: 1 },
      made_by: 'engine',
      checks: ['The quotation is in the note.'],
    });
    const { db } = app.platform.database;
    expect(await db.select().from(generations).where(eq(generations.id, set.id))).toMatchObject([
      { types: 'mixed', byEngine: mixedCount },
    ]);
  });

  it('uses one unit of the month, and its next set asks for other facts', async () => {
    const { set, order } = await newMixedSet();
    const next = await order({ question_count: 50, types: 'mixed' });
    expect([set.usage.used, next.usage.used - set.usage.used]).toEqual([1, next.shortfall?.counted ? 1 : 0]);
    expect(next.items.length).toBeGreaterThan(0);
    const answers = set.items.flatMap(getAnswers);
    expect(next.items.flatMap(getAnswers).filter((answer) => answers.includes(answer))).toEqual([]);
  });

  it('says why it is short', async () => {
    const { order } = await newStudent();
    const { items, shortfall } = await order({ question_count: 50, types: 'mixed' });
    expect(items.some((question) => !hasOptions(question))).toBe(true);
    expect(shortfall).toMatchObject({ code: 'too_short', message: shortfallSentence('too_short') });
  });

  it('with kinds has only those', async () => {
    const { order } = await newStudent();
    const { items } = await order({ question_count: 50, types: 'mixed', kinds: 'value' });
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['value']));
    expect(await order({ question_count: 50, kinds: 'order' })).toMatchObject({
      status: 'failed',
      items: [],
    });
  });

  it('is rejected with unknown types', async () => {
    const { call, noteId } = await newStudent();
    const { status, body } = await call(generateMcqs, { body: { gemini_file_id: noteId, types: 'essay' } });
    expect([status, body.detail.types]).toEqual([422, 'Choose multiple choice only, or others too']);
  });
});

it.each([{}, { types: 'choice' }])('an order with %j has only questions with options', async (types) => {
  const { order } = await newStudent();
  const { items, made, id } = await order({ question_count: 50, ...types });
  expect([made, items.filter(hasOptions).length]).toEqual([choicesOfMixedNote, choicesOfMixedNote]);
  const { db } = app.platform.database;
  expect(await db.select().from(generations).where(eq(generations.id, id))).toMatchObject([
    { types: 'choice' },
  ]);
});

describe('a question without options that was made of a note', () => {
  it('cannot be replaced or edited, which is said however often it is tried', async () => {
    const { call, params, item, set } = await newMixedSet();
    for (const key of ['one', 'one', newId()]) {
      const { status, body } = await call(replaceQuestion, { params, headers: { 'idempotency-key': key } });
      expect([status, body.detail]).toEqual([409, expect.stringMatching(/^Only questions with options/)]);
    }
    const body = { ...changeOf(item), options: ['A', 'B'], answer_index: 0 };
    expect((await call(editQuestion, { params, body })).status).toBe(422);
    const { body: reloaded } = await call(getGeneration, { params: { id: set.id } });
    expect(reloaded).toEqual(set);
  });

  it('is deleted and restored, with its set or without it', async () => {
    const { call, params, item, set } = await newMixedSet();
    await call(deleteQuestion, { params });
    expect((await call(restoreQuestion, { params })).body).toEqual(item);
    await call(deleteGeneration, { params: { id: set.id } });
    expect((await call(restoreGeneration, { params: { id: set.id } })).body.items).toEqual(set.items);
  });

  it('can be bookmarked, reported, practised, exported and shared', async () => {
    const { call, params, item, set } = await newMixedSet();
    expect((await call(addBookmark, { params: { question_id: item.id } })).status).toBe(204);
    for (const reason of ['unclear', 'wrong_answer'])
      expect((await call(reportQuestion, { params, body: { reason } })).status).toBe(204);
    const query = { generation_id: set.id, seed: newId(), zone: 'Africa/Lagos' };
    const { body: draw } = await call(drawPractice, { query });
    expect(draw.questions.find(({ id }: Question) => id === item.id)).toMatchObject({ body: item.body });
    for (const format of ['gift', 'moodle_xml', 'csv']) {
      const { body: preview } = await call(previewExport, { query: { format, set_id: set.id } });
      expect(preview).toMatchObject({ exported: set.items.length });
    }
    const share = { kind: 'set', subject_id: set.id, ...choices };
    expect((await call(createShare, { body: share })).body).toMatchObject({ parts: set.items.length });
  });

  it('keeps its gaps and its texts in files and in copies', async () => {
    const { call, set, item } = await newMixedSet();
    const answer = { type: 'short' as const, accepted: [], case: false, accents: false };
    const gap = { weight: 1, answer: { ...answer, accepted: [{ text: 'Carrots', share: 1, feedback: '' }] } };
    const body = { type: 'gaps' as const, gaps: [gap] };
    const pairs = ['2*3*4', '_b_'].map((left, index) => ({ left, right: `${index}` }));
    const matching = { type: 'matching' as const, pairs, extra: [] };
    const other = set.items.find(({ id }) => id !== item.id);
    const { db } = app.platform.database;
    const change = (id: string, columns: Partial<typeof questions.$inferInsert>) =>
      db.update(questions).set(columns).where(eq(questions.id, id));
    await change(item.id, { type: 'gaps', stem: 'Vitamin A is in [[1]].', body });
    await change(other?.id ?? '', { type: 'matching', options: [], answerIndex: null, body: matching });
    for (const format of ['moodle_xml', 'qti_2_1', 'print']) {
      const { body: preview } = await call(previewExport, { query: { format, set_id: set.id } });
      expect(preview).toMatchObject({ exported: set.items.length });
    }
    const share = { kind: 'set', subject_id: set.id, ...choices };
    const { body: shared } = await call(createShare, { body: share });
    const obi = await newSharer(app);
    const { body: offer } = await accept(obi, makeToken(shared));
    await copy(obi, offer.received_id);
    const { body: copied } = await obi.call(myQuestions);
    expect(copied.items).toContainEqual(expect.objectContaining({ stem: 'Vitamin A is in [[1]].', body }));
    const lefts = copied.items.flatMap((copy: Question) =>
      copy.body?.type === 'matching' ? copy.body.pairs.map(({ left }) => left) : [],
    );
    expect(lefts).toContain(String.raw`2\*3\*4`);
  });

  it('keeps its key back while an exam asks it, and is marked there', async () => {
    const { call, item, set } = await newMixedSet();
    const { body: exam } = await call(startExam, { body: { generation_id: set.id, duration_minutes: 10 } });
    const key = JSON.stringify(item.body);
    for (const reply of [
      await call(getGeneration, { params: { id: set.id } }),
      await call(myQuestions, { query: { generation_id: set.id } }),
    ]) {
      const question = reply.body.items.find(({ id }: Question) => id === item.id);
      expect(question).toMatchObject({ held: true, explanation: '', source: null });
      expect(question).not.toHaveProperty('body');
      expect(JSON.stringify(reply.body)).not.toContain(key);
    }
    expect(exam.questions).toHaveLength(set.items.length);
    expect(JSON.stringify(exam)).not.toContain(key);
    const { body: result } = await call(submitExam, { params: { id: exam.id } });
    expect(result.questions.find(({ id }: Question) => id === item.id)).toMatchObject({ body: item.body });
  });
});
