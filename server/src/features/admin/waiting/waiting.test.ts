import { adminOverview } from '@akada/contract/observers/admin.ts';
import { claimSupportCase } from '@akada/contract/observers/support.ts';
import {
  type CaseKind,
  caseKinds,
  claimWaiting,
  listWaiting,
  toCursor,
  type WaitingCase,
  type WaitingKind,
} from '@akada/contract/observers/waiting.ts';
import { claimMs } from '@akada/core/support/support-rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson, type Person } from '../../../testing/people.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { openGateway } from '../../payments/testing/gateway.ts';
import { getAudit } from '../testing/administrators.ts';
import { createExamples } from '../testing/waiting-examples.ts';

let app: TestApp;
let ada: Person;
let bola: Person;
let examples: ReturnType<typeof createExamples>;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-27T10:00:00Z') });
  ada = await createPerson(app, { role: 'admin', fullName: 'Ada Eze' });
  bola = await createPerson(app, { role: 'admin', fullName: 'Bola Ojo' });
  await openGateway(app);
  examples = createExamples(app, ada);
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}) =>
  (await callAs(app, ada)(listWaiting, { query })).body as {
    items: WaitingCase[];
    total: number;
    counts: { kind: WaitingKind; count: number }[];
  };
const getIds = async (query?: Record<string, string>) => (await list(query)).items.map(({ id }) => id);

describe('the queue', () => {
  it('is empty in a new installation', async () => {
    expect(await list()).toEqual({ items: [], total: 0, counts: [] });
  });

  // One at a time: each alone is enough for the queue not to be empty.
  it.for([...caseKinds, 'emails'] as const)('shows a case of %s until it is handled', async (kind) => {
    const { id, handle } = await examples[kind]();
    const queue = await list();
    expect(queue.counts).toMatchObject([{ kind, count: 1 }]);
    expect(queue.items).toMatchObject(id === null ? [] : [{ kind, id, holder: null }]);
    if (id !== null) expect(await getIds({ kind })).toEqual([id]);
    const { body } = await callAs(app, ada)(adminOverview);
    expect([body.waiting, body.cases]).toEqual([queue.counts, queue.items]);
    await handle();
    expect(await list()).toEqual({ items: [], total: 0, counts: [] });
  });

  it('continues after the last case of a page, the oldest first, also if a case was handled in between', async () => {
    const cases: { id: string | null; handle(): Promise<unknown> }[] = [];
    for (const kind of ['copyright', 'tutors', 'support', 'unmatched_money'] as const) {
      cases.push(await examples[kind]());
      app.clock.advance(1_000);
    }
    const ids = cases.map(({ id }) => id);
    const first = await list({ limit: '2' });
    expect([first.total, first.items.map(({ id }) => id)]).toEqual([4, ids.slice(0, 2)]);
    await cases[0]?.handle();
    const [, last] = first.items;
    if (!last) throw new Error('The page has two cases');
    expect(await getIds({ limit: '2', after: toCursor(last) })).toEqual(ids.slice(2));
    for (const { handle } of cases.slice(1)) await handle();
  });

  it('has all of many cases that began at the same time once', async () => {
    const ids = [await createTutor(app), await createTutor(app), (await examples.copyright()).id].sort();
    const paged: string[] = [];
    for (let after: Record<string, string> = {}, page = 0; page < 3; page += 1) {
      const [item] = (await list({ ...after, limit: '1' })).items;
      if (!item) throw new Error('A page is missing');
      paged.push(item.id);
      after = { after: toCursor(item) };
    }
    expect(paged.sort()).toEqual(ids);
  });

  it.each(['2026-02-30T10:00:00.000Z~tutors~', '0000-01-01T00:00:00.000Z~tutors~', 'x'])(
    'rejects the cursor %s',
    async (after) => {
      const query = { after: after === 'x' ? after : `${after}${newId()}` };
      expect((await callAs(app, ada)(listWaiting, { query })).status).toBe(422);
    },
  );
});

describe('a claim', () => {
  const claim = (
    admin: Person,
    [kind, id]: readonly [CaseKind, string],
    to: Person | null,
    seenHolder: Person | null = null,
  ) => {
    app.clock.advance(1);
    const body = { to: to?.userId ?? null, seen_holder: seenHolder?.userId ?? null };
    return callAs(app, admin)(claimWaiting, { params: { kind, id }, body });
  };
  const withHolder = ({ userId }: Person) => ({ holder: { id: userId } });

  it('is won by one of two administrators, and the other reads who has the case', async () => {
    const tutor = ['tutors', await createTutor(app)] as const;
    const barrier = {
      sql: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
      values: [`waiting:${tutor.join(':')}`],
    };
    const answers = await inLine(app, barrier, [
      () => claim(ada, tutor, ada),
      () => claim(bola, tutor, bola),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.body.detail).toBe('Ada Eze has this now. Take another one, or look again.');
    expect((await list()).items.find(({ id }) => id === tutor[1])).toMatchObject(withHolder(ada));
  });

  it('can be repeated, taken over, handed over and put back, each once on record', async () => {
    const tutor = ['tutors', await createTutor(app)] as const;
    for (let times = 0; times < 2; times += 1)
      expect((await claim(ada, tutor, ada)).body).toMatchObject(withHolder(ada));
    expect((await claim(bola, tutor, bola, ada)).body).toMatchObject(withHolder(bola));
    expect((await claim(bola, tutor, ada, bola)).body).toMatchObject(withHolder(ada));
    expect((await claim(ada, tutor, null, ada)).body.holder).toBeNull();
    const { rows } = await app.platform.database.pool.query(
      `SELECT facts FROM admin_audit WHERE action = 'waiting.claim' AND facts -> 'after' ->> 'case' = $1
       ORDER BY created_at, id`,
      [tutor[1]],
    );
    expect(rows.map(({ facts }) => facts.after.holder)).toEqual([ada.userId, bola.userId, ada.userId, null]);
  });

  it('ends after half an hour', async () => {
    const tutor = ['tutors', await createTutor(app)] as const;
    await claim(ada, tutor, ada);
    app.clock.advance(claimMs);
    expect((await list()).items.find(({ id }) => id === tutor[1])).toMatchObject({ holder: null });
    expect((await claim(bola, tutor, bola)).body).toMatchObject(withHolder(bola));
  });

  it('is the claim of the request itself, for a request to support', async () => {
    const { id } = await examples.support();
    const request = ['support', String(id)] as const;
    expect((await claim(ada, request, ada)).status).toBe(200);
    const params = { id: request[1] };
    expect((await callAs(app, bola)(claimSupportCase, { params })).status).toBe(409);
    expect((await claim(ada, request, bola, ada)).body).toMatchObject(withHolder(bola));
    expect((await callAs(app, bola)(claimSupportCase, { params })).body.claim).toMatchObject({ mine: true });
  });

  it('needs a case that waits, and an administrator', async () => {
    const { id, handle } = await examples.tutors();
    const tutor = ['tutors', String(id)] as const;
    const student = await createPerson(app);
    expect((await claim(ada, tutor, student)).status).toBe(422);
    await handle();
    expect((await claim(ada, tutor, ada)).status).toBe(404);
    expect((await claim(ada, ['courses', tutor[1]], ada)).status).toBe(404);
    expect(await getAudit(app, student.userId)).toEqual([]);
  });
});
