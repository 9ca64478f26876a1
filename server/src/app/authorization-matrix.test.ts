/**
 * Who may do what, asked of every endpoint: nine kinds of caller, and an object that is theirs, somebody else's,
 * nobody's, or no id at all. The endpoint table drives it, so an endpoint cannot be forgotten.
 */
import { endpointTable } from '@akada/contract/table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createObject, objectFor } from '../testing/ask.ts';
import {
  expectedOutcome,
  type ObjectCase,
  objectCases,
  outcomeOf,
  successOf,
} from '../testing/authorization-policy.ts';
import { createPrincipals, ownerOf, type Principals, principalNames } from '../testing/principals.ts';
import { sampleRequests } from '../testing/sample-requests.ts';
import type { Reply } from '../testing/send.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let principals: Principals;
let cells = 0;

beforeAll(async () => {
  // Where there is no mail, administrators do by hand what mail does elsewhere.
  app = await createTestApp({ env: { MAIL: 'none' } });
  principals = await createPrincipals(app);
});

afterAll(async () => {
  console.log(`authorization matrix: ${cells} cells over ${endpointTable.length} endpoints`);
  await app.close();
});

test('every endpoint has a request that shows it at work', () => {
  expect(Object.keys(sampleRequests).sort()).toEqual(endpointTable.map(({ id }) => id).sort());
});

describe.for(endpointTable.map((endpoint) => [endpoint.id, endpoint] as const))('%s', ([, endpoint]) => {
  test.for(principalNames)('asked by %s', async (name) => {
    const caller = principals[name];
    const stranger = ownerOf(principals[name === 'studentA' ? 'studentB' : 'studentA']);
    const owner = caller.person ? ownerOf(caller) : stranger;
    const replies: Partial<Record<ObjectCase, Reply>> = {};

    for (const objectCase of endpoint.object ? objectCases : (['own'] as const)) {
      const objectId = await objectFor(app, endpoint, objectCase, { owner, stranger });
      const reply = await ask(app, { endpoint, caller, owner, objectId });
      replies[objectCase] = reply;
      cells += 1;

      expect.soft(outcomeOf(reply), objectCase).toEqual(expectedOutcome(endpoint, caller, objectCase));
      for (const other of principalNames.filter((it) => it !== name)) {
        expect.soft(reply.body, objectCase).not.toContain(principals[other].canary);
      }
    }
    expect(replies.foreign, 'somebody else’s object is to the last byte a missing one').toEqual(
      replies.missing,
    );
  });
});

const aboutObjects = endpointTable
  .filter(({ object }) => object)
  .map((endpoint) => [endpoint.id, endpoint] as const);

test.for(aboutObjects)('%s, asked by a stranger, changes nothing for the owner', async ([, endpoint]) => {
  const owner = ownerOf(principals.studentA);
  const objectId = await createObject(app, endpoint, owner);

  await ask(app, { endpoint, caller: principals.studentB, owner, objectId });
  const answer = await ask(app, { endpoint, caller: principals.studentA, owner, objectId });

  expect(outcomeOf(answer)).toEqual(successOf(endpoint));
});
