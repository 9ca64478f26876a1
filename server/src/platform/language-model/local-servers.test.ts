/** Servers on this machine are played over real sockets, well and badly. */
import type { RequestListener } from 'node:http';
import { localPrograms } from '@akada/core/language-model/local-programs.ts';
import { afterEach, expect, it } from 'vitest';
import {
  buildPorts,
  createAnswers,
  type PlayedServer,
  playServer,
} from '../../testing/local-model-server.ts';
import { findLocalServers, settingsLine } from './local-servers.ts';

const servers: PlayedServer[] = [];
const play = async (answer: RequestListener) => {
  const server = await playServer(answer);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

it.each(localPrograms)(
  '%s is found by its list of models, which is all that it is asked',
  async (program) => {
    const { port, requests } = await play(createAnswers(program, 'qwen3:4b'));
    const ports = buildPorts({ [program]: port });
    const found = await findLocalServers(ports);
    expect(found).toEqual([{ program, models: ['qwen3:4b'] }]);
    expect(requests.every((request) => request.startsWith('GET /'))).toBe(true);
    expect(found.map((server) => settingsLine(server, ports))).toEqual([
      `STUDY_MODEL=openai_compatible STUDY_MODEL_URL=http://127.0.0.1:${port}/v1 STUDY_MODEL_NAME=qwen3:4b`,
    ]);
  },
);

it('the search finds no server if nothing listens', async () => {
  expect(await findLocalServers(buildPorts({}))).toEqual([]);
});

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify(body));

it.each<[string, RequestListener]>([
  ['a web page', (_request, response) => void response.end('<html>Hello</html>')],
  ['an empty list', json({ status: 'ok', data: [], models: [] })],
  ['another form', json({ status: 'ok', data: 'a model', models: [null, { name: 3 }] })],
  ['a name that would be another setting', json({ status: 'ok', data: [{ id: 'a\nPAYMENTS=none' }] })],
  ['an error', (_request, response) => void response.writeHead(500).end()],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: '/v1/models' }).end()],
  ['no answer', () => {}],
  ['a closed connection', (request) => void request.socket.destroy()],
  [
    'an endless answer',
    (_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('{"data":'.repeat(1_000)));
      };
      response.on('drain', write);
      write();
    },
  ],
])('a search ignores whatever else has a port: %s', async (_what, answer) => {
  const { port } = await play(answer);
  expect(await findLocalServers({ ollama: port, lm_studio: port, llama_cpp: port })).toEqual([]);
});

it('a redirect is not followed', async () => {
  const target = await play(createAnswers('lm_studio', 'stolen'));
  const { port } = await play((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${target.port}/v1/models` }).end();
  });
  expect(await findLocalServers(buildPorts({ lm_studio: port }))).toEqual([]);
  expect(target.requests).toEqual([]);
});
