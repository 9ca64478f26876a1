/**
 * Calls every endpoint as nine kinds of caller for an object that is their own, another account's, missing,
 * or has a malformed id. The expected results are in the `.policy.ts` of each feature and never come from the
 * contract.
 */

import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { allRows } from '../../testing/postgres/database-picture.ts';
import { makeOutcome, type Reply } from '../../testing/send.ts';
import {
  createObject,
  makeCall,
  makeObject,
  type ObjectCase,
  objectCases,
} from '../../testing/suites/call.ts';
import { givePersonalData } from '../../testing/suites/everything.ts';
import { makePolicy, policies, sampleRequests } from '../../testing/suites/feature-suites.ts';
import { type PrincipalName, principalNames } from '../../testing/suites/policy.ts';
import { createPrincipals, makeOwner, type Principals } from '../../testing/suites/principals.ts';
import { expectOneRefusal } from '../../testing/suites/refusal.ts';
import { portion } from '../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;
let principals: Principals;
/** An account that has everything and that no call mentions. */
let bystander: { canary: string; rows: string[] };

beforeAll(async () => {
  // Without mail, administrators do by hand what mail does elsewhere.
  app = await sharedTestApp({ env: { MAIL: 'none' } });
  principals = await createPrincipals(app);
  bystander = await createBystander();
});

async function createBystander() {
  const canary = 'canary-of-a-bystander';
  const previous = await allRows(app);
  await givePersonalData(app, { userId: (await createPerson(app)).userId, canary });
  return { canary, rows: [...(await allRows(app))].filter((row) => !previous.has(row)) };
}

const ids = endpointTable.map(({ id }) => id).sort();

test('every endpoint has a line that says who may call it, and every line its endpoint', () => {
  expect(Object.keys(policies).sort()).toEqual(ids);
});

test('every endpoint has a request that succeeds, and every request its endpoint', () => {
  expect(Object.keys(sampleRequests).sort()).toEqual(ids);
});

test('an object has an owner exactly where the policy says so', () => {
  const kinds = (getKind: (endpoint: EndpointShape) => string | undefined) =>
    Object.fromEntries(endpointTable.map((endpoint) => [endpoint.id, getKind(endpoint)]));

  expect(kinds(({ object }) => object?.kind)).toEqual(kinds(({ id }) => makePolicy(id).object));
});

const byId = endpointTable.map((endpoint) => [endpoint.id, endpoint] as const);

describe.for(byId)('%s', ([id, endpoint]) => {
  test.for(principalNames)('answers %s as the policy says', async (name) => {
    const replies = await repliesTo(endpoint, name, getCases(id, name));

    expect(mapped(replies, makeOutcome)).toEqual(
      mapped(replies, (_, objectCase) => expectedOutcome(id, name, objectCase)),
    );
    for (const reply of Object.values(replies)) {
      for (const other of principalNames.filter((it) => it !== name && !seesAll(id, name))) {
        expect(reply.body).not.toContain(principals[other].canary);
      }
      if (name !== 'admin') expect(reply.body).not.toContain(bystander.canary);
    }
    // The comparison above decides which replies are rejections.
    for (const refusal of Object.values(replies).filter(({ status }) => status >= 400))
      expectOneRefusal(refusal);
  });
});

const aboutObjects = byId.filter(([id]) => makePolicy(id).object);

describe.for(aboutObjects)('%s', ([id, endpoint]) => {
  const admitted = admittedWithoutAll(id);

  test.for(portion(admitted))(
    'answers %s about an object of another to the byte as about a missing one',
    async (name) => {
      const { foreign, missing } = await repliesTo(endpoint, name, ['foreign', 'missing']);

      expect(missing).toMatchObject({ status: 404, body: expect.stringContaining('"not_found"') });
      expect(foreign).toEqual(missing);
    },
  );

  test('changes nothing for the owner when a stranger asks', async () => {
    const [stranger, caller] = admitted
      .filter((name) => name !== 'unverified')
      .map((name) => principals[name]);
    if (!stranger || !caller) throw new Error(`${id} lets one kind of caller in: nobody can be a stranger`);
    const owner = makeOwner(caller);
    const objectId = await createObject(app, endpoint, owner);

    await makeCall(app, { endpoint, caller: stranger, owner, objectId });
    const answer = await makeCall(app, { endpoint, caller, owner, objectId });

    expect(makeOutcome(answer)).toBe(String(makePolicy(id).success));
  });
});

test('the calls change no data of a bystander', async () => {
  const now = await allRows(app);
  // A ticket lasts a minute. The next ticket that an account takes removes it.
  const lasting = bystander.rows.filter((row) => !row.startsWith('export_tickets '));

  expect(lasting.length).toBeGreaterThan(50);
  expect(lasting.filter((row) => !now.has(row))).toEqual([]);
});

/**
 * A long run covers all cases by all callers. Otherwise one admitted caller asks about all objects, the other
 * admitted callers about their own, and each caller without admission about a missing one.
 */
function getCases(id: string, name: PrincipalName): readonly ObjectCase[] {
  const { object, callers } = makePolicy(id);
  if (!object) return ['own'];

  const isDoor = callers[name] !== 'admitted';
  const asking = portion(isDoor ? principalNames : admittedWithoutAll(id));
  if (asking.includes(name)) return objectCases;
  return isDoor ? ['missing'] : ['own'];
}

function admittedWithoutAll(id: string): PrincipalName[] {
  const { callers } = makePolicy(id);
  return principalNames.filter((name) => callers[name] === 'admitted' && !seesAll(id, name));
}

type Replies = Partial<Record<ObjectCase, Reply>>;

async function repliesTo(
  endpoint: EndpointShape,
  name: PrincipalName,
  cases: readonly ObjectCase[],
): Promise<Replies> {
  const caller = principals[name];
  const stranger = makeOwner(principals[name === 'studentA' ? 'studentB' : 'studentA']);
  const owner = caller.person ? makeOwner(caller) : stranger;
  const replies: Replies = {};
  for (const objectCase of cases) {
    const objectId = await makeObject(app, endpoint, objectCase, { owner, stranger });
    replies[objectCase] = await makeCall(app, { endpoint, caller, owner, objectId });
  }
  return replies;
}

function mapped<Value>(
  replies: Replies,
  getText: (reply: Reply, objectCase: ObjectCase) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(replies).map(([name, reply]) => [name, getText(reply, name as ObjectCase)]),
  );
}

const refusalOfCase = {
  foreign: '404 not_found',
  missing: '404 not_found',
  malformed: '422 validation_failed',
};

/** Written out: the contract has these numbers too, and this is the second opinion. */
const statusOfRefusal: Record<string, number> = {
  not_signed_in: 401,
  session_ended: 401,
  email_unverified: 403,
  role_denied: 403,
};

/** Whether what is of others may be shown to this caller. */
function seesAll(id: string, name: PrincipalName): boolean {
  if (makePolicy(id).isPublic) return true;
  return name === 'admin' && makePolicy(id).adminsSeeAll === true;
}

function expectedOutcome(id: string, name: PrincipalName, objectCase: ObjectCase): string {
  const { callers, success } = makePolicy(id);
  const entry = callers[name];
  if (entry !== 'admitted') return `${statusOfRefusal[entry]} ${entry}`;
  const isTheirs = objectCase === 'own' || (objectCase === 'foreign' && seesAll(id, name));
  return isTheirs ? String(success) : refusalOfCase[objectCase];
}
