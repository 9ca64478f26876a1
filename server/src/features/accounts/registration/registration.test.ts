import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsDuring } from '../../../testing/statements-during.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { users } from '../account/account.tables.ts';
import { mailTo, post } from '../testing/accounts-calls.ts';
import { makeRegistration, newAddress, unverifiedPerson, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const register = (registration: object, headers = {}) => post(app, '/auth/register', registration, headers);

const getRows = async (email: string) =>
  (await app.platform.database.pool.query('SELECT * FROM users WHERE email = $1', [email])).rows;

const accepted = {
  message: 'Registration successful! Please check your email to verify your account.',
};

describe('registering', () => {
  it('creates a student with an unconfirmed address', async () => {
    const email = newAddress();
    const response = await register(makeRegistration(email));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual(accepted);
    expect(await getRows(email)).toMatchObject([
      {
        email,
        full_name: 'Ada Obi',
        role: 'student',
        email_verified_at: null,
        deactivated_at: null,
        profile_completed: false,
        subscription_plan: 'free',
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$/),
      },
    ]);
  });

  it('sends one mail with a link to our own page', async () => {
    const email = await unverifiedPerson(app);
    const mails = await mailTo(app, email);
    expect(mails).toMatchObject([
      {
        to: email,
        subject: 'Confirm your email address',
        links: [expect.stringMatching(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/)],
      },
    ]);
    expect(mails[0]?.text).toContain('Hello Ada Obi,');
  });

  it('stores the address as it was typed', async () => {
    const email = newAddress().replace('student', 'Student');
    await register(makeRegistration(email));
    expect(await getRows(email.toLowerCase())).toMatchObject([{ email }]);
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
    ['invitation_token', '', 'This invitation cannot be read. Open its link again.'],
    ['invitation_token', 'a b', 'This invitation cannot be read. Open its link again.'],
    ['invitation_token', 'a\0b', 'This invitation cannot be read. Open its link again.'],
    ['invitation_token', 'i'.repeat(201), 'This invitation cannot be read. Open its link again.'],
  ] as const)('rejects %s %j', async ([field, value, sentence]) => {
    const email = newAddress();
    const response = await register({ ...makeRegistration(email), [field]: value });
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({ [field]: sentence });
    expect(await getRows(email)).toEqual([]);
  });

  const offered = Object.entries(getTableColumns(users)).flatMap(([property, { name }]) => [property, name]);
  const known = ['email', 'full_name', 'role', 'invitation_token'];
  const columns = [...new Set(offered)].filter((name) => !known.includes(name));

  it.for([...columns, 'is_admin'])('does not let %s in', async (column) => {
    const email = newAddress();
    const response = await register({ ...makeRegistration(email), [column]: true });
    expect(response.statusCode).toBe(422);
    expect(response.json().detail).toEqual({ [column]: 'This field is not known here' });
    expect(await getRows(email)).toEqual([]);
  });

  it.for(['__proto__', 'constructor'])('does not let %s in', async (name) => {
    const email = newAddress();
    const payload = JSON.stringify(makeRegistration(email)).replace('{', `{"${name}":{"role":"admin"},`);
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 422]).toContain(response.statusCode);
    expect(await getRows(email)).toEqual([]);
  });
});

describe('an address that has an account', () => {
  it('gets the same answer and a mail that says so; nothing of the account changes', async () => {
    const email = await verifiedPerson(app);
    const previous = await getRows(email);
    await mailTo(app, email);
    app.clock.advance(1_000);
    const response = await register({
      ...makeRegistration(email),
      full_name: 'Eve',
      password: 'another one',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual(accepted);
    expect(await getRows(email)).toEqual(previous);
    const [newest] = await mailTo(app, email);
    expect(newest).toMatchObject({
      subject: 'You already have an account',
      links: ['http://localhost:3000/login'],
    });
    expect(newest?.text).toContain('Hello Ada Obi,');
  });

  it('gets a new link while it is not confirmed, and its account stays as it is', async () => {
    const email = await unverifiedPerson(app);
    const previous = await getRows(email);
    await mailTo(app, email);
    app.clock.advance(1_000);
    await register({ ...makeRegistration(email), password: 'another one' });
    expect(await getRows(email)).toEqual(previous);
    const mails = await mailTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'Confirm your email address',
    ]);
    expect(mails[0]?.links).not.toEqual(mails[1]?.links);
  });

  it('costs the same statements as a new one', async () => {
    const confirmed = await verifiedPerson(app);
    const unconfirmed = await unverifiedPerson(app);
    const getStatements = (email: string) => statementsDuring(app, () => register(makeRegistration(email)));
    const forNew = await getStatements(newAddress());
    expect(forNew.length).toBeGreaterThan(3);
    expect(await getStatements(confirmed)).toEqual(forNew);
    expect(await getStatements(unconfirmed)).toEqual(forNew);
  });

  it('is one account, however many forms arrive at once', async () => {
    const email = newAddress();
    const forms = ['a', 'A'].map((initial) =>
      makeRegistration(email.replace('student', `${initial}-student`)),
    );
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => register(forms[index % 2] ?? {})),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(await getRows(`a-${email}`)).toHaveLength(1);
  });
});

describe('a registration that is sent again', () => {
  it('sends no second mail under the same key', async () => {
    const email = newAddress();
    const headers = { 'idempotency-key': 'try-1' };
    await register(makeRegistration(email), headers);
    await register(makeRegistration(email), headers);
    expect(await mailTo(app, email)).toHaveLength(1);
  });
});

describe('a name made to be markup', () => {
  it('stays inside the email', async () => {
    const email = newAddress();
    const full_name = 'Eve <script>alert(1)';
    await register({ ...makeRegistration(email), full_name });
    const [mail] = await mailTo(app, email);
    expect(mail?.text).toContain('Hello Eve <script>alert(1),\n');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toContain('<script');
  });
});
