import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { type RequestRow, supportMessages, supportRequests } from '../support.tables.ts';

/** A request that was answered, with one message. */
export const createRequest: Factory = (app, owner) => insertRequest(app, owner, 'answered');

async function insertRequest(
  app: SharedTestApp,
  { userId, canary }: Owner,
  state: RequestRow['state'],
): Promise<string> {
  const { db } = app.platform.database;
  const id = newId();
  const time = moment(app);
  await db.insert(supportRequests).values({
    id,
    userId,
    kind: 'account',
    page: canary,
    state,
    waitingSince: time,
    claimedBy: null,
    claimedUntil: null,
    createdAt: time,
    changedAt: time,
  });
  await db.insert(supportMessages).values({
    id: newId(),
    requestId: id,
    userId,
    fromSupport: false,
    answeredBy: null,
    text: canary,
    writtenAt: time,
  });
  return id;
}

const someRequest =
  (state: RequestRow['state'], body?: Record<string, unknown>): Sample =>
  async ({ app, owner }) => {
    const { userId } = await createPerson(app);
    const id = await insertRequest(app, { ...owner, userId }, state);
    return { params: { id }, ...(body ? { body } : {}) };
  };

const lists: FeatureSamples['lists'] = {
  'support.list': { write: oneMore(createRequest), order: ['latest', 'support_requests.changed_at'] },
  'support.queue': {
    write: oneMore(createRequest),
    order: ['earliest', 'support_requests.waiting_since'],
    query: ({ userId }) => ({ person: userId }),
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'support.list': nothing,
    'support.write': async ({ app, owner }) => {
      // Only five may be open, and the suites write often.
      await app.platform.database.pool.query(
        `UPDATE support_requests SET state = 'closed' WHERE user_id = $1`,
        [owner.userId],
      );
      return { body: { kind: 'account', text: owner.canary, page: '/settings' } };
    },
    'support.get': nothing,
    'support.reply': ({ owner }) => ({ body: { text: owner.canary } }),
    'support.queue': nothing,
    'support.read': someRequest('waiting'),
    'support.claim': someRequest('waiting'),
    'support.answer': someRequest('waiting', { text: 'Look into your mail.', messages_seen: 1 }),
    'support.close': someRequest('answered', { messages_seen: 1 }),
    'support.reopen': someRequest('closed'),
  },
  objects: { support_request: createRequest },
};
