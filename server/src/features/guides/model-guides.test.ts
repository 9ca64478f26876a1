/** Study guides that a language model writes: over real HTTP, from the order to the stored sections. */
import { chooseModel } from '@akada/contract/base/language-model.ts';
import { type GuideSection, regenerateGuideSection } from '@akada/contract/material/guides.ts';
import { type Guide, generateGuide, getGuide } from '@akada/contract/work/guide-generation.ts';
import { emptyAnswer } from '@akada/core/guide/model/guide-prompt.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import {
  type ModelMode,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '../../testing/model-server.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { generationWork } from '../generation/generation.repo.ts';
import { warmEngine } from '../generation/testing/warm-engine.ts';
import { modelCalls } from '../language-model/language-model.tables.ts';
import { asksJudge, playJudge } from '../language-model/testing/played-judge.ts';
import { guides } from './guide/guides.tables.ts';

/** Comparing words cannot reveal that this sentence is wrong. */
const mixedSection = 'The guard cell is the tiny opening through which gases pass.';

/**
 * The model's text for the first section of the note on plants; other sections get only its first line. It has
 * neither steps, table and facts, nor a passage of its question.
 */
const written = {
  overview: { text: 'Green plants turn light, water and carbon dioxide into sugar.', p: [1] },
  key_points: [
    // Its number is wrong, but the note states it.
    { text: 'The plant **stores** its sugar as starch for the night.', p: [77] },
    { text: 'Photosynthesis was discovered by Jan Ingenhousz in 1779.', p: [1] },
    { text: 'Gases pass through a stoma [in](javascript:gases) and <b>out</b>.', p: [1] },
    { text: mixedSection, p: [1] },
  ],
  terms: [
    {
      term: 'Guard cell',
      meaning: 'The curved cell that opens and closes a stoma on the underside of a leaf.',
      p: [1],
    },
  ],
  diagram: {
    title: 'From light to starch',
    arrows: [
      { from: 'Light', label: 'absorbed by', to: 'Chlorophyll', p: [1] },
      { from: 'Light, water, carbon dioxide', label: '', to: 'Sugar', p: [1] },
      { from: 'Sugar"]; click n1 evil', label: 'stored as', to: 'Starch', p: [1] },
      { from: 'Sugar', label: 'stored as', to: 'Starch', p: [1] },
    ],
  },
  check: [{ question: 'Why does a plant store sugar as starch?', answer: 'To have sugar for the night.' }],
};

function play(request: ModelRequest): string {
  const {
    turns: [turn = ''],
  } = request;
  if (asksJudge(request))
    return playJudge(request, (statement) =>
      statement === mixedSection || /kite festival|1779|evil/.test(statement)
        ? { verdict: 'neither' }
        : { verdict: 'supported' },
    );
  if (turn.includes('the section "How plants make food"')) return JSON.stringify(written);
  const [, first = ''] = /^\[P1\] (.*)$/m.exec(turn) ?? [];
  return JSON.stringify({ ...emptyAnswer(), overview: { text: first, p: [1] } });
}

let server: ModelServer;
let app: TestApp;
/** The budget of this app admits one section a day. */
let small: TestApp;

beforeAll(async () => {
  server = await startModelServer();
  const env = { STUDY_MODEL: 'openai_compatible', STUDY_MODEL_URL: server.url, STUDY_MODEL_NAME: 'big' };
  const budget = { STUDY_MODEL_PRICE_OUTPUT: '1', STUDY_MODEL_BUDGET_STUDENT: '0.00652' };
  [app, small] = await Promise.all([createTestApp({ env }), createTestApp({ env: { ...env, ...budget } })]);
  await warmEngine(app);
});
afterAll(() => Promise.all([app.close(), small.close(), server.close()]));
beforeEach(() => {
  // Prevents calls of the previous test from counting for the circuit breaker.
  app.clock.advance(120_000);
  Object.assign(server, { mode: 'right', answer: play, upcoming: [] });
  server.calls.length = 0;
});

/** Orders a guide; its job is then run as the queue does, again after each failure. */
async function guideOf({ agrees = true, of = app } = {}) {
  const person = await createPerson(of, { fullName: 'Ngozi Canary' });
  const call = callAs(of, person);
  if (agrees) await call(chooseModel, { body: { choice: 'agreed', host: new URL(server.url).host } });
  const noteId = await createExpositoryNote(of, person.userId);
  const { db } = of.platform.database;
  const requested = call(generateGuide, {
    body: { gemini_file_id: `files/${noteId}` },
    headers: { 'idempotency-key': newId() },
  });
  const find = () => db.select().from(guides).where(eq(guides.noteId, noteId));
  await expect.poll(async () => (await find()).length).toBe(1);
  const id = (await find())[0]?.id ?? '';
  const handler = of.features.jobs.find(({ job }) => job === generationWork.job);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const run = handler?.run({ generation_id: id }, { signal: new AbortController().signal });
    if (
      await run?.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await requested;
  const guide: Guide = (await call(getGuide, { params: { id } })).body;
  const calls = await db.select().from(modelCalls).where(eq(modelCalls.workId, id));
  return { ...person, call, id, guide, calls, first: guide.sections[0] as GuideSection };
}

it('a guide holds the note’s statements, each with its passage, and nothing else', async () => {
  const { guide, first, calls } = await guideOf();
  expect(guide).toMatchObject({
    status: 'ready',
    origin: 'model',
    origin_sentence: 'Made by big from your note.',
    progress: null,
    usage: { used: 1 },
  });
  expect(guide.sections).toHaveLength(3);
  expect(first).toMatchObject({ origin: 'model', left_out: 3, title: { text: 'How plants make food' } });
  const [points, terms, diagram] = first.parts;
  expect(points).toMatchObject({ kind: 'points', title: null });
  const items = points?.kind === 'points' ? points.items : [];
  expect(items.at(-1)).toMatchObject({
    text: 'The plant **stores** its sugar as starch for the night.',
    passages: [{ page: 1, quote: 'Starch is the form in which the plant stores that sugar for the night.' }],
  });
  // The model left most definitions out: they are the note's own lines, in its order.
  const texts = items.map(({ text }) => text.split(' ').slice(0, 2).join(' '));
  expect(texts).toEqual([
    'Photosynthesis is',
    'Chlorophyll is',
    'Carotene is',
    'Xanthophyll is',
    'Anthocyanin is',
    'A chloroplast',
    'Gases pass',
    'Glucose is',
    'The plant',
  ]);
  expect(JSON.stringify(first)).not.toMatch(/"href"|1779|is the tiny opening/);
  expect(terms).toMatchObject({ kind: 'terms', items: [{ name: { text: 'Guard cell' } }] });
  expect(diagram).toMatchObject({
    kind: 'diagram',
    source: expect.stringMatching(/^flowchart TD\n {2}n1\["Light"\]/),
  });
  expect(JSON.stringify(diagram)).not.toContain('click');
  expect(first.check[0]).toMatchObject({
    kind: 'written',
    question: { text: 'Why does a plant store sugar as starch?' },
  });
  expect(guide.sections.every(({ check }) => check.length > 0)).toBe(true);
  expect(calls.every(({ answer }) => answer === null)).toBe(true);
  expect(JSON.stringify(server.calls)).not.toMatch(/Ngozi|Canary|plants\.pdf/);
});

it.each<[string, ModelMode, RegExp]>([
  ['never answers well', 'error', /because the language model did not answer/],
  ['never answers in its form', 'not_json', /because the language model gave no usable answer/],
])('if a model %s, the guide is a counted extract with an explanation', async (_, mode, sentence) => {
  server.mode = mode;
  const { guide } = await guideOf();
  expect(guide).toMatchObject({ status: 'ready', origin: 'extract', usage: { used: 1 } });
  expect(guide.origin_sentence).toMatch(sentence);
  expect(guide.sections).toHaveLength(3);
});

it('a guide continues after a failure in its middle without repeating earlier requests', async () => {
  server.upcoming = ['right', 'right', 'right', 'error'];
  const { guide, calls } = await guideOf();
  expect(guide).toMatchObject({ status: 'ready', origin: 'model' });
  expect(calls.length).toBe(new Set(calls.map(({ step }) => step)).size);
  expect(server.calls.length).toBeLessThanOrEqual(calls.length + 1);
});

it('a guide of a student without consent is extracted, and nothing is sent', async () => {
  const { guide } = await guideOf({ agrees: false });
  expect(guide.origin).toBe('extract');
  expect(guide.origin_sentence).toContain('you have not agreed');
  expect(server.calls).toEqual([]);
});

it('a guide says how many sections a spent budget omitted, and the student continues each', async () => {
  const { call, id, guide } = await guideOf({ of: small });
  expect(guide.origin_sentence).toBe(
    '1 of 3 parts is written by big from your note. 2 are sentences of the note so far, because the language model has done all it may do for you today.',
  );
  const left = guide.sections.filter((section) => section.left_because !== undefined);
  expect(left.map(({ origin, left_because }) => [origin, left_because])).toEqual([
    ['extract', 'the language model has done all it may do for you today'],
    ['extract', 'the language model has done all it may do for you today'],
  ]);
  const remake = (version: number) =>
    call(regenerateGuideSection, {
      params: { id, number: String(left[0]?.number) },
      body: { version },
      headers: { 'idempotency-key': newId() },
    });
  const rejection = await remake(1);
  expect([rejection.status, rejection.body.detail]).toEqual([
    409,
    'This part stays as it is, because the language model has done all it may do for you today. Please try again tomorrow.',
  ]);
  small.clock.advance(24 * 60 * 60_000);
  const { body } = await remake(1);
  expect(body).toMatchObject({ origin: 'model', version: 2 });
  expect(body).not.toHaveProperty('left_because');
  const { body: present } = await call(getGuide, { params: { id } });
  expect(present.origin_sentence).toMatch(
    /^2 of 3 parts are written by big from your note\. 1 is sentences of the note so far, /,
  );
});

it('the model makes sections of a guide again, or they stay as they are while it is unavailable', async () => {
  const { call, id } = await guideOf();
  const params = { id, number: '2' };
  const remake = (version: number) =>
    call(regenerateGuideSection, { params, body: { version }, headers: { 'idempotency-key': newId() } });
  expect((await remake(1)).body).toMatchObject({ number: 2, origin: 'model', version: 2 });
  server.mode = 'busy';
  const { status, body } = await remake(2);
  expect([status, body.detail]).toEqual([
    409,
    'The language model did not answer. Please try again in a moment.',
  ]);
});
