/** A sign-in with Google whose address has an account already: of the same owner, or of an earlier one. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedFilesWaiting } from '../../../platform/files/deleted-files.ts';
import { mailOutbox } from '../../../platform/mail/mail.tables.ts';
import {
  createPerson,
  mailedToken,
  type Person,
  type PersonTraits,
  signIn,
} from '../../../testing/people.ts';
import { givePicture } from '../../../testing/pictures.ts';
import { giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { users } from '../account/account.tables.ts';
import { pictures } from '../profile/pictures.repo.ts';
import {
  type Claims,
  type ForgingProvider,
  googleEnv,
  newIdentity,
  signInWithGoogle,
  startForgingProvider,
} from './testing/forging-provider.ts';
import type { Landed } from './testing/google-calls.ts';
import { asCaller } from './testing/signed-in.ts';

const password = 'correct horse battery';
const linkCookie = '__Host-pl-3000';

let provider: ForgingProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startForgingProvider();
  app = await createTestApp({ env: googleEnv(provider) });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

/** Comes as the owner of the person's address at Google. */
function come({ email }: Pick<Person, 'email'>, claims: Claims = {}): Promise<Landed> {
  provider.claims = newIdentity({ email, ...claims });
  return signInWithGoogle(app, { role: 'tutor' });
}

function logIn(username: string, input: string, cookie = '') {
  return app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: new URLSearchParams({ username, password: input }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
  });
}

const post = (path: string, payload: object) =>
  app.http.inject({ method: 'POST', url: `/api/v1${path}`, payload });

const change = (person: Person, values: Partial<typeof users.$inferInsert>) =>
  app.platform.database.db.update(users).set(values).where(eq(users.id, person.userId));

const now = () => new Date(app.clock.now()).toISOString();

describe('an address that was registered and never confirmed', () => {
  const waitingPersonTraits: PersonTraits = {
    verified: false,
    password,
    fullName: 'First Owner',
    profileCompleted: false,
  };

  it('becomes the account of its owner at Google, with their name and its own role', async () => {
    const person = await createPerson(app, waitingPersonTraits);
    const user = await asCaller(app, await come(person));
    expect(user).toMatchObject({
      id: person.userId,
      full_name: 'Chidi Eze',
      role: 'student',
      email_verified: true,
      profile_completed: false,
    });
  });

  it('no longer opens to the person who registered it: not by password, session or link', async () => {
    const person = await createPerson(app, waitingPersonTraits);
    const tokens = await signIn(app, person);
    const [verify, reset] = await Promise.all([
      mailedToken(app, person, 'verify_email'),
      mailedToken(app, person, 'reset_password'),
    ]);
    const opened = await asCaller(app, await come(person));

    expect(opened.id).toBe(person.userId);
    expect((await logIn(person.email, password)).json().code).toBe('wrong_password');
    expect((await post('/auth/refresh', { refresh_token: tokens.refresh_token })).statusCode).toBe(401);
    await expect(
      asCaller(app, { ...(await come(person)), fragment: { access_token: tokens.access_token } }),
    ).rejects.toThrow();
    expect((await post('/auth/verify-email', { token: verify })).statusCode).toBe(400);
    expect(
      (await post('/auth/reset-password', { token: reset, password: 'another password' })).statusCode,
    ).toBe(400);
  });

  it('contains nothing of the registration: no picture, second factor, invitation or deletion date', async () => {
    const person = await createPerson(app, waitingPersonTraits);
    const { db } = app.platform.database;
    const pictureId = await givePicture(app, person.userId);
    const [picture] = await db.select().from(pictures).where(eq(pictures.id, pictureId));
    await giveSecondFactor(app, person.userId);
    await change(person, {
      profilePictureUrl: `/api/v1/users/pictures/${pictureId}`,
      invitationToken: 'a'.repeat(43),
      deletionDueAt: now(),
      timeZone: 'Europe/Oslo',
      minimiseGamification: true,
    });
    const landed = await come(person);

    expect(landed.fragment).not.toHaveProperty('second_factor_ticket');
    expect((await asCaller(app, landed)).profile_picture_url).toBeNull();
    const [account] = await db.select().from(users).where(eq(users.id, person.userId));
    expect(account).toMatchObject({
      passwordHash: null,
      invitationToken: null,
      deletionDueAt: null,
      timeZone: 'Africa/Lagos',
      minimiseGamification: false,
    });
    expect(await db.select().from(pictures).where(eq(pictures.userId, person.userId))).toEqual([]);
    expect(await deletedFilesWaiting(db, 100)).toContain(picture?.storageKey);
  });

  it('has one owner when the link of the mail and Google come at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await createPerson(app, waitingPersonTraits);
      const token = await mailedToken(app, person, 'verify_email');
      const [followed, landed] = await Promise.all([post('/auth/verify-email', { token }), come(person)]);
      const byPassword = (await logIn(person.email, password)).statusCode;
      expect([
        [200, '/auth/google/error?error=password_needed', 200],
        [400, '/auth/google/success', 401],
      ]).toContainEqual([followed.statusCode, landed.page, byPassword]);
    }
  });

  it('stays as it is for an unconfirmed owner at Google', async () => {
    const person = await createPerson(app, waitingPersonTraits);
    const landed = await come(person, { email_verified: false });
    expect(landed.page).toBe('/auth/google/error?error=email_unverified');
    expect((await logIn(person.email, password)).json().code).toBe('login_unverified');
  });
});

describe("a school's own domains", () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ env: { ...googleEnv(provider), OIDC_DOMAINS: 'school.test' } });
  });
  afterAll(() => limited.close());

  it('let its people in', async () => {
    provider.claims = newIdentity({ email: 'ada@school.test' });
    const user = await asCaller(limited, await signInWithGoogle(limited));
    expect(user.email).toBe('ada@school.test');
  });

  it.for([
    'ada@elsewhere.test',
    'ada@sub.school.test',
    'ada@notschool.test',
    'ada@school.test.elsewhere.test',
  ])('do not let %s in', async (email) => {
    provider.claims = newIdentity({ email });
    const { page, fragment } = await signInWithGoogle(limited);
    expect([page, fragment]).toEqual(['/auth/google/error?error=foreign_domain', {}]);
    expect(await limited.platform.database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});

describe('an address that has a confirmed account', () => {
  const getPendingLink = ({ cookies }: Landed) =>
    `${linkCookie}=${cookies.find(({ name }) => name === linkCookie)?.value}`;
  /** @returns where the same person at Google lands the next time */
  const again = async () => (await signInWithGoogle(app)).page;
  const needed = '/auth/google/error?error=password_needed';

  it('is not opened by only the address, and explains why the password is needed', async () => {
    const person = await createPerson(app, { password });
    const landed = await come(person);
    expect([landed.page, landed.fragment]).toEqual([needed, {}]);
    expect(landed.cookies).toContainEqual(
      expect.objectContaining({ name: linkCookie, httpOnly: true, sameSite: 'Strict', maxAge: 600 }),
    );
    expect(getPendingLink(landed)).not.toContain(person.userId);
  });

  it('is linked by its password in the same browser, once and for all', async () => {
    const person = await createPerson(app, { password, role: 'tutor' });
    const signedIn = await logIn(person.email, password, getPendingLink(await come(person)));
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.cookies).toContainEqual(expect.objectContaining({ name: linkCookie, value: '' }));
    expect(await asCaller(app, await signInWithGoogle(app))).toMatchObject({
      id: person.userId,
      role: 'tutor',
    });
  });

  it.for<[string, (person: Person, link: string) => Promise<unknown>]>([
    ['a wrong password', ({ email }, link) => logIn(email, 'a wrong one', link)],
    ['the password in another browser', ({ email }) => logIn(email, password)],
    ['an invented link', ({ email }) => logIn(email, password, `${linkCookie}=a.b.c.d.e`)],
    [
      'the password of another account',
      async (_person, link) => logIn((await createPerson(app, { password })).email, password, link),
    ],
    [
      'the password after ten minutes',
      ({ email }, link) => {
        app.clock.advance(601_000);
        return logIn(email, password, link);
      },
    ],
  ])('is not linked by %s', async ([, attempt]) => {
    const person = await createPerson(app, { password });
    await attempt(person, getPendingLink(await come(person)));
    expect(await again()).toBe(needed);
  });

  it('is linked by its password only, and still needs its second factor', async () => {
    const person = await createPerson(app, { password });
    const { code } = await giveSecondFactor(app, person.userId);
    const requested = await logIn(person.email, password, getPendingLink(await come(person)));
    expect(requested.json().code).toBe('second_factor_required');
    const { fragment } = await signInWithGoogle(app);
    const answerResponse = await post('/auth/second-factor', {
      ticket: fragment.second_factor_ticket,
      code: code(),
    });
    expect(answerResponse.statusCode).toBe(200);
  });

  it('is never opened or linked while it belongs to an administrator', async () => {
    const person = await createPerson(app, { password, role: 'admin' });
    const landed = await come(person);
    expect([landed.page, landed.fragment]).toEqual(['/auth/google/error?error=administrator', {}]);
    expect(landed.cookies.map(({ name }) => name)).not.toContain(linkCookie);
  });

  it('is closed to its linked identity once it belongs to an administrator', async () => {
    const person = await createPerson(app, { password });
    await logIn(person.email, password, getPendingLink(await come(person)));
    await change(person, { role: 'admin' });
    expect(await again()).toBe('/auth/google/error?error=administrator');
  });

  it('is not opened while it is deactivated, linked or not', async () => {
    const person = await createPerson(app, { password });
    const link = getPendingLink(await come(person));
    await change(person, { deactivatedAt: now() });
    expect(await again()).toBe('/auth/google/error?error=account_deactivated');
    await change(person, { deactivatedAt: null });
    await logIn(person.email, password, link);
    await change(person, { deactivatedAt: now() });
    expect(await again()).toBe('/auth/google/error?error=account_deactivated');
  });

  it('is opened while it waits to be deleted, so that its owner can stay', async () => {
    const person = await createPerson(app, { password });
    await logIn(person.email, password, getPendingLink(await come(person)));
    await change(person, { deletionDueAt: now() });
    expect(await again()).toBe('/auth/google/success');
  });
});

describe('an account with a second factor', () => {
  it('gets a ticket, and with a code the session', async () => {
    const { id } = await asCaller(app, await come({ email: 'second@school.test' }));
    const { code } = await giveSecondFactor(app, id);
    const landed = await signInWithGoogle(app);
    expect([landed.page, Object.keys(landed.fragment)]).toEqual([
      '/auth/google/success',
      ['second_factor_ticket', 'tx'],
    ]);
    expect(landed.cookies.map(({ name }) => name)).toEqual(['__Host-go-3000']);

    const ticket = landed.fragment.second_factor_ticket;
    const answerResponse = await post('/auth/second-factor', { ticket, code: code() });
    expect(answerResponse.statusCode).toBe(200);
    expect(await asCaller(app, { ...landed, fragment: answerResponse.json() })).toMatchObject({ id });
  });
});

describe('an account that was made with Google', () => {
  it('rejects every password like any account', async () => {
    const { email } = await asCaller(app, await come({ email: 'only@school.test' }));
    const rejection = await logIn(email, password);
    const usual = await logIn((await createPerson(app, { password })).email, 'a wrong one');
    expect([rejection.statusCode, rejection.json()]).toEqual([usual.statusCode, usual.json()]);
  });

  it('gets a password by the reset link', async () => {
    const { id, email } = await asCaller(app, await come({ email: 'forgot@school.test' }));
    await post('/auth/forgot-password', { email });
    const mails = await app.platform.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email));
    const token = /reset-password\?token=([\w-]{43})/.exec(mails.map(({ bodyText }) => bodyText).join())?.[1];
    expect((await post('/auth/reset-password', { token, password })).statusCode).toBe(200);
    const tokens = (await logIn(email, password)).json();
    expect(await asCaller(app, { ...(await signInWithGoogle(app)), fragment: tokens })).toMatchObject({ id });
  });
});
