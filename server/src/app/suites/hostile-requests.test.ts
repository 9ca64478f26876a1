/**
 * Every request gets a proper answer and never causes a failure of ours. The requests come from the endpoint
 * table.
 */

import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { type Content, makeOutcome, type Reply } from '../../testing/send.ts';
import { getContent, goodCall } from '../../testing/suites/call.ts';
import { makePolicy, signsOut } from '../../testing/suites/feature-suites.ts';
import { hostileRequest, infamousRequests } from '../../testing/suites/hostile-request.ts';
import {
  admittedTo,
  createPrincipals,
  type Principals,
  signInAgain,
} from '../../testing/suites/principals.ts';
import { expectOneRefusal } from '../../testing/suites/refusal.ts';
import { runs, seed } from '../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;
let principals: Principals;

beforeAll(async () => {
  app = await sharedTestApp();
  principals = await createPrincipals(app);
});

const features = Map.groupBy(
  endpointTable.filter(({ streams }) => !streams),
  ({ id }) => id.split('.')[0],
);

describe.for([...features])('%s', { timeout: 300_000 }, ([, endpoints]) => {
  const byId = endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

  test.for(byId)('%s answers infamous values in every field', async ([, endpoint]) => {
    const requests = infamousRequests(endpoint, await goodRequest(endpoint));

    for (const request of requests) await expectAnAnswer(endpoint, request);
  });

  test.for(byId)('%s answers requests that no client would send', async ([, endpoint]) => {
    const request = hostileRequest(endpoint, await goodRequest(endpoint));

    await fc.assert(
      fc.asyncProperty(request, (one) => expectAnAnswer(endpoint, one)),
      { seed, numRuns: runs(400) },
    );
  });
});

/** The rejections of authentication: a search that gets no further finds nothing. */
const doorRefusals = ['401 not_signed_in', '401 session_ended', '403 email_unverified', '403 role_denied'];

async function expectAnAnswer(endpoint: EndpointShape, request: InjectOptions): Promise<void> {
  const reply = await answerTo(endpoint, request);

  const isPublic = makePolicy(endpoint.id).callers.anon === 'admitted';
  expect(reply, describeRequest(request)).toSatisfy(({ status }: Reply) => status < 500);
  expect(isPublic ? [] : doorRefusals).not.toContain(makeOutcome(reply));
  for (const refusal of [reply].filter(isRefusal)) expectOneRefusal(refusal);
}

const isRefusal = ({ status }: Reply) => status >= 400;

function describeRequest({ method, url, payload }: InjectOptions): string {
  return `${method} ${url} ${JSON.stringify(payload)?.slice(0, 300)}`;
}

async function answerTo(endpoint: EndpointShape, options: InjectOptions): Promise<Reply> {
  const caller = admittedTo(endpoint, principals);
  const { statusCode, headers, body } = await app.http.inject({
    ...options,
    headers: { ...options.headers, authorization: caller.authorization ?? '' },
  });
  if (signsOut.has(endpoint.id)) await signInAgain(app, caller);
  return { status: statusCode, headers, body };
}

/** Names the caller's object, or none if the endpoint would start long work on it. */
async function goodRequest(endpoint: EndpointShape): Promise<Content> {
  const call = await goodCall(app, principals, endpoint);
  const { headers: _, ...content } = await getContent(
    app,
    endpoint.object?.in === 'body' ? { ...call, objectId: newId() } : call,
  );
  return content;
}
