/** The first screen of a student in one call: its parts are the answers of the calls that the page would make. */
import { firstScreen } from '@akada/contract/observers/first-screen.ts';
import { firstScreenCalls } from '@akada/contract/observers/first-screen-calls.ts';
import { apiBase, endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import { createQuestion } from '../../features/questions/testing/questions.samples.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Call, Route } from '../../platform/http/route.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { firstScreenRoute } from './first-screen.ts';

const zone = 'Africa/Lagos';
let app: SharedTestApp;
let student: SignedInCaller;

beforeAll(async () => {
  app = await sharedTestApp();
  student = await createCaller(app);
  await createQuestion(app, { userId: student.userId, canary: 'Humus' });
});

test('each part is what its own call answers', async () => {
  const headers = { authorization: student.authorization };
  const { status, body } = await send(app, firstScreen, { query: { zone }, headers });
  expect(status).toBe(200);

  const answers = JSON.parse(body);
  expect(Object.keys(answers).sort()).toEqual(Object.keys(firstScreenCalls).sort());
  for (const [name, address] of Object.entries(firstScreenCalls)) {
    const url = `${apiBase}/${address}${address.endsWith('zone=') ? encodeURIComponent(zone) : ''}`;
    const alone = await app.http.inject({ url, headers });
    expect({ [name]: answers[name] }).toEqual({ [name]: alone.json() });
  }
});

test('a page gets only the parts that it wants, and no unknown ones', async () => {
  const headers = { authorization: student.authorization };
  const parts = ['habits', 'practice'];
  const { body } = await send(app, firstScreen, { query: { zone, parts }, headers });
  expect(Object.keys(JSON.parse(body)).sort()).toEqual(parts);

  const unknown = await send(app, firstScreen, { query: { zone, parts: 'toString' as never }, headers });
  expect(unknown.status).toBe(422);
});

const paths = Object.values(firstScreenCalls).map((address) => address.split('?')[0]);
const called = endpointTable.filter(({ method, path }) => method === 'GET' && paths.includes(path.slice(1)));
const answering = (handle: Route['handle']) =>
  called.map((endpoint: EndpointShape): Route => ({ endpoint, handle }));
const ask = (routes: Route[]) =>
  firstScreenRoute(routes).handle({ query: {}, params: {} } as unknown as Call<EndpointShape>);

test('a rejected part is absent, and the others are there', async () => {
  const routes = answering(async () => ({ status: 200, body: {} })).map((route) =>
    route.endpoint.path === '/bookings/next' ? { ...route, handle: () => Promise.reject(notFound()) } : route,
  );
  const { next_booking, ...others } = firstScreenCalls;
  const answer = await ask(routes);
  expect(Object.keys('body' in answer ? Object(answer.body) : {})).toEqual(Object.keys(others));
});

test('the call fails if a part fails, because a student would read the gap as an empty day', async () => {
  const failure = new Error('The database is gone.');
  await expect(ask(answering(() => Promise.reject(failure)))).rejects.toBe(failure);
});
