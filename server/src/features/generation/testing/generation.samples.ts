import { generateFlashcards } from '@akada/contract/work/card-generation.ts';
import { generateMcqs, replaceQuestion } from '@akada/contract/work/generation.ts';
import { generateGuide } from '@akada/contract/work/guide-generation.ts';
import { eq } from 'drizzle-orm';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { insertCard } from '../../cards/testing/cards.samples.ts';
import { createGuide } from '../../guides/testing/guides.samples.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { createQuestionOf } from '../../questions/testing/questions.samples.ts';
import { generations } from '../generation.tables.ts';

/**
 * @param idempotencyKey of the call that requested it
 * @returns the id of a generation with one question
 */
export async function createReadyGeneration(
  app: SharedTestApp,
  owner: Owner,
  idempotencyKey: string | null = null,
): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(generations).values({
    id,
    userId: owner.userId,
    noteId: newId(),
    kind: 'mcq',
    status: 'ready',
    requested: 1,
    made: 1,
    focus: owner.canary,
    attempts: 1,
    createdAt: moment(app),
    finishedAt: moment(app),
  });
  await createQuestionOf(app, owner, id);
  const call = { userId: owner.userId, endpoint: generateMcqs.id, key: idempotencyKey };
  await app.platform.database.transaction((tx) => claimKey(tx, call, id, app.clock.now()));
  return id;
}

/** @returns the id of a generation whose question was deleted just now */
async function createDeletedSet(app: SharedTestApp, owner: Owner): Promise<string> {
  const id = await createReadyGeneration(app, owner);
  const { db } = app.platform.database;
  await db
    .update(questions)
    .set({ deletedAt: moment(app) })
    .where(eq(questions.generationId, id));
  return id;
}

/**
 * @param idempotencyKey of the call that requested it
 * @returns the id of a generation with one card
 */
async function createReadyCardSet(
  app: SharedTestApp,
  owner: Owner,
  idempotencyKey: string | null = null,
): Promise<string> {
  const id = newId();
  const { userId, canary } = owner;
  await app.platform.database.db.insert(generations).values({
    id,
    userId,
    noteId: newId(),
    kind: 'flashcard',
    status: 'ready',
    requested: 1,
    made: 1,
    attempts: 1,
    focus: canary,
    createdAt: moment(app),
    finishedAt: moment(app),
  });
  await insertCard(app, owner, { generationId: id, state: 'draft' });
  const call = { userId, endpoint: generateFlashcards.id, key: idempotencyKey };
  await app.platform.database.transaction((tx) => claimKey(tx, call, id, app.clock.now()));
  return id;
}

const lists: FeatureSamples['lists'] = {
  'generation.list': { write: oneMore(createReadyGeneration), order: ['latest', 'generations.created_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    // For the owner's note this repeats an answered call, because no test worker makes questions. The server
    // answers a repetition before it checks the note, so this is a first call for any other note.
    'generation.mcqs': async ({ app, owner, objectId }) => {
      const key = newId();
      if (await isOwnNote(app, owner, objectId)) await createReadyGeneration(app, owner, key);
      return { body: { question_count: 1 }, headers: { 'idempotency-key': key } };
    },
    'generation.flashcards': async ({ app, owner, objectId }) => {
      const key = newId();
      if (await isOwnNote(app, owner, objectId)) await createReadyCardSet(app, owner, key);
      return { body: { card_count: 1 }, headers: { 'idempotency-key': key } };
    },
    'generation.guide': async ({ app, owner, objectId }) => {
      const key = newId();
      if (await isOwnNote(app, owner, objectId)) {
        const call = { userId: owner.userId, endpoint: generateGuide.id, key };
        const id = await createGuide(app, owner);
        await app.platform.database.transaction((tx) => claimKey(tx, call, id, app.clock.now()));
      }
      return { headers: { 'idempotency-key': key } };
    },
    'generation.guides': nothing,
    'generation.get_guide': nothing,
    'generation.get_flashcards': nothing,
    // As above: an own question is replaced already, by the question that a repetition answers with.
    'generation.replace_question': async ({ app, owner, objectId }) => {
      const key = newId();
      if (await isOwnQuestion(app, owner, objectId)) {
        const call = { userId: owner.userId, endpoint: replaceQuestion.id, key };
        await app.platform.database.transaction((tx) => claimKey(tx, call, objectId, app.clock.now()));
      }
      return { headers: { 'idempotency-key': key } };
    },
    'generation.list': nothing,
    'generation.get': nothing,
    'generation.topics': nothing,
    'generation.delete': nothing,
    'generation.restore': nothing,
    'generation.list_deleted': nothing,
  },
  objects: {
    generation: (app, owner) => createReadyGeneration(app, owner),
    card_set: (app, owner) => createReadyCardSet(app, owner),
  },
  objectsFor: { 'generation.restore': createDeletedSet },
};

function isOwnNote(app: SharedTestApp, owner: Owner, noteId: string): Promise<boolean> {
  return isOwn(app, owner, 'notes', noteId);
}

function isOwnQuestion(app: SharedTestApp, owner: Owner, questionId: string): Promise<boolean> {
  return isOwn(app, owner, 'questions', questionId);
}

async function isOwn(
  { platform }: SharedTestApp,
  { userId }: Owner,
  table: 'notes' | 'questions',
  id: string,
) {
  const { rows } = await platform.database.pool.query(
    `SELECT 1 FROM ${table} WHERE user_id = $1 AND id::text = $2`,
    [userId, id],
  );
  return rows.length > 0;
}
