/** One of several processes stops in good order: no answer is cut, and no job is lost or done twice. */
import { chooseModel } from '@akada/contract/base/language-model.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import * as assistant from '@akada/contract/work/assistant.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelEnv, plantsAnswer } from '../../../features/assistant/testing/asking-student.ts';
import { newSecret } from '../../../platform/ids/ids.ts';
import { createExpositoryNote } from '../../../testing/expository-note.ts';
import { type ModelServer, startModelServer } from '../../../testing/model-server.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { createTestDatabase } from '../../../testing/postgres/postgres.ts';
import { eventReader } from '../../../testing/read-responses.ts';
import { type Content, makeUrl, sendTo } from '../../../testing/send.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startTwoProcesses, type TwoProcesses, type WebProcess } from '../../../testing/two-processes.ts';

// Each test starts a process, which takes as long as the machine lets it.
vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let model: ModelServer;
let processes: TwoProcesses;
let other: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  const authSecret = newSecret();
  model = await startModelServer();
  // The other processes have the machine's time.
  app = await createTestApp({ database, env: { AUTH_SECRET: authSecret }, startsAt: Date.now() });
  processes = await startTwoProcesses(database, { authSecret, env: modelEnv(model) });
  [other] = processes.origins;
});

afterAll(async () => {
  await processes.stop();
  await app.close();
  await model.close();
});

/** @returns a student who lets this model read their notes */
async function newStudent() {
  const { userId } = await createPerson(app);
  const headers = { authorization: `Bearer ${(await signIn(app, { userId })).access_token}` };
  const call = (endpoint: EndpointShape, content: Content, origin = other) =>
    sendTo(origin, endpoint, { ...content, headers });
  await call(chooseModel, { body: { choice: 'agreed', host: new URL(model.url).host } });
  return {
    userId,
    call,
    open: (origin: string, endpoint: EndpointShape, content: Content, signal?: AbortSignal) =>
      fetch(`${origin}${makeUrl(endpoint, content)}`, {
        method: endpoint.method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(content.body && { body: JSON.stringify(content.body) }),
        ...(signal && { signal }),
      }),
  };
}

const getRows = async (sql: string, ...values: unknown[]) =>
  (await app.platform.database.pool.query(sql, values)).rows;

const isDown = ({ origin }: WebProcess) =>
  fetch(origin).then(
    () => false,
    () => true,
  );

async function readEnd(next: () => Promise<unknown>): Promise<assistant.AnswerEvent | null> {
  let last: assistant.AnswerEvent | null = null;
  for (let event = await next(); event !== null; event = await next()) last = event as assistant.AnswerEvent;
  return last;
}

describe('an answer that is being written when its process stops', () => {
  let gate: PromiseWithResolvers<void>;
  beforeEach(() => {
    gate = Promise.withResolvers<void>();
    model.answer = () => plantsAnswer.apart;
    model.pace = () => gate.promise;
  });

  /** @returns a web process that stops while it writes an answer */
  async function stoppingWriter(signal?: AbortSignal) {
    const student = await newStudent();
    const web = await processes.startWeb();
    const next = eventReader(
      await student.open(web.origin, assistant.ask, { body: { query: 'What does salt do?' } }, signal),
    );
    const start = (await next()) as assistant.AnswerEvent;
    if (start.type !== 'start') throw new Error(`It began with ${start.type}`);
    await next();
    return { student, web, next, id: start.answer_id };
  }

  it('comes to its end, for its reader and for one at another process', async () => {
    const { student, web, next, id } = await stoppingWriter();
    const stopped = web.stop();
    await vi.waitUntil(() => isDown(web), { timeout: 60_000 });
    const elsewhere = eventReader(await student.open(other, assistant.followAnswer, { params: { id } }));
    gate.resolve();

    for (const reader of [next, elsewhere])
      expect(await readEnd(reader)).toMatchObject({
        type: 'end',
        answer: { state: 'done', text: plantsAnswer.apart },
      });
    await stopped;
  });

  it('is finished, too, when its reader has left', async () => {
    const reader = new AbortController();
    const { web, id } = await stoppingWriter(reader.signal);
    reader.abort();
    const stopped = web.stop();
    await vi.waitUntil(() => isDown(web), { timeout: 60_000 });
    gate.resolve();
    await stopped;
    expect(await getRows('SELECT state, text FROM assistant_answers WHERE id = $1', id)).toEqual([
      { state: 'done', text: plantsAnswer.apart },
    ]);
  });
});

it('a stopping worker returns the jobs that it cuts, and the next worker does each of them once', async () => {
  model.mode = 'hang';
  const students = await Promise.all(
    [1, 2, 3].map(async () => {
      const student = await newStudent();
      const noteId = await createExpositoryNote(app, student.userId);
      return { ...student, noteId };
    }),
  );
  const answers = students.map(({ call, noteId }) =>
    call(generateMcqs, { body: { gemini_file_id: noteId, question_count: 3 } }),
  );
  const states = () => getRows('SELECT status, attempts FROM generations');
  await vi.waitUntil(() => model.open() > 0, { timeout: 60_000 });
  await vi.waitUntil(async () => (await states()).length === students.length, { timeout: 60_000 });

  await processes.worker.stop();
  expect(await states()).toEqual(students.map(() => ({ status: 'queued', attempts: 0 })));

  model.mode = 'error';
  await processes.startWorker();
  await Promise.all(answers);
  const isReady = async () => (await states()).every(({ status }) => status === 'ready');
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 200 });
  for (const { userId } of students) {
    const counts = await getRows('SELECT count(*)::int FROM questions WHERE user_id = $1', userId);
    expect(counts).toEqual([{ count: 3 }]);
  }
});
