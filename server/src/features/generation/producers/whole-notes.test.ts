/** Sets of a long note that a language model writes: every part of the note is read and has an item. */
import { chooseModel } from '@akada/contract/base/language-model.ts';
import type { Card } from '@akada/contract/material/cards.ts';
import { type Coverage, getCoverage } from '@akada/contract/material/coverage.ts';
import {
  type CardGeneration,
  generateFlashcards,
  getCardGeneration,
} from '@akada/contract/work/card-generation.ts';
import { typedNote } from '@akada/core/generation/testing/typed-note.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createExpositoryNote } from '../../../testing/expository-note.ts';
import { type ModelRequest, type ModelServer, startModelServer } from '../../../testing/model-server.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { notePages } from '../../notes/note/notes.tables.ts';
import { generationWork } from '../generation.repo.ts';
import { generations } from '../generation.tables.ts';
import { warmEngine } from '../testing/warm-engine.ts';

const partCount = 17;
const names = ['Ossein', 'Keratin', 'Elastin', 'Fibrin', 'Myosin', 'Actin', 'Tubulin', 'Albumin', 'Globulin'];
const layers = ['amber', 'cobalt', 'ochre', 'umber', 'coral', 'slate', 'ivory', 'olive', 'russet'];
const getName = (part: number) => `${names[part % names.length]}${part < names.length ? '' : 'ase'}`;
const getLayer = (part: number) => `${layers[part % layers.length]}${part < layers.length ? '' : 'ish'}`;
const getFact = (part: number) =>
  `${getName(part)} is the protein that hardens the ${getLayer(part)} tissue.`;
const rest =
  'We met all of these before, and nobody was in a hurry, so that it took the whole morning. '.repeat(6);
const note = typedNote(
  Array.from(
    { length: partCount },
    (_, part) => `# The ${getLayer(part)} tissue\n${getFact(part)}\n\n${rest}`,
  ).join('\n'),
);

/** Writes one card for each passage with a fact, and answers each. */
function play({ instructions, turns: [turn = ''] }: ModelRequest): string {
  const facts = [...turn.matchAll(/\[P(\d+)\] (\w+) is the protein that hardens the (\w+) tissue\./g)];
  if (instructions.includes('You write flashcards')) {
    const cards = facts.map(([text, passage, name, layer]) => ({
      passage: Number(passage),
      quote: text.replace(/^\[P\d+\] /, ''),
      type: 'basic',
      front: `Which protein hardens the ${layer} tissue?`,
      back: name,
    }));
    return JSON.stringify({ cards });
  }
  const layersAsked = [...turn.matchAll(/^Card: Which protein hardens the (\w+) tissue\?$/gm)];
  const answers = layersAsked.map(([, layer], index) => {
    const part =
      Array.from({ length: partCount }, (_, number) => number).find((at) => getLayer(at) === layer) ?? 0;
    return { n: index + 1, answer: getName(part), status: 'one' };
  });
  return JSON.stringify({ answers });
}

let server: ModelServer;
let app: TestApp;

beforeAll(async () => {
  server = await startModelServer();
  const env = { STUDY_MODEL: 'openai_compatible', STUDY_MODEL_URL: server.url, STUDY_MODEL_NAME: 'big' };
  app = await createTestApp({ env });
  await warmEngine(app);
});
afterAll(() => Promise.all([app.close(), server.close()]));
beforeEach(() => {
  app.clock.advance(120_000);
  Object.assign(server, { mode: 'right', answer: play, upcoming: [] });
  server.calls.length = 0;
});

async function makeCards(count: number) {
  const person = await createPerson(app);
  const call = callAs(app, person);
  await call(chooseModel, { body: { choice: 'agreed', host: new URL(server.url).host } });
  const noteId = await createExpositoryNote(app, person.userId);
  const { db } = app.platform.database;
  await db.delete(notePages).where(eq(notePages.noteId, noteId));
  await db.insert(notePages).values(note.pages.map((page) => ({ ...page, noteId })));
  const requested = call(generateFlashcards, {
    body: { gemini_file_id: `files/${noteId}`, card_count: count },
    headers: { 'idempotency-key': newId() },
  });
  const find = () => db.select().from(generations).where(eq(generations.noteId, noteId));
  await expect.poll(async () => (await find()).length).toBe(1);
  const id = (await find())[0]?.id ?? '';
  const handler = app.features.jobs.find(({ job }) => job === generationWork.job);
  await handler?.run({ generation_id: id }, { signal: new AbortController().signal });
  await requested;
  const set: CardGeneration = (await call(getCardGeneration, { params: { id } })).body;
  const coverage: Coverage = (await call(getCoverage, { params: { id: noteId } })).body;
  return { set, coverage };
}

const getNames = (items: readonly Card[]) => new Set(items.map(({ source }) => source?.quote.split(' ')[0]));

it('a model reads all parts of a long note, and each part has a card', async () => {
  const { set, coverage } = await makeCards(partCount);
  const writing = server.calls.filter(({ instructions }) => instructions.includes('You write flashcards'));
  const sent = writing.flatMap(({ turns }) => [...turns.join().matchAll(/\[P(\d+)\] (?=\w+ is the)/g)]);
  expect(new Set(sent.map(([, number]) => number)).size).toBe(partCount);
  expect(writing.length).toBeGreaterThan(1);
  expect(set).toMatchObject({
    status: 'ready',
    made: partCount,
    parts: { read: partCount, total: partCount },
  });
  expect(set.made_by.message).toBe(`Made by big from your note. It read all ${partCount} parts.`);
  expect(getNames(set.items).size).toBe(partCount);
  expect(coverage.parts.map(({ cards }) => cards)).toEqual(Array.from({ length: partCount }, () => 1));
});

it('the engine makes cards of the parts that a model did not reach, and the set says how far it came', async () => {
  server.upcoming = ['right', 'right', 'wrong_key'];
  const { set, coverage } = await makeCards(partCount);
  const { read = 0, total } = set.parts ?? {};
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(partCount);
  expect(total).toBe(partCount);
  expect(set.made_by.message).toMatch(
    new RegExp(
      `It read ${read} of ${partCount} parts\\. \\d+ were made by .*because the language model did not`,
    ),
  );
  expect(coverage.parts.filter(({ cards }) => cards > 0)).toHaveLength(partCount);
});
