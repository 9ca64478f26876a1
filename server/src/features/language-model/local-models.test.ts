/** An administrator finds, tries and turns on a model server of this machine. */
import { buffer } from 'node:stream/consumers';
import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import * as contract from '@akada/contract/base/local-model.ts';
import { type AuditRow, listAudit } from '@akada/contract/observers/audit.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import {
  buildPorts,
  createAnswers,
  type PlayedServer,
  playServer,
} from '../../testing/local-model-server.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAskingStudent } from '../assistant/testing/asking-student.ts';

const model = 'llama3.2:3b';
let modelServer: ModelServer;
let server: PlayedServer;
let app: TestApp;

beforeAll(async () => {
  modelServer = await startModelServer();
  // The list is of Ollama; everything else is sent to a server that speaks the protocol of models.
  const list = createAnswers('ollama', model);
  server = await playServer(async (request, response) => {
    if (request.method === 'GET') return list(request, response);
    const body = await buffer(request);
    const answer = await fetch(new URL(request.url ?? '', modelServer.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const internet = { resolve: async () => [], localPorts: buildPorts({ ollama: server.port }) };
  app = await createTestApp({ internet });
});
afterAll(async () => {
  await app.close();
  await Promise.all([server.close(), modelServer.close()]);
});
beforeEach(() => {
  Object.assign(modelServer, { mode: 'right', answer: () => '{"capital":"Paris"}' });
  modelServer.calls.length = 0;
});
afterEach(async () => {
  await (await administrator()).call(contract.turnOffLocalModel, {});
});

async function administrator() {
  const person = await createPerson(app, { role: 'admin' });
  return { ...person, call: callAs(app, person) };
}

const free = { price_input: 0, price_output: 0, budget_day: null, budget_student: null };
const choice = { program: 'ollama', model } as const;

it('an administrator sees what was found, and nothing was sent to it', async () => {
  const { body } = await (await administrator()).call(contract.readLocalModels, {});
  expect(body).toEqual({
    in_use: null,
    may_choose: true,
    found: [{ program: 'ollama', models: [model] }],
    spent_today: 0,
  });
  expect(modelServer.calls).toEqual([]);
});

it('a try says how long the answer took and whether JSON works', async () => {
  const { call } = await administrator();
  const attempt = async () => (await call(contract.tryLocalModel, { body: choice })).body;
  expect(await attempt()).toEqual({ answered: true, took_ms: expect.any(Number), in_json: true });
  expect(modelServer.calls.map(({ turns }) => turns.join())).toEqual([
    expect.stringContaining('capital of France'),
  ]);
  modelServer.answer = () => 'Paris, of course.';
  expect(await attempt()).toMatchObject({ answered: true, in_json: false });
  modelServer.mode = 'error';
  expect(await attempt()).toMatchObject({ answered: false, in_json: false });
});

it('only a model that is found is tried', async () => {
  const { call } = await administrator();
  for (const body of [{ ...choice, model: 'other' }, { program: 'lm_studio', model } as const])
    expect((await call(contract.tryLocalModel, { body })).body).toMatchObject({ answered: false });
  expect(modelServer.calls).toEqual([]);
});

it('a model that is turned on answers students who agree, and is off immediately after it is turned off', async () => {
  const { call, userId } = await administrator();
  const on = { ...choice, ...free, price_output: 2, budget_day: 5 };
  const { body } = await call(contract.chooseLocalModel, { body: on });
  expect(body.in_use).toMatchObject({ model, chosen_by: 'page', price_output: 2, budget_day: 5 });

  const ada = await createAskingStudent(app);
  expect(await ada.answerTo('What is osmosis?')).toMatchObject({ made_by: 'notes' });
  expect(modelServer.calls).toEqual([]);
  const { recipient } = (await ada.call(getModelChoice, {})).body;
  expect(recipient).toEqual({ host: `127.0.0.1:${server.port}`, model, is_local: true });
  await ada.call(chooseModel, { body: { choice: 'agreed', host: recipient?.host ?? '' } });
  modelServer.answer = () => 'Osmosis is the movement of water through a membrane [P1].';
  expect(await ada.answerTo('What is osmosis?')).toMatchObject({ made_by: 'model', model });

  app.clock.advance(1);
  await call(contract.turnOffLocalModel, {});
  expect(await ada.answerTo('What is osmosis?')).toMatchObject({ made_by: 'notes' });
  const audit = (await call(listAudit, { query: { actor: userId } })).body.items;
  // Both rows have the same time, because the clock of tests stands.
  expect(audit.map(({ action }: AuditRow) => action).sort()).toEqual([
    'language_model.turn_off',
    'language_model.turn_on',
  ]);
});

it('the same choice sent twice is recorded once', async () => {
  const { call, userId } = await administrator();
  for (let time = 0; time < 2; time += 1)
    await call(contract.chooseLocalModel, { body: { ...choice, ...free } });
  const audit = (await call(listAudit, { query: { actor: userId } })).body.items;
  expect(audit).toHaveLength(1);
});

it('a budget without a price is rejected', async () => {
  const { call } = await administrator();
  const { status } = await call(contract.chooseLocalModel, {
    body: { ...choice, ...free, budget_day: 1 },
  });
  expect(status).toBe(422);
});

it.each(['none', 'openai_compatible'])(
  'settings decide, not the page: STUDY_MODEL=%s',
  async (STUDY_MODEL) => {
    const env = { STUDY_MODEL, STUDY_MODEL_NAME: 'big', STUDY_MODEL_URL: modelServer.url };
    const other = await createTestApp({ env });
    try {
      const person = await createPerson(other, { role: 'admin' });
      const call = callAs(other, person);
      const { body } = await call(contract.readLocalModels, {});
      expect(body).toMatchObject({ may_choose: false, found: [] });
      expect(body.in_use?.chosen_by).toBe(STUDY_MODEL === 'none' ? undefined : 'settings');
      const rejected = await call(contract.chooseLocalModel, { body: { ...choice, ...free } });
      expect(rejected.status).toBe(409);
    } finally {
      await other.close();
    }
  },
);
