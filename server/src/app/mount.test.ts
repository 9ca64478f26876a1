/** The table and its handlers have to be each other's match, and nothing passes that the table does not say. */
import { type EndpointShape, endpoint } from '@akada/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Route, route } from '../platform/http/route.ts';
import { createLog } from '../platform/log/log.ts';
import { createHttpServer } from './http-server.ts';
import { mountRoutes } from './mount.ts';

const log = createLog('silent');

const greet = endpoint({
  id: 'greetings.greet',
  summary: 'Say hello',
  method: 'GET',
  path: '/greetings/{name}',
  access: 'public',
  effect: 'safe',
  params: z.strictObject({ name: z.string() }),
  responses: { 200: z.object({ greeting: z.string() }) },
});

const leave = endpoint({ ...greet, id: 'greetings.leave', path: '/farewells/{name}' });

const greeting = route(greet)(async ({ params }) => ({
  status: 200,
  body: { greeting: `Hello ${params.name}` },
}));

async function mounted(table: readonly EndpointShape[], routes: readonly Route[]): Promise<FastifyInstance> {
  const app = await createHttpServer(log, { publicUrl: new URL('http://localhost'), trustedProxies: [] });
  mountRoutes(app, {
    table,
    routes,
    authenticate: () => Promise.reject(new Error('nobody signs in here')),
    shutdown: new AbortController().signal,
    secureCookies: false,
    log,
  });
  return app;
}

test('a declared endpoint with its handler is served', async () => {
  const app = await mounted([greet], [greeting]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.json()).toEqual({ greeting: 'Hello Ada' });
});

test('an endpoint without a handler is not started with', async () => {
  await expect(mounted([greet, leave], [greeting])).rejects.toThrow('without a handler: [greetings.leave]');
});

test('a handler without an endpoint is not started with', async () => {
  await expect(mounted([], [greeting])).rejects.toThrow('without an endpoint: [greetings.greet]');
});

test('two endpoints of one name are not started with', async () => {
  await expect(mounted([greet, greet], [greeting, greeting])).rejects.toThrow('share an id');
});

test('a status that is not declared does not leave', async () => {
  const undeclared: Route = {
    endpoint: greet,
    handle: async () => ({ status: 203, body: { greeting: 'Hi' } }),
  };
  const app = await mounted([greet], [undeclared]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('Hi');
});

test('a field that is not declared does not leave', async () => {
  const body = { greeting: 'Hello', password_hash: 'a secret' };
  const talkative: Route = { endpoint: greet, handle: async () => ({ status: 200, body }) };
  const app = await mounted([greet], [talkative]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.json()).toEqual({ greeting: 'Hello' });
});

test('an answer that lacks a declared field does not leave', async () => {
  const poor: Route = { endpoint: greet, handle: async () => ({ status: 200, body: {} }) };
  const app = await mounted([greet], [poor]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.statusCode).toBe(500);
});
