/** Whatever a caller sends, the answer is an answer and never a failure of ours. The endpoint table says what to send. */
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import { endpointTable } from '@akada/contract/table.ts';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids/ids.ts';
import { createObject } from '../testing/ask.ts';
import { hostileRequest, infamousRequests } from '../testing/hostile-request.ts';
import { infamousJson, infamousTexts } from '../testing/hostile-values.ts';
import { admittedTo, createPrincipals, ownerOf, type Principals, signInAnew } from '../testing/principals.ts';
import { expectOneRefusal, refusalsLookedAt } from '../testing/refusal.ts';
import { sampleRequests } from '../testing/sample-requests.ts';
import type { Content, Reply } from '../testing/send.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** The same requests each time, so that a failure is about the change that was made; a longer hunt sets both. */
const { HOSTILE_SEED = '1815', HOSTILE_RUNS = '200' } = process.env;

let app: TestApp;
let principals: Principals;
const statuses = new Map<number, number>();

beforeAll(async () => {
  app = await createTestApp();
  principals = await createPrincipals(app);
});

afterAll(async () => {
  console.log('answers to hostile requests by status:', Object.fromEntries([...statuses].sort()));
  console.log(`infamous values: ${infamousTexts.length} as text, ${infamousJson.length} as JSON;`);
  console.log(`refusals held to the one shape: ${refusalsLookedAt()}`);
  await app.close();
});

const answering = endpointTable
  .filter(({ streams }) => !streams)
  .map((endpoint) => [endpoint.id, endpoint] as const);

describe.for(answering)('%s', { timeout: 120_000 }, ([, endpoint]) => {
  test('answers every infamous value in every field', async () => {
    for (const request of infamousRequests(endpoint, await goodRequest(endpoint))) {
      await expectAnAnswer(endpoint, request);
    }
  });

  test('answers what nobody thought of', async () => {
    const request = hostileRequest(endpoint, await goodRequest(endpoint));

    await fc.assert(
      fc.asyncProperty(request, (one) => expectAnAnswer(endpoint, one)),
      {
        seed: Number(HOSTILE_SEED),
        numRuns: Number(HOSTILE_RUNS),
      },
    );
  });
});

async function expectAnAnswer(endpoint: EndpointShape, request: InjectOptions): Promise<void> {
  const reply = await answerTo(endpoint, request);

  expect(reply, describeRequest(request)).toSatisfy(({ status }: Reply) => status < 500);
  if (reply.status >= 400) expectOneRefusal(reply);
}

function describeRequest({ method, url, payload }: InjectOptions): string {
  return `${method} ${url} ${JSON.stringify(payload)?.slice(0, 300)}`;
}

async function answerTo(endpoint: EndpointShape, options: InjectOptions): Promise<Reply> {
  const { authorization } = admittedTo(endpoint, principals);
  const { statusCode, headers, body } = await app.http.inject({
    ...options,
    headers: { ...options.headers, authorization: authorization ?? '' },
  });
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  return { status: statusCode, headers, body };
}

/** About an object of the caller's; about none where the endpoint would set out to work on it. */
async function goodRequest(endpoint: EndpointShape): Promise<Content> {
  const caller = admittedTo(endpoint, principals);
  // An earlier endpoint may have ended the session.
  await signInAnew(app, caller);
  const owner = ownerOf(caller);
  const objectId = endpoint.object?.in === 'body' ? newId() : await createObject(app, endpoint, owner);
  const sample = (await sampleRequests[endpoint.id]?.({ app, owner, objectId })) ?? {};
  if (!endpoint.object) return sample;

  const { in: part, field } = endpoint.object;
  return { ...sample, [part]: { ...sample[part], [field]: objectId } };
}
