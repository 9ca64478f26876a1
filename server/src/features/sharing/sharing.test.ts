/** Sharing by the real app: rights as a table, tokens, copies that are renewed, and what stays when an owner goes. */
import * as receiving from '@akada/contract/work/shares/received-shares.ts';
import * as endpoints from '@akada/contract/work/shares/sharing.ts';
import type { ShareKind } from '@akada/core/sharing/share-rules.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import type { PersonTraits } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { runs } from '../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { accountVerified } from '../accounts/accounts.ts';
import { createReadyGeneration } from '../generation/testing/generation.samples.ts';
import { createGuide } from '../guides/testing/guides.samples.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import {
  answer,
  choices,
  copy,
  makeToken,
  newSharer,
  read,
  type Student,
  shareDeck,
} from './testing/sharers.ts';

const count = runs(10_000);

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const student = (traits: PersonTraits = {}) => newSharer(app, traits);
const mailsTo = (address: string) =>
  getRows(app, 'SELECT subject, body_text AS text FROM mail_outbox WHERE recipient = $1', [address]);

/** @returns the id of something of this person's */
function getSubject(owner: Student, kind: ShareKind): Promise<string> {
  const named = { ...owner, canary: 'cells' };
  if (kind === 'deck') return Promise.resolve('mine');
  if (kind === 'set') return createReadyGeneration(app, named);
  return kind === 'guide' ? createGuide(app, named) : owner.note('Cells', 'All life has **cells**.');
}

let ada: Student;

beforeEach(async () => {
  ada = await student({ plan: 'premium', fullName: 'Ada Obi' });
});

describe('who may do what', () => {
  const kinds = ['deck', 'set', 'note', 'guide'] as const;
  const rights = ['view', 'copy'] as const;
  /** Each caller's status, 200, 409 or 404, for looking at the link, reading, copying. */
  const table = [
    ['a stranger with the link', [200, 404, 404]],
    ['a recipient', [200, 200, 200]],
    ['one who has left', [200, 404, 404]],
    ['one who was removed', [404, 404, 404]],
    ['a recipient after revoking', [404, 200, 409]],
    ['the owner', [200, 404, 404]],
  ] as const;
  const cases = kinds.flatMap((kind) =>
    rights.flatMap((right) => table.map(([name, codes]) => [name, kind, right, codes] as const)),
  );

  it.each(cases)('%s of a %s to %s: %j', async (name, kind, right, [looking, reading, copying]) => {
    await ada.card('Osmosis');
    const subject = await getSubject(ada, kind);
    const share = await shareDeck(ada, { kind, subject_id: subject, rights: right });
    const obi = await student();
    const token = makeToken(share);
    let received = newId();
    if (name !== 'a stranger with the link' && name !== 'the owner') {
      received = (await answer(obi, token)).body.received_id;
      if (name === 'one who has left') await obi.call(receiving.exitShare, { params: { id: received } });
      const params = { id: share.id, recipient_id: received };
      if (name === 'one who was removed') await ada.call(endpoints.removeRecipient, { params });
      if (name === 'a recipient after revoking')
        await ada.call(endpoints.revokeShare, { params: { id: share.id } });
    }
    const person = name === 'the owner' ? ada : obi;
    expect((await person.call(receiving.getShareOffer, { params: { token } })).status).toBe(looking);
    const { status, body } = await read(person, received);
    expect(status).toBe(reading);
    if (status === 200) expect(body.content === null).toBe(name === 'a recipient after revoking');
    expect((await copy(person, received)).status).toBe(copying === 200 && right === 'view' ? 409 : copying);
  });

  it('sending is for premium, receiving is free, and only students receive', async () => {
    const free = await student();
    await free.card('Osmosis');
    const rejection = await free.call(endpoints.createShare, {
      body: { kind: 'deck', subject_id: 'mine', ...choices },
    });
    expect([rejection.status, rejection.body.code]).toEqual([403, 'premium_required']);
    await ada.card('Osmosis');
    const token = makeToken(await shareDeck(ada));
    const tutor = await student({ role: 'tutor' });
    expect((await tutor.call(receiving.getShareOffer, { params: { token } })).status).toBe(403);
    expect((await answer(tutor, token)).status).toBe(403);
    expect((await ada.call(receiving.getShareOffer, { params: { token } })).body.share_id).not.toBeNull();
    expect((await answer(ada, token)).status).toBe(409);
    expect((await answer(free, 'guessed')).status).toBe(404);
  });
});

describe('a share that has ended', () => {
  it.each([
    ['its owner revokes it', 'UPDATE shares SET revoked_at = now() WHERE id = $1', 'revoked'],
    ['its time is over', "UPDATE shares SET expires_at = now() - interval '1 hour' WHERE id = $1", 'expired'],
  ] as const)(
    'tells neither title nor count after %s, and a copy keeps the title',
    async (_name, end, ended) => {
      await ada.card('Osmosis');
      const share = await shareDeck(ada, { rights: 'copy' });
      const [reader, copier] = [await student(), await student()];
      const [read1, read2] = [await answer(reader, makeToken(share)), await answer(copier, makeToken(share))];
      expect((await copy(copier, read2.body.received_id)).status).toBe(200);
      await getRows(app, end, [share.id]);
      for (let round = 0; round < 2; round += 1) {
        expect((await read(reader, read1.body.received_id)).body).toMatchObject({
          ended,
          title: '',
          parts: 0,
          content: null,
        });
        const { body } = await reader.call(receiving.listReceivedShares, {});
        expect(body.items[0]).toMatchObject({ ended, title: '', parts: 0 });
        expect(JSON.stringify(body.items)).not.toContain(share.title);
      }
      expect((await read(copier, read2.body.received_id)).body).toMatchObject({
        ended,
        title: share.title,
        parts: 0,
      });
    },
  );
});

describe('a share', () => {
  it('returns when it is created again, and is never empty', async () => {
    const empty = await ada.call(endpoints.createShare, {
      body: { kind: 'deck', subject_id: 'mine', ...choices },
    });
    expect(empty.status).toBe(409);
    await ada.card('Osmosis');
    const [one, other] = await Promise.all([shareDeck(ada), shareDeck(ada)]);
    expect(other.id).toBe(one.id);
    expect((await ada.call(endpoints.listShares)).body).toMatchObject({
      total: 1,
      items: [{ id: one.id, parts: 1 }],
    });
  });

  it('hands no card on that comes from a question', async () => {
    await ada.card('Osmosis');
    const requested = await ada.card('Held');
    await getRows(app, 'UPDATE cards SET question_id = $2 WHERE id = $1', [requested.id, newId()]);
    const share = await shareDeck(ada);
    expect(share.parts).toBe(1);
    const { body } = await ada.call(endpoints.getShare, { params: { id: share.id } });
    expect(body).toMatchObject({ left_out: 1, unsent: { added: 0, changed: 0, removed: 0 } });
  });

  it('keeps its link while other choices change, and a link that was switched off never opens anything again', async () => {
    await ada.card('Osmosis');
    const share = await shareDeck(ada, { days: 1 });
    const obi = await student();
    const { received_id: received } = (await answer(obi, makeToken(share))).body;
    const change = (body: object) =>
      ada.call(endpoints.changeShare, { params: { id: share.id }, body: { ...choices, ...body } });
    expect((await change({ rights: 'view' })).body).toMatchObject({ rights: 'view', link: share.link });
    expect(await heardDuring(app, obi.userId, () => change({ days: 7 }))).toEqual([
      { topic: 'share', id: null },
    ]);
    expect((await answer(await student(), makeToken(share))).status).toBe(200);
    await change({ by_link: false });
    expect((await answer(await student(), makeToken(share))).status).toBe(404);
    const renewed = (await change({})).body;
    expect(makeToken(renewed)).not.toBe(makeToken(share));
    expect((await answer(await student(), makeToken(share))).status).toBe(404);
    expect((await change({})).body.link).toBe(renewed.link);
    await getRows(app, 'UPDATE shares SET expires_at = $2 WHERE id = $1', [
      share.id,
      new Date(app.clock.now()),
    ]);
    expect((await read(obi, received)).body).toMatchObject({ ended: 'expired', content: null });
    expect((await answer(await student(), makeToken(renewed))).body.detail).toBe(
      'The time for which it was shared is over.',
    );
  });

  it('a revoked share ends on recipients’ open pages and gets no further version', async () => {
    await ada.card('Osmosis');
    const share = await shareDeck(ada);
    const params = { id: share.id };
    const obi = await student();
    const { received_id: received } = (await answer(obi, makeToken(share))).body;
    await copy(obi, received);
    const revoke = () => ada.call(endpoints.revokeShare, { params });
    expect(await heardDuring(app, obi.userId, revoke)).toEqual([{ topic: 'share', id: null }]);
    expect((await revoke()).status).toBe(204);
    await ada.card('Diffusion');
    const publish = async () => expect((await ada.call(endpoints.publishShare, { params })).status).toBe(404);
    expect(await read(obi, received)).toMatchObject({ body: { ended: 'revoked', content: null } });
    expect(await notificationsDuring(app, { ada, obi }, publish)).toEqual({});
    const numbers = await getRows(app, 'SELECT number FROM share_versions WHERE share_id = $1', [share.id]);
    expect(numbers).toEqual([{ number: 1 }]);
  });

  it('revoking a share during an update prevents the new version and its notification', async () => {
    await ada.card('Osmosis');
    const { id } = await shareDeck(ada);
    const obi = await student();
    await copy(obi, (await answer(obi, id)).body.received_id);
    await ada.card('Diffusion');
    const params = { id };
    const call = (endpoint: typeof endpoints.revokeShare | typeof endpoints.publishShare) => () =>
      ada.call(endpoint, { params });
    const barrier = { sql: 'SELECT FROM shares WHERE id = $1 FOR UPDATE', values: [id] };
    const both = () => inLine(app, barrier, [call(endpoints.revokeShare), call(endpoints.publishShare)]);
    let answers: Awaited<ReturnType<typeof both>> | undefined;
    const notified = await notificationsDuring(app, { ada, obi }, async () => {
      answers = await both();
    });
    expect([answers?.map(({ status }) => status), notified]).toEqual([[204, 404], {}]);
    expect(await getRows(app, 'SELECT number FROM share_versions WHERE share_id = $1', [id])).toEqual([
      { number: 1 },
    ]);
  });

  it('is read page by page, each part once', async () => {
    for (const front of ['One', 'Two', 'Three', 'Four', 'Five']) await ada.card(front);
    const obi = await student();
    const { received_id: id } = (await answer(obi, makeToken(await shareDeck(ada)))).body;
    const page = async (skip: number, limit: number) => {
      const query = { skip: String(skip), limit: String(limit) };
      const { content } = (await obi.call(receiving.getReceivedShare, { params: { id }, query })).body;
      expect(content.total).toBe(5);
      return content.cards.map(({ front }: { front: unknown }) => front);
    };
    const whole = await page(0, 100);
    expect(whole).toHaveLength(5);
    expect([...(await page(0, 2)), ...(await page(2, 2)), ...(await page(4, 2))]).toEqual(whole);
  });
});

describe('an invitation', () => {
  const invite = (id: string, ...emails: string[]) =>
    ada.call(endpoints.inviteToShare, { params: { id }, body: { emails } });

  it('notifies an account, mails others, sends nothing twice, and both sides hear of the answer', async () => {
    await ada.card('Osmosis');
    const share = await shareDeck(ada, { by_link: false });
    const obi = await student({ fullName: 'Obi Eze' });
    const stranger = `${newId()}@school.test`;
    await Promise.all([invite(share.id, obi.email, stranger, ada.email), invite(share.id, stranger)]);
    const { body } = await ada.call(endpoints.listRecipients, { params: { id: share.id } });
    expect(
      body.items.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`).sort(),
    ).toEqual([`${obi.email} invited`, `${stranger} invited`].sort());
    expect(await obi.titles()).toEqual(['Ada Obi shares flashcards with you']);
    const [mail, ...more] = await mailsTo(stranger);
    expect([mail?.subject, more]).toEqual(['Ada Obi shares flashcards with you', []]);

    const link = (await getNotifications(app, obi))[0]?.link ?? '';
    expect((await answer(obi, makeToken({ link }))).body.state).toBe('accepted');
    expect((await answer(obi, makeToken({ link }))).status).toBe(200);
    const eve = await student({ fullName: 'Eve Ude' });
    await invite(share.id, eve.email);
    expect((await answer(eve, (await eve.call(receiving.listReceivedShares)).body.items[0].id)).status).toBe(
      200,
    );
    expect(await ada.titles()).toEqual([
      'Obi Eze accepted what you share',
      'Eve Ude accepted what you share',
    ]);
  });

  it('is answered by one account, which may reject it', async () => {
    await ada.card('Osmosis');
    const share = await shareDeck(ada, { by_link: false });
    const address = `${newId()}@school.test`;
    await invite(share.id, address);
    const [mail] = await mailsTo(address);
    const token = /invitation_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const [obi, eve] = [await student({ fullName: 'Obi Eze' }), await student()];
    expect((await answer(obi, token, false)).body.state).toBe('rejected');
    expect((await answer(eve, token)).status).toBe(404);
    expect(await ada.titles()).toEqual(['Obi Eze declined what you share']);
    expect((await answer(obi, token)).body.state).toBe('accepted');
    expect(await getRows(app, 'SELECT 1 FROM share_recipients WHERE email = $1', [address])).toEqual([]);
  });

  it('is accepted although the confirmed address claims it in the same moment', async () => {
    await ada.card('Osmosis');
    const share = await shareDeck(ada, { by_link: false });
    const address = `${newId()}@school.test`;
    await invite(share.id, address);
    const [mail] = await mailsTo(address);
    const token = /invitation_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const obi = await student();
    const sql = 'UPDATE share_recipients SET user_id = $1, invited_to = NULL WHERE email = $2';
    const [accepted] = await inLine(app, { sql, values: [obi.userId, address] }, [() => answer(obi, token)]);
    expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);
  });
});

it('by address waits for the account that confirms it', async () => {
  await ada.card('Osmosis');
  const share = await shareDeck(ada, { by_link: false });
  const obi = await student({ verified: false });
  const body = { emails: [obi.email.toUpperCase()] };
  await ada.call(endpoints.inviteToShare, { params: { id: share.id }, body });
  await getRows(app, 'UPDATE users SET email_verified_at = created_at WHERE id = $1', [obi.userId]);
  const { userId } = obi;
  await app.platform.database.transaction((tx) =>
    record(tx, accountVerified, { userId, subjectId: userId, facts: {} }),
  );
  await obi.titles();
  const { items } = (await obi.call(receiving.listReceivedShares)).body;
  expect(items).toMatchObject([{ title: share.title, state: 'invited' }]);
  expect((await answer(obi, items[0].id)).body.state).toBe('accepted');
});

it(`a link has ${count} recipients, and each of them is found`, async () => {
  await ada.card('Osmosis');
  const share = await shareDeck(ada);
  await getRows(
    app,
    `WITH made AS (INSERT INTO users (id, email, full_name, role, terms_accepted_at, created_at, email_verified_at, profile_completed)
       SELECT gen_random_uuid(), 'r' || n || '.' || $1 || '@school.test', 'Reader ' || n, 'student', now(), now(), now(), true
       FROM generate_series(1, ${count}) AS n RETURNING id)
     INSERT INTO share_recipients (id, share_id, kind, user_id, state, invited_at)
       SELECT gen_random_uuid(), $1::uuid, 'deck', id, 'accepted', now() FROM made`,
    [share.id],
  );
  const params = { id: share.id };
  const { body } = await ada.call(endpoints.listRecipients, {
    params,
    query: { skip: `${count - 10}`, limit: '100' },
  });
  expect([body.total, body.items.length]).toEqual([count, 10]);
  await ada.card('Diffusion');
  expect((await ada.call(endpoints.publishShare, { params })).body).toMatchObject({
    version: 2,
    accepted: count,
  });
  expect((await ada.call(endpoints.revokeShare, { params })).status).toBe(204);
  await getRows(app, "DELETE FROM users WHERE email LIKE 'r%.' || $1 || '@school.test'", [share.id]);
});
