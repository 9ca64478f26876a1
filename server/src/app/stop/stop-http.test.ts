/** A process that stops fails no call: load balancers learn of it first, and nothing holds it up. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { ready } from '@akada/contract/wire/app.ts';
import { endpoint } from '@akada/contract/wire/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log/log.ts';
import { createHttpServer } from '../http/http-server.ts';
import { mountRoutes } from '../http/mount.ts';
import { readyRoute } from '../http/ready.ts';
import { stopHttp, type UnusedConnections, watchUnusedConnections } from './stop-http.ts';
import { createStopStages, type StopStages } from './stop-stages.ts';

const slow = endpoint({
  id: 'slow.get',
  summary: 'Answers when the test says so',
  method: 'GET',
  path: '/slow',
  access: 'public',
  effect: 'safe',
  withoutDatabase: true,
  responses: { 200: z.object({ answered: z.boolean() }) },
});

let stages: StopStages;
let http: FastifyInstance;
let unused: UnusedConnections;
let called: PromiseWithResolvers<void>;
let gate: PromiseWithResolvers<void>;
let url: string;

beforeEach(async () => {
  const log = createLog('silent');
  stages = createStopStages(60_000);
  [called, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  http = await createHttpServer(log, { publicUrl: new URL('http://localhost'), trustedProxies: [] }, stages);
  mountRoutes(http, {
    table: [ready, slow],
    routes: [
      readyRoute(stages),
      route(slow)(async () => {
        called.resolve();
        await gate.promise;
        return { status: 200, body: { answered: true } };
      }),
    ],
    authenticate: () => Promise.reject(new Error('there is no sign-in here')),
    databaseAnswers: () => false,
    stages,
    secureCookies: false,
    log,
  });
  unused = watchUnusedConnections(http);
  await http.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api/v1`;
});
afterEach(async () => {
  gate.resolve();
  await http.close();
});

const stop = () => stopHttp(http, stages, { drainMs: 0, unused });

describe('a load balancer', () => {
  it('reads that a process takes work, also while the database is lost to all of them', async () => {
    const answer = await fetch(`${url}${ready.path}`);
    expect([answer.status, await answer.json(), answer.headers.get('connection')]).toEqual([
      200,
      { status: 'ready' },
      // HTTP/1.1 keeps a connection open without a header.
      null,
    ]);
  });

  it('reads that a process stops while it still answers, and loses each connection with its answer', async () => {
    stages.start();
    for (const _ of ['once', 'again']) {
      const answer = await fetch(`${url}${ready.path}`);
      expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
      expect(answer.headers.get('retry-after')).toBe('2');
    }
    expect(stages.closing.aborted).toBe(false);
  });
});

describe('a stopping process', () => {
  it('finishes the answer in progress, and keeps its connection no longer', async () => {
    const answer = fetch(`${url}${slow.path}`);
    await called.promise;
    const stopped = stop();
    gate.resolve();
    const { headers } = await answer;
    expect(headers.get('connection')).toBe('close');
    await stopped;
  });

  it('breaks the connection that a browser has opened in advance', async () => {
    const connection = once(http.server, 'connection');
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await connection;
    const closed = once(socket, 'close');
    await stop();
    await closed;
  });

  it('does not wait for a call that never ends', async () => {
    const answer = fetch(`${url}${slow.path}`).catch(() => null);
    await called.promise;
    await stopHttp(http, createStopStages(1), { drainMs: 0, unused });
    expect(await answer).toBeNull();
  });
});
