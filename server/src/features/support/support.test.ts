/** People write to support, administrators answer: one at a time, premium first, and both are notified. */
import { adminOverview } from '@akada/contract/observers/admin.ts';
import * as endpoints from '@akada/contract/observers/support.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { createPerson, type PersonTraits } from '../../testing/people.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { getAudit } from '../admin/testing/administrators.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function caller(traits: PersonTraits = {}) {
  const person = await createPerson(app, traits);
  const call = callAs(app, person);
  const titles = async () => (await getNotifications(app, person)).map(({ title }) => title);
  const write = (text: string) =>
    call(endpoints.writeToSupport, {
      body: { kind: 'account', text },
      headers: { 'idempotency-key': text.replace(/\W/g, '-') },
    });
  return { ...person, call, titles, write };
}

const administrator = (fullName: string) => caller({ role: 'admin', fullName });
const of = (id: string, body?: Record<string, unknown>) => ({ params: { id }, ...(body ? { body } : {}) });

it('a repeated request is stored once, five are the maximum, and no other account reads it', async () => {
  const person = await caller();
  const first = await person.write('My mail does not come.');
  expect((await person.write('My mail does not come.')).body).toEqual(first.body);
  const more = await Promise.all(['b', 'c', 'd', 'e', 'f', 'g'].map((text) => person.write(text)));
  expect(more.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await person.call(endpoints.listSupportRequests)).body.total).toBe(5);
  const other = await caller();
  expect((await other.call(endpoints.getSupportRequest, of(first.body.id))).status).toBe(404);
});

it('the queue puts premium first, then the oldest, and administrators find a request by literal name', async () => {
  const [first, second, premium] = [
    await caller({ fullName: 'Queue_% One' }),
    await caller({ fullName: 'Queue_% Two' }),
    await caller({ fullName: 'Queue_% Three' }),
  ];
  await app.platform.database.pool.query(`UPDATE users SET subscription_plan = 'premium' WHERE id = $1`, [
    premium.userId,
  ]);
  for (const person of [first, second, premium]) {
    app.clock.advance(1_000);
    await person.write('Please help.');
  }
  const admin = await administrator('Ada Obi');
  const { body } = await admin.call(endpoints.listSupportQueue, { query: { search: 'queue_% ' } });
  expect(body.items.map((item: { person: { id: string } }) => item.person.id)).toEqual([
    premium.userId,
    first.userId,
    second.userId,
  ]);
});

it('two administrators claim a request, one gets it for half an hour, and the other sees the name', async () => {
  const { body: request } = await (await caller()).write('Who helps?');
  const [ada, bola] = [await administrator('Ada Obi'), await administrator('Bola Ade')];
  const claimBy =
    ({ call }: typeof ada) =>
    () =>
      call(endpoints.claimSupportCase, of(request.id));
  const barrier = { sql: 'SELECT FROM support_requests WHERE id = $1 FOR UPDATE', values: [request.id] };
  const [first, second] = await inLine(app, barrier, [claimBy(ada), claimBy(bola)]);
  expect(first.body.claim).toMatchObject({ mine: true, by: { full_name: 'Ada Obi' } });
  expect([second.status, second.body.detail]).toEqual([409, expect.stringContaining('Ada Obi answers')]);
  const seen = await bola.call(endpoints.readSupportCase, of(request.id));
  expect(seen.body.claim).toMatchObject({ mine: false, by: { full_name: 'Ada Obi' } });
  app.clock.advance(31 * 60_000);
  expect((await claimBy(bola)()).body.claim).toMatchObject({ mine: true });
});

it('the person and administrators answer, close and reopen a request, with notification and record', async () => {
  const person = await caller({ fullName: 'Zoe Nnamdi' });
  const admin = await administrator('Ada Obi');
  const { id } = (await person.write('It is broken.')).body;
  const answer = (seen: number, key: string) =>
    admin.call(endpoints.answerSupportCase, {
      ...of(id, { text: 'Try again.', messages_seen: seen }),
      headers: { 'idempotency-key': key },
    });
  app.clock.advance(1_000);
  const notified = (act: () => Promise<unknown>) => notificationsDuring(app, { person, admin }, act);
  const reopen = () => admin.call(endpoints.reopenSupportCase, of(id));
  const answers: Awaited<ReturnType<typeof answer>>[] = [];
  const answered = async () => answers.push(await answer(1, 'one'), await answer(1, 'one'));
  expect(await notified(answered)).toEqual({ person: ['support.answered'] });
  expect(answers.map(({ body }) => [body.state, body.messages.length])).toEqual(
    Array(2).fill(['answered', 2]),
  );

  const close = (seen: number) => () =>
    admin.call(endpoints.closeSupportCase, of(id, { messages_seen: seen }));
  expect(await notified(close(2))).toEqual({ person: ['support.closed'] });
  expect(await notified(close(2))).toEqual({});
  expect((await reopen()).body.state).toBe('answered');
  expect((await reopen()).body.state).toBe('answered');
  await close(2)();
  app.clock.advance(1_000);
  const reply = () => person.call(endpoints.replyToSupport, of(id, { text: 'Still broken.' }));
  const replied = await reply();
  const since = async () =>
    (await admin.call(endpoints.readSupportCase, of(id))).body.waiting_since as string;
  const repliedAt = new Date(app.clock.now()).toISOString();
  expect(await since()).toBe(repliedAt);
  expect(replied.body).toMatchObject({ state: 'waiting', messages: [{}, {}, { text: 'Still broken.' }] });
  expect(await admin.titles()).toEqual(['Zoe Nnamdi has answered you']);
  const { cases } = (await admin.call(adminOverview)).body;
  expect(cases).toContainEqual(
    expect.objectContaining({
      kind: 'support',
      id,
      name: 'Zoe Nnamdi',
      text: 'It is broken.',
      premium: false,
    }),
  );
  expect((await answer(2, 'two')).status).toBe(409);
  app.clock.advance(1_000);
  await person.call(endpoints.replyToSupport, of(id, { text: 'And again.' }));
  // A person keeps their place in the queue if they write again while waiting.
  expect(await since()).toBe(repliedAt);
  expect((await close(4)()).body.state).toBe('closed');
  expect((await reopen()).body.state).toBe('waiting');
  app.clock.advance(1_000);
  expect((await answer(4, 'three')).body.state).toBe('answered');
  expect((await getAudit(app, person.userId)).map(({ action }) => action)).toEqual(
    ['answer', 'close', 'reopen', 'close', 'close', 'reopen', 'answer'].map((verb) => `support.${verb}`),
  );
});
