import { newId, newSecret } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import { createSomeone, oneMore, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { insertCard } from '../../cards/testing/cards.samples.ts';
import {
  type ShareRow,
  shareRecipients,
  shareReports,
  shares,
  shareVersions,
} from '../share/shares.tables.ts';

const choices = { rights: 'copy', days: 0, by_link: true };

/** Writes a share of the deck `mine`, which has a card. */
export async function insertShare(
  app: SharedTestApp,
  owner: Owner,
  traits: Partial<ShareRow> = {},
): Promise<string> {
  const { db, pool } = app.platform.database;
  const key = await insertCard(app, owner);
  const id = newId();
  const time = moment(app);
  await pool.query("DELETE FROM shares WHERE owner_id = $1 AND kind = 'deck'", [owner.userId]);
  await db.insert(shares).values({
    id,
    ownerId: owner.userId,
    kind: 'deck',
    subjectId: 'mine',
    title: owner.canary,
    rights: 'copy',
    clothSeed: 1,
    clothColour: 1,
    linkToken: newSecret(),
    version: 1,
    createdAt: time,
    changedAt: time,
    ...traits,
  });
  const card = { key, kind: 'basic', front: `What is ${owner.canary}?`, back: owner.canary, tags: [] };
  await db.insert(shareVersions).values({ shareId: id, number: 1, content: [card], parts: 1, madeAt: time });
  return id;
}

/** Something of another person that this one has accepted. */
export const createReceived: Factory = async (app, { userId, canary }) => {
  const giver = await createPerson(app);
  const shareId = await insertShare(app, { userId: giver.userId, canary });
  const id = newId();
  await app.platform.database.db.insert(shareRecipients).values({
    id,
    shareId,
    kind: 'deck',
    userId,
    state: 'accepted',
    invitedAt: moment(app),
    answeredAt: moment(app),
  });
  return id;
};

const linkOfAnother = async (app: SharedTestApp): Promise<string> => {
  const giver = await createPerson(app);
  const linkToken = newSecret();
  await insertShare(app, { userId: giver.userId, canary: 'a deck' }, { linkToken });
  return linkToken;
};

const opening =
  (body?: Record<string, unknown>): Sample =>
  async ({ app }) => ({ params: { token: await linkOfAnother(app) }, ...(body && { body }) });

/** Sending comes with premium. */
const asPremium =
  (body: (context: Parameters<Sample>[0]) => Promise<object> | object): Sample =>
  async (context) => {
    const { pool } = context.app.platform.database;
    await pool.query("UPDATE users SET subscription_plan = 'premium' WHERE id = $1", [context.owner.userId]);
    return body(context);
  };

const lists: FeatureSamples['lists'] = {
  'sharing.list': {
    write: ({ app, owner }) => insertShare(app, owner, { kind: 'note', subjectId: newId() }),
    order: ['latest', 'shares.created_at'],
  },
  'sharing.recipients': {
    write: async (call) =>
      runForList(
        call,
        `INSERT INTO share_recipients (id, share_id, kind, user_id, state, invited_at)
         SELECT $1, id, kind, $2, 'accepted', now() FROM shares WHERE id = $3`,
        [newId(), await createSomeone(call.app), call.objectId],
      ),
    order: ['latest', 'share_recipients.invited_at'],
  },
  'sharing.reports': {
    write: async (call) =>
      runForList(
        call,
        `INSERT INTO share_reports (id, share_id, reporter_id, part_key, comment, reported_at)
         VALUES ($1, $2, $3, '', 'It is wrong.', now())`,
        [newId(), call.objectId, await createSomeone(call.app)],
      ),
    order: ['latest', 'share_reports.reported_at'],
  },
  'sharing.received_list': {
    write: oneMore(createReceived),
    order: ['latest', 'share_recipients.invited_at'],
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'sharing.confirm_right': async ({ app, owner }) => {
      await insertCard(app, owner);
      return { body: { kind: 'deck', subject_id: 'mine', words: 1 } };
    },
    'sharing.create': asPremium(async ({ app, owner }) => {
      await insertCard(app, owner);
      return { body: { kind: 'deck', subject_id: 'mine', ...choices } };
    }),
    'sharing.list': nothing,
    'sharing.get': nothing,
    'sharing.change': () => ({ body: choices }),
    'sharing.revoke': nothing,
    'sharing.publish': asPremium(nothing),
    'sharing.invite': asPremium(() => ({ body: { emails: [`${newId()}@school.test`] } })),
    'sharing.recipients': nothing,
    'sharing.remove_recipient': async ({ app, objectId }) => {
      const person = await createPerson(app);
      const id = newId();
      await app.platform.database.pool.query(
        `INSERT INTO share_recipients (id, share_id, kind, user_id, state, invited_at)
         SELECT $1, id, kind, $2, 'accepted', $3 FROM shares WHERE id::text = $4`,
        [id, person.userId, moment(app), objectId],
      );
      return { params: { recipient_id: id } };
    },
    'sharing.reports': nothing,
    'sharing.offer': opening(),
    'sharing.answer': opening({ accept: true }),
    'sharing.received_list': nothing,
    'sharing.received_get': nothing,
    'sharing.copy': nothing,
    'sharing.changes': nothing,
    'sharing.exit': nothing,
    'sharing.report': () => ({ body: { part_key: '', comment: 'There is a mistake.' } }),
  },
  objects: { share: (app, owner) => insertShare(app, owner), received_share: createReceived },
};

/** A share, a received share of a deleted account, and a report. */
export async function giveShares(app: SharedTestApp, owner: Owner): Promise<void> {
  const { db } = app.platform.database;
  const { userId, canary } = owner;
  const shareId = await insertShare(app, owner);
  const time = moment(app);
  await db.insert(shareRecipients).values({
    id: newId(),
    shareId: null,
    kind: 'deck',
    userId,
    state: 'accepted',
    invitedAt: time,
    answeredAt: time,
  });
  await db.insert(shareReports).values({
    id: newId(),
    shareId,
    reporterId: userId,
    partKey: '',
    comment: canary,
    reportedAt: time,
  });
}
