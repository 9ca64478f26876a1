import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { buildPorts, createAnswers, playServer } from '../../testing/local-model-server.ts';
import { type ModelMode, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { findLanguageModel } from './language-model.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'akada-doctor-'));
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  server.answer = () => '{"capital":"Paris"}';
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const find = (env: Record<string, string>, ports = buildPorts({})) =>
  findLanguageModel(
    { config: loadConfig({ DATA_DIR: dataDir, ...env }) } as Parameters<typeof findLanguageModel>[0],
    ports,
  );
const configured = () => ({
  STUDY_MODEL: 'openai_compatible',
  STUDY_MODEL_URL: server.url,
  STUDY_MODEL_KEY: 'hunter2',
  STUDY_MODEL_NAME: 'big',
  STUDY_MODEL_SMALL_NAME: 'small',
  STUDY_MODEL_TIMEOUT_S: '10',
});

it('the doctor sends nothing if no model is configured', async () => {
  expect(await find({ STUDY_MODEL: 'none', STUDY_MODEL_NAME: 'big' })).toMatchObject({ ok: true });
  expect(server.calls).toEqual([]);
});

it('the doctor names a model server of this machine, with the line that uses it, unless none is wanted', async () => {
  const ollama = await playServer(createAnswers('ollama', 'llama3.2'));
  const ports = buildPorts({ ollama: ollama.port });
  const settings = `STUDY_MODEL=openai_compatible STUDY_MODEL_URL=http://127.0.0.1:${ollama.port}/v1 STUDY_MODEL_NAME=llama3.2`;
  const { ok, line } = await find({}, ports);
  expect([ok, line]).toEqual([true, expect.stringMatching(/Ollama on this machine/)]);
  expect(line).toContain(settings);
  expect((await find({ STUDY_MODEL: 'none' }, ports)).line).not.toContain('Ollama');
  await ollama.close();
});

it('the doctor asks each model one small question', async () => {
  const budget = { STUDY_MODEL_PRICE_OUTPUT: '1', STUDY_MODEL_BUDGET_DAY: '5' };
  expect(await find({ ...configured(), ...budget })).toEqual({
    ok: true,
    line: `big and small at ${new URL(server.url).host} answered a small question; the budget is 5 US dollars a day`,
  });
  expect(server.calls.map(({ model }) => model)).toEqual(['big', 'small']);
});

it.each<[ModelMode, string]>([
  ['wrong_key', 'check STUDY_MODEL_KEY'],
  ['not_json', 'take another model'],
  ['error', 'the error 500'],
  ['cut_off', 'check STUDY_MODEL_URL'],
])('the doctor names the setting to check: %s', async (mode, words) => {
  server.mode = mode;
  const { ok, line } = await find(configured());
  expect([ok, line]).toEqual([false, expect.stringContaining(words)]);
  expect(line).not.toContain('hunter2');
});
