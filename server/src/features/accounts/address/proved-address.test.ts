/**
 * A stranger registers the address of another person before its owner does, and waits. Only the values that
 * came with the owner's proof of the address count.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedFilesWaiting } from '../../../platform/files/deleted-files.ts';
import { signIn as openSession } from '../../../testing/people.ts';
import { givePicture } from '../../../testing/pictures.ts';
import { type Barrier, inLine } from '../../../testing/postgres/barrier.ts';
import { giveSecondFactor } from '../../../testing/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { users } from '../account/account.tables.ts';
import { pictures } from '../profile/pictures.repo.ts';
import { mailTo, makeAdministration, me, post, signIn } from '../testing/accounts-calls.ts';
import { mailedToken, makeRegistration, newAddress } from '../testing/people.ts';
import { registrations } from './registrations.repo.ts';

const byStranger = {
  full_name: 'Eve Stranger',
  password: 'chosen by a stranger',
  invitation: 'e'.repeat(43),
};
const byOwner = { full_name: 'Ada Obi', password: 'chosen by the owner', invitation: 'a'.repeat(43) };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const verify = (token: string) => post(app, '/auth/verify-email', { token });
const statusWith = async (email: string, password: string) => (await signIn(app, email, password)).statusCode;
const getAccount = async (email: string) => {
  const [account] = await app.platform.database.db.select().from(users).where(eq(users.email, email));
  if (!account) throw new Error(`${email} has no account`);
  return account;
};

/** @returns the token that this registration was mailed */
async function register(email: string, { invitation, ...given }: typeof byOwner): Promise<string> {
  await post(app, '/auth/register', { ...makeRegistration(email), ...given, invitation_token: invitation });
  const token = await mailedToken(app, email);
  // The next email must be the newer one.
  app.clock.advance(1_000);
  return token;
}

/** @returns the address with the link of each registration, the stranger's first */
async function registeredTwice() {
  const email = newAddress();
  const strangersLink = await register(email, byStranger);
  const ownersLink = await register(email, byOwner);
  return { email, strangersLink, ownersLink };
}

/** Fills the account, as far as anything could be set before the proof. @returns what was set */
async function fillAccount(email: string) {
  const { id: userId } = await getAccount(email);
  const { db } = app.platform.database;
  const { access_token } = await openSession(app, { userId });
  await giveSecondFactor(app, userId);
  const pictureId = await givePicture(app, userId);
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, pictureId));
  const settings = { timeZone: 'Europe/Oslo', minimiseGamification: true, profilePictureUrl: '/picture' };
  await db.update(users).set(settings).where(eq(users.id, userId));
  return { accessToken: access_token, storageKey: picture?.storageKey };
}

async function expectEmptied(
  email: string,
  { accessToken, storageKey }: Awaited<ReturnType<typeof fillAccount>>,
) {
  expect((await me(app, accessToken)).statusCode).toBe(401);
  expect(await getAccount(email)).toMatchObject({
    timeZone: 'Africa/Lagos',
    minimiseGamification: false,
    profilePictureUrl: null,
  });
  expect(await deletedFilesWaiting(app.platform.database.db, 100)).toContain(storageKey);
}

describe('an address that was registered by a stranger first', () => {
  it('has the password, the name and the invitation of the registration whose link was opened', async () => {
    const { email, ownersLink } = await registeredTwice();
    const answer = await verify(ownersLink);
    expect([answer.statusCode, answer.json().invitation_token]).toEqual([200, byOwner.invitation]);
    expect(await statusWith(email, byOwner.password)).toBe(200);
    expect(await statusWith(email, byStranger.password)).toBe(401);
    expect(await getAccount(email)).toMatchObject({ fullName: byOwner.full_name, role: 'student' });
  });

  it('contains nothing that was set before: no picture, second factor, session or setting', async () => {
    const { email, ownersLink } = await registeredTwice();
    const filled = await fillAccount(email);
    await verify(ownersLink);
    await expectEmptied(email, filled);
    expect(await statusWith(email, byOwner.password)).toBe(200);
  });

  it('ends the link of the other registration, which changes nothing any more', async () => {
    const { email, strangersLink, ownersLink } = await registeredTwice();
    await verify(ownersLink);
    expect((await verify(strangersLink)).statusCode).toBe(400);
    expect((await verify(ownersLink)).statusCode).toBe(200);
    expect(await statusWith(email, byOwner.password)).toBe(200);
    const { id } = await getAccount(email);
    const { db } = app.platform.database;
    expect(await db.select().from(registrations).where(eq(registrations.userId, id))).toEqual([]);
  });

  it('belongs to the first registration when that link is opened, and the other link ends', async () => {
    const { email, strangersLink, ownersLink } = await registeredTwice();
    const { accessToken } = await fillAccount(email);
    expect((await verify(strangersLink)).statusCode).toBe(200);
    expect((await verify(ownersLink)).statusCode).toBe(400);
    expect(await statusWith(email, byOwner.password)).toBe(401);
    expect((await getAccount(email)).fullName).toBe(byStranger.full_name);
    // Its own registration set these.
    expect((await me(app, accessToken)).statusCode).toBe(200);
  });

  it('gets mails that greet by the name of each registration and say which one counts', async () => {
    const { email } = await registeredTwice();
    const [second, first] = await mailTo(app, email);
    expect(first?.text).toContain('Hello Eve Stranger,');
    expect(first?.text).not.toContain('registered before');
    expect(second?.text).toContain('Hello Ada Obi,');
    expect(second?.text).toContain('This address was registered more than once and never confirmed.');
    expect(second?.links[0]).toContain(`invitation_token=${byOwner.invitation}`);
  });

  it.for([
    ["the owner's", 'ownersLink', 'strangersLink', byOwner.password],
    ["the stranger's", 'strangersLink', 'ownersLink', byStranger.password],
  ] as const)(
    'has one password if both links are opened concurrently, %s first',
    async ([, first, second, counts]) => {
      const { email, ...links } = await registeredTwice();
      const account: Barrier = { sql: 'SELECT 1 FROM users WHERE email = $1 FOR UPDATE', values: [email] };
      const answers = await inLine<[{ statusCode: number }, { statusCode: number }]>(app, account, [
        () => verify(links[first]),
        () => verify(links[second]),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
      expect(await statusWith(email, counts)).toBe(200);
    },
  );
});

describe('a new password for an address that waits to be confirmed', () => {
  const reset = async (email: string) => {
    await post(app, '/auth/forgot-password', { email });
    const token = await mailedToken(app, email, '/reset-password');
    const answer = await post(app, '/auth/reset-password', { token, password: byOwner.password });
    expect(answer.statusCode).toBe(200);
  };

  it('proves the address, and opens it without the second factor of another', async () => {
    const email = newAddress();
    const strangersLink = await register(email, byStranger);
    const filled = await fillAccount(email);
    await reset(email);
    expect(await statusWith(email, byOwner.password)).toBe(200);
    await expectEmptied(email, filled);
    expect(await getAccount(email)).toMatchObject({ invitationToken: null, fullName: email.split('@')[0] });
    expect((await verify(strangersLink)).statusCode).toBe(400);
  });

  it('leaves a confirmed account as it is', async () => {
    const email = newAddress();
    await verify(await register(email, byOwner));
    await giveSecondFactor(app, (await getAccount(email)).id);
    await reset(email);
    expect((await signIn(app, email, byOwner.password)).json().code).toBe('second_factor_required');
    expect((await getAccount(email)).fullName).toBe(byOwner.full_name);
  });
});

describe('asking for the mail again', () => {
  it('sends a link that sets a password if the address was registered more than once', async () => {
    const { email } = await registeredTwice();
    await post(app, '/auth/resend-verification', { email });
    const [newest] = await mailTo(app, email);
    expect(newest?.subject).toBe('Confirm your email address');
    expect(newest?.text).not.toContain('Stranger');
    expect(newest?.links).toEqual([expect.stringContaining('/reset-password?token=')]);

    const token = await mailedToken(app, email, '/reset-password');
    await post(app, '/auth/reset-password', { token, password: 'chosen a third time' });
    expect(await statusWith(email, 'chosen a third time')).toBe(200);
  });

  it('sends a link of the one registration otherwise', async () => {
    const email = newAddress();
    await register(email, byOwner);
    await post(app, '/auth/resend-verification', { email });
    expect((await verify(await mailedToken(app, email))).statusCode).toBe(200);
    expect(await statusWith(email, byOwner.password)).toBe(200);
  });
});

describe('an address that is confirmed by hand', () => {
  it('has no password when it was registered more than once: a link sets one', async () => {
    const { email } = await registeredTwice();
    expect(await makeAdministration(app).verify(email)).toBe('emptied');
    expect(await statusWith(email, byStranger.password)).toBe(401);
    expect(await statusWith(email, byOwner.password)).toBe(401);

    const token = new URL(await makeAdministration(app).makeResetLink(email)).searchParams.get('token');
    await post(app, '/auth/reset-password', { token, password: 'chosen by a link' });
    expect(await statusWith(email, 'chosen by a link')).toBe(200);
  });
});
