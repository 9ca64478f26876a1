import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, createPerson, type SignedInCaller } from '../../../testing/people.ts';
import { createTestApp, type SharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAdministrator } from '../../admin/testing/administrators.ts';

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp({ env: { MAIL: 'none' } });
  admin = await createAdministrator(app);
});

afterAll(() => app.close());

const reason = 'The new class of November';

interface Import {
  csv: string;
  dry_run?: boolean;
  key?: string;
  /** The administrator if absent; null sends no token. */
  caller?: SignedInCaller | null;
}

const send = (
  { csv, dry_run = false, key = randomUUID(), caller = admin }: Import,
  to: SharedTestApp = app,
) =>
  to.http.inject({
    method: 'POST',
    url: '/api/v1/admin/users/import',
    headers: { 'idempotency-key': key, ...(caller ? { authorization: caller.authorization } : {}) },
    payload: { csv, dry_run, ...(dry_run ? {} : { reason }) },
  });

const query = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

const address = () => `${randomUUID()}@school.test`;
const list = (...rows: string[]) => ['name,email,role', ...rows].join('\r\n');
const getAccount = async (email: string) => (await query('SELECT * FROM users WHERE email = $1', [email]))[0];

const login = (username: string, password: string) =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });

const choosePassword = (link: string, password: string) =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/reset-password',
    payload: { token: new URL(link).searchParams.get('token'), password },
  });

describe('a list of people', () => {
  it('only administrators can import it', async () => {
    const csv = list(`Ada Obi,${address()},student`);
    expect((await send({ csv, caller: null })).statusCode).toBe(401);
    const caller = await createCaller(app, { role: 'tutor' });
    expect((await send({ csv, caller })).statusCode).toBe(403);
  });

  it('a dry run checks each row and changes nothing', async () => {
    const { email: known } = await createPerson(app);
    const fresh = address();
    const previous = await query('SELECT count(*) FROM users');
    const csv = list(
      `"Obi, Ada",${fresh},Student`,
      '',
      `Ngozi Eze,${known.toUpperCase()},tutor`,
      `,not an address,admin`,
      `Ada Obi,${fresh.toUpperCase()},tutor`,
      `Ada,Obi,${address()},tutor`,
    );
    const answer = await send({ csv, dry_run: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().links_expire_at).toBeNull();
    const seen = answer
      .json()
      .rows.map(({ row, outcome, problems }: Record<string, unknown>) => [row, outcome, problems]);
    expect(seen).toEqual([
      [2, 'ready', {}],
      [4, 'exists', {}],
      [
        5,
        'invalid',
        {
          name: 'Full name is required',
          email: 'Invalid email address',
          role: 'The role is student or tutor. Lists cannot add administrators.',
        },
      ],
      [6, 'invalid', { email: 'This address is in row 2 too.' }],
      [
        7,
        'invalid',
        {
          email: 'Invalid email address',
          role: expect.any(String),
          row: expect.stringContaining('more cells than the heading'),
        },
      ],
    ]);
    expect(await query('SELECT count(*) FROM users')).toEqual(previous);
    expect((await send({ csv })).statusCode).toBe(422);
    expect(await query('SELECT count(*) FROM users')).toEqual(previous);
  });

  it('creates accounts whose owners choose a password by a link of seven days', async () => {
    const [student, tutor] = [address(), address()];
    const answer = await send({ csv: list(`Ada Obi,${student},student`, `Ngozi Eze,${tutor},TUTOR`) });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { rows, links_expire_at } = answer.json();
    expect(Date.parse(links_expire_at) - app.clock.now()).toBe(7 * 24 * 60 * 60_000);
    expect(rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['created', 'created']);
    const created = await getAccount(tutor);
    expect(created).toMatchObject({
      full_name: 'Ngozi Eze',
      role: 'tutor',
      password_hash: null,
      profile_completed: false,
      email_verified_at: expect.any(String),
    });
    expect(
      await query('SELECT actor_id, action, facts FROM admin_audit WHERE target_id = $1', [created.id]),
    ).toEqual([
      {
        actor_id: admin.userId,
        action: 'user.import',
        facts: { before: null, after: { role: 'tutor', reason } },
      },
    ]);

    expect((await login(student, 'quiet lagoon 42')).statusCode).toBe(401);
    expect((await choosePassword(rows[0].link, 'quiet lagoon 42')).statusCode).toBe(200);
    expect((await login(student, 'quiet lagoon 42')).statusCode).toBe(200);
    expect((await choosePassword(rows[0].link, 'another lagoon 43')).statusCode).toBe(400);
  });

  it('repeated under its key creates nothing, and returns the same links', async () => {
    const key = randomUUID();
    const csv = list(`Ada Obi,${address()},student`, `Ngozi Eze,${address()},tutor`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ csv, key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    app.clock.advance(60_000);
    expect((await send({ csv, key })).body).toBe(answers[0]?.body);
    const emails = answers[0]?.json().rows.map(({ email }: { email: string }) => email);
    expect(await query('SELECT 1 FROM users WHERE email = ANY($1)', [emails])).toHaveLength(2);
    expect(
      await query(
        `SELECT 1 FROM admin_audit WHERE target_id IN (SELECT id FROM users WHERE email = ANY($1))`,
        [emails],
      ),
    ).toHaveLength(2);
  });

  it('repeated under another key finds the accounts, and makes no new link', async () => {
    const csv = list(`Ada Obi,${address()},student`);
    await send({ csv });
    const repeated = (await send({ csv })).json();
    expect(repeated.rows).toMatchObject([{ outcome: 'exists', link: null }]);
    expect(repeated.links_expire_at).toBeNull();
  });

  it('two administrators add the same people in opposite orders at the same time', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `Pupil ${index},${address()},student`);
    const caller = await createAdministrator(app);
    const answers = await Promise.all([
      send({ csv: list(...rows) }),
      send({ csv: list(...rows.toReversed()), caller }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const made = answers.flatMap((answer) =>
      answer.json().rows.filter((row: { outcome: string }) => row.outcome === 'created'),
    );
    expect(made).toHaveLength(rows.length);
  });

  it('another administrator with the same key gets none of the links', async () => {
    const key = randomUUID();
    const csv = list(`Ada Obi,${address()},student`);
    await send({ csv, key });
    const caller = await createAdministrator(app);
    expect((await send({ csv, key, caller })).json().rows).toMatchObject([{ outcome: 'exists', link: null }]);
  });

  it('is rejected under the key of another list, and creates no account', async () => {
    const key = randomUUID();
    const made = `Ada Obi,${address()},student`;
    const first = (await send({ csv: list(made), key })).json();
    const fresh = address();
    const { rows } = (await send({ csv: list(made, `Ngozi Eze,${fresh},tutor`), key })).json();
    expect(rows).toMatchObject([
      { outcome: 'created', link: first.rows[0].link },
      { outcome: 'ready', link: null },
    ]);
    expect(await getAccount(fresh)).toBeUndefined();
  });

  it('the server imports a list of five hundred completely', async () => {
    const csv = list(...Array.from({ length: 500 }, (_, index) => `Student ${index},${address()},student`));
    const { rows } = (await send({ csv })).json();
    expect(rows.filter(({ outcome }: { outcome: string }) => outcome === 'created')).toHaveLength(500);
    expect(new Set(rows.map(({ link }: { link: string }) => link)).size).toBe(500);
  });
});

describe('a list whose people are invited by mail', () => {
  let mailing: TestApp;
  let sender: SignedInCaller;
  beforeAll(async () => {
    mailing = await createTestApp();
    sender = await createAdministrator(mailing);
  });
  afterAll(() => mailing.close());

  const run = (csv: string, key = randomUUID()) =>
    mailing.http.inject({
      method: 'POST',
      url: '/api/v1/admin/users/import',
      headers: { 'idempotency-key': key, authorization: sender.authorization },
      payload: { csv, dry_run: false, reason, invite: true },
    });
  const countMails = async (email: string) =>
    (await mailing.platform.database.pool.query('SELECT 1 FROM mail_outbox WHERE recipient = $1', [email]))
      .rowCount;

  it('each new person gets one mail, however often the list is sent and by whom', async () => {
    const [fresh, other] = [address(), address()];
    const { email: known } = await createPerson(mailing);
    const csv = list(`Ada Obi,${fresh},student`, `Ngozi Eze,${known},student`);
    const key = randomUUID();
    const mailsToKnown = await countMails(known);
    const answers = await Promise.all([run(csv, key), run(csv, key), run(csv)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const answer of answers) {
      expect(answer.json().links_expire_at).toBeNull();
      expect(answer.json().rows.map(({ link }: { link: unknown }) => link)).toEqual([null, null]);
    }
    const grown = await run(list(`Ada Obi,${fresh},student`, `Bola Ade,${other},tutor`));
    expect(grown.json().rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'exists',
      'created',
    ]);
    expect([await countMails(fresh), await countMails(other)]).toEqual([1, 1]);
    expect(await countMails(known)).toBe(mailsToKnown);
  });
});

describe('an invalid list', () => {
  const row = `Ada Obi,${address()},student`;
  it.each([
    ['nothing', '', 'The list is empty'],
    ['only a heading', 'name,email,role\n\n , ,\n', 'This list has no people in it.'],
    ['no heading', row, 'The first row has to name the columns: name, email, role.'],
    ['a column twice', `name,email,role,Email\n${row}`, 'The column email is there twice.'],
    [
      'an open quotation mark',
      `name,email,role\n"Ada Obi,${address()},student`,
      /quotation mark is not closed/,
    ],
    ['a NUL', `name,email,role\nAda\0Obi,${address()},student`, 'A character in this text cannot be stored'],
    [
      'more than five hundred',
      list(...Array.from({ length: 501 }, (_, index) => `S ${index},s${index}@school.test,student`)),
      'A list can make up to 500 accounts. Split it into several lists.',
    ],
    ['too long', list('x'.repeat(200_001)), 'The list is too long'],
  ])('%s gets one sentence as its answer', async (_, csv, sentence) => {
    const answer = await send({ csv, dry_run: true });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toEqual({
      csv: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    });
  });

  it('a list of ten megabytes is rejected unread', async () => {
    expect((await send({ csv: list('x'.repeat(10_000_000)) })).statusCode).toBe(413);
  });

  it.each(['=SUM(A1)', '+A1', '-A1', '\t=A1'])(
    'the import rejects a name that spreadsheets would compute: %j',
    async (name) => {
      const csv = list(`"${name.replaceAll('"', '""')}",${address()},student`);
      const [read] = (await send({ csv, dry_run: true })).json().rows;
      expect(read.outcome).toBe('invalid');
      expect(read.problems.name).toContain('begins with a letter');
    },
  );

  it.each(['Win at www.evil.example', 'Ada https://evil.example'])(
    'the import rejects a name with a web address: %j',
    async (name) => {
      const [read] = (await send({ csv: list(`${name},${address()},student`), dry_run: true })).json().rows;
      expect([read.outcome, read.problems.name]).toEqual([
        'invalid',
        'Write the name without a web or email address',
      ]);
    },
  );
});

describe('a list from a spreadsheet program', () => {
  it.each([
    [
      'semicolons, a mark of the encoding, columns of their own',
      '\uFEFFClass;Role;E-mail;Name;Email\nJSS 2;student;x;Ada Obi;%\n',
    ],
    ['tabs and old line ends', 'name\temail\trole\rAda Obi\t%\tstudent\r'],
    ['quotation marks around everything', '"name","email","role"\n"Ada Obi","%","student"\n'],
    ['spaces and capitals', ' NAME , Email,role\n  Ada Obi  , % ,  Student \n'],
  ])('with %s is read', async (_, text) => {
    const email = address();
    const { rows } = (await send({ csv: text.replace('%', email), dry_run: true })).json();
    expect(rows).toMatchObject([{ full_name: 'Ada Obi', email, outcome: 'ready', problems: {} }]);
  });
});
