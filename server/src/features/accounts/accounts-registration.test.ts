import { getTableColumns } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from './accounts.tables.ts';
import { type AccountsPlace, openAccountsPlace, post, signIn } from './testing/accounts-place.ts';
import { newAddress, password, registrationOf, unverifiedPerson, verifiedPerson } from './testing/people.ts';

let place: AccountsPlace;
/** Statements of the services' own transactions, in their order. */
const statements: string[] = [];

beforeAll(async () => {
  place = await openAccountsPlace({
    database(database) {
      const logged = drizzle(database.pool, { logger: { logQuery: (query) => statements.push(query) } });
      return { ...database, transaction: (work) => logged.transaction(work) };
    },
  });
});

afterAll(() => place.close());

const register = (registration: object, headers = {}) => post(place, '/auth/register', registration, headers);

const rowsOf = async (email: string) =>
  (await place.database.pool.query('SELECT * FROM users WHERE email = $1', [email])).rows;

const accepted = {
  message: 'Registration successful! Please check your email to verify your account.',
};

describe('registering', () => {
  it('makes a student who has yet to confirm the address', async () => {
    const email = newAddress();
    const response = await register(registrationOf(email));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual(accepted);
    expect(await rowsOf(email)).toMatchObject([
      {
        email,
        full_name: 'Ada Obi',
        role: 'student',
        email_verified_at: null,
        deactivated_at: null,
        profile_completed: false,
        subscription_plan: 'free',
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      },
    ]);
  });

  it('sends one mail with a link to our own page', async () => {
    const email = await unverifiedPerson(place);
    const mails = await place.mailTo(email);
    expect(mails).toMatchObject([
      {
        to: email,
        subject: 'Confirm your email address',
        links: [expect.stringMatching(/^https:\/\/akada\.test\/verify-email\?token=[\w-]{43}$/)],
      },
    ]);
    expect(mails[0]?.text).toContain('Hello Ada Obi,');
  });

  it('keeps the address as it was typed', async () => {
    const email = newAddress().replace('student', 'Student');
    await register(registrationOf(email));
    expect(await rowsOf(email.toLowerCase())).toMatchObject([{ email }]);
  });

  it.for([
    ['full_name', ' ', 'Full name is required'],
    ['full_name', 'Eve\r\nBcc: victim@example.com', 'Write the name on one line'],
    ['full_name', 'Eve\0', 'Write the name on one line'],
    ['email', '', 'Email is required'],
    ['email', 'ada@', 'Invalid email address'],
    ['email', 'ada@example.com\r\nBcc: eve@example.com', 'Invalid email address'],
    ['password', 'seven77', 'Password must be at least 8 characters'],
    ['terms_accepted', false, 'You must accept the terms and conditions'],
    ['role', 'tutor', 'Only students register here'],
    ['role', 'admin', 'Only students register here'],
  ] as const)('refuses %s %j', async ([field, value, sentence]) => {
    const email = newAddress();
    const response = await register({ ...registrationOf(email), [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({ [field]: sentence });
    expect(await rowsOf(email)).toEqual([]);
  });

  const offered = Object.entries(getTableColumns(users)).flatMap(([property, { name }]) => [property, name]);
  const known = ['email', 'full_name', 'role', 'invitation_token'];
  const columns = [...new Set(offered)].filter((name) => !known.includes(name));

  it.for([...columns, 'is_admin'])('does not let %s in', async (column) => {
    const email = newAddress();
    const response = await register({ ...registrationOf(email), [column]: true });
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({ [column]: 'This field is not known here' });
    expect(await rowsOf(email)).toEqual([]);
  });

  it.for(['__proto__', 'constructor'])('does not let %s in', async (name) => {
    const email = newAddress();
    const payload = JSON.stringify(registrationOf(email)).replace('{', `{"${name}":{"role":"admin"},`);
    const response = await place.http.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(response.statusCode);
    expect(await rowsOf(email)).toEqual([]);
  });
});

describe('an address that has an account', () => {
  it('gets the same answer and a mail that says so; nothing of the account changes', async () => {
    const email = await verifiedPerson(place);
    const before = await rowsOf(email);
    await place.mailTo(email);
    place.clock.advance(1_000);
    const response = await register({ ...registrationOf(email), full_name: 'Eve', password: 'another one' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual(accepted);
    expect(await rowsOf(email)).toEqual(before);
    const [newest] = await place.mailTo(email);
    expect(newest).toMatchObject({
      subject: 'You already have an account',
      links: ['https://akada.test/login'],
    });
    expect(newest?.text).toContain('Hello Ada Obi,');
  });

  it('gets a new link while it is not confirmed, and keeps its password', async () => {
    const email = await unverifiedPerson(place);
    await place.mailTo(email);
    place.clock.advance(1_000);
    await register({ ...registrationOf(email), password: 'another one' });
    const mails = await place.mailTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'Confirm your email address',
    ]);
    expect(mails[0]?.links).not.toEqual(mails[1]?.links);

    await place.administration.verify(email);
    expect((await signIn(place, email, 'another one')).statusCode).toBe(401);
    expect((await signIn(place, email, password)).statusCode).toBe(200);
  });

  it('costs the same statements as a new one', async () => {
    const confirmed = await verifiedPerson(place);
    const unconfirmed = await unverifiedPerson(place);
    const statementsOf = async (email: string) => {
      statements.length = 0;
      await register(registrationOf(email));
      return [...statements];
    };
    const forNew = await statementsOf(newAddress());
    expect(forNew.length).toBeGreaterThan(3);
    expect(await statementsOf(confirmed)).toEqual(forNew);
    expect(await statementsOf(unconfirmed)).toEqual(forNew);
  });

  it('is one account, however many forms arrive at once', async () => {
    const email = newAddress();
    const forms = ['a', 'A'].map((letter) => registrationOf(email.replace('student', `${letter}-student`)));
    const responses = await Promise.all(Array.from({ length: 6 }, (_, at) => register(forms[at % 2] ?? {})));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(await rowsOf(`a-${email}`)).toHaveLength(1);
  });
});

describe('a registration that is sent again', () => {
  it('sends no second mail under the same key', async () => {
    const email = newAddress();
    const headers = { 'idempotency-key': 'try-1' };
    await register(registrationOf(email), headers);
    await register(registrationOf(email), headers);
    expect(await place.mailTo(email)).toHaveLength(1);
  });
});

describe('a name made to be markup', () => {
  it('stays inside the letter', async () => {
    const email = newAddress();
    const full_name = 'Eve <script>alert(1)</script>';
    await register({ ...registrationOf(email), full_name });
    const [mail] = await place.mailTo(email);
    expect(mail?.text).toContain('Hello Eve <script>alert(1)</script>,\n');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script');
  });
});
