import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { answers, askedQuestions, threads } from '../record/assistant.tables.ts';

/** A conversation with a question and its answer. */
async function giveThread(app: SharedTestApp, { userId, canary }: Owner) {
  const { db } = app.platform.database;
  const [threadId, questionId, answerId] = [newId(), newId(), newId()];
  const createdAt = moment(app);
  const noteId = newId();
  await db.insert(threads).values({
    id: threadId,
    userId,
    kind: 'chat',
    title: canary,
    noteId,
    createdAt,
    usedAt: createdAt,
  });
  await db
    .insert(askedQuestions)
    .values({ id: questionId, threadId, userId, noteId, text: canary, createdAt });
  const citation = { number: 1, file_id: noteId, title: canary, page: 1, section: canary, quote: canary };
  await db.insert(answers).values({
    id: answerId,
    questionId,
    threadId,
    userId,
    version: 1,
    state: 'done',
    madeBy: 'notes',
    createdAt,
    text: `> ${canary} [P1]`,
    covered: true,
    citations: [citation],
    contentVersion: 1,
  });
  return { threadId, answerId };
}

export const createThread: Factory = async (app, owner) => (await giveThread(app, owner)).threadId;
export const createAnswer: Factory = async (app, owner) => (await giveThread(app, owner)).answerId;

const lists: FeatureSamples['lists'] = {
  'assistant.threads': { write: oneMore(createThread), order: ['latest', 'assistant_threads.used_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'assistant.ask': ({ owner }) => ({ body: { query: `What is ${owner.canary}?` } }),
    'assistant.ask_note': ({ owner }) => ({ body: { query: `What is ${owner.canary}?` } }),
    'assistant.help': () => ({ query: { step: '1', said: 'I do not know.' } }),
    'assistant.follow': () => ({ query: { after: '3' } }),
    'assistant.stop': nothing,
    'assistant.standing': nothing,
    'assistant.threads': ({ owner }) => ({ query: { search: owner.canary } }),
    'assistant.thread': nothing,
    'assistant.rename': ({ owner }) => ({ body: { title: `${owner.canary} again` } }),
    'assistant.delete': nothing,
    'assistant.restore': nothing,
    'assistant.list_deleted': nothing,
    'assistant.export': nothing,
  },
  objects: { assistant_thread: createThread, assistant_answer: createAnswer },
  objectsFor: { 'assistant.restore': deleted(createThread, 'assistant_threads') },
};
