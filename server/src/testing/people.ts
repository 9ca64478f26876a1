/** Accounts for tests, written straight into the database and signed in by the product's own service. */
import type { Role } from '@akada/contract/identity/accounts.ts';
import { users } from '../features/accounts/account/account.tables.ts';
import { insertIdentity } from '../features/accounts/identities/identities.repo.ts';
import { createSessionsService } from '../features/accounts/sessions/sessions.service.ts';
import { oneTimeTokens, type TokenPurpose } from '../features/accounts/tokens/one-time-tokens.repo.ts';
import type { Caller } from '../platform/http/route.ts';
import { hashSecret, newId, newSecret } from '../platform/ids/ids.ts';
import type { SharedTestApp } from './test-app.ts';

const hourMs = 60 * 60_000;

/** The account traits that matter to a test; the default is a student who may do everything. */
export interface PersonTraits {
  fullName?: string;
  role?: Role;
  verified?: boolean;
  profileCompleted?: boolean;
  plan?: string;
  /** Without one there is no sign-in with a password. */
  password?: string;
  /** The address; a unique one by default. */
  email?: string;
  /** The subject of an identity at a provider, which stays the same in a later account. */
  identity?: string;
  /** The zone in the settings of the account; Lagos by default. */
  timeZone?: string;
}

export interface Person {
  userId: string;
  email: string;
  role: Role;
}

/** A device and an account whose days differ at every moment: they are 25 hours apart. */
export const distantZones = { device: 'Pacific/Kiritimati', account: 'Pacific/Pago_Pago' };

/** @returns the address that an account made here has */
export const makeAddress = ({ userId }: Pick<Person, 'userId'>) => `${userId}@school.test`;

export async function createPerson(app: SharedTestApp, traits: PersonTraits = {}): Promise<Person> {
  const { fullName = 'Ada Obi', role = 'student', verified = true, profileCompleted = true } = traits;
  const userId = newId();
  const email = traits.email ?? makeAddress({ userId });
  const now = new Date(app.clock.now()).toISOString();
  const { password } = traits;
  await app.platform.database.db.insert(users).values({
    id: userId,
    email,
    fullName,
    role,
    passwordHash: password ? await app.platform.passwords.hash(password, { source: userId }) : null,
    emailVerifiedAt: verified ? now : null,
    profileCompleted,
    subscriptionPlan: traits.plan ?? 'free',
    ...(traits.timeZone !== undefined && { timeZone: traits.timeZone }),
    termsAcceptedAt: now,
    createdAt: now,
  });
  if (traits.identity !== undefined) {
    const identity = { issuer: 'https://accounts.google.com', subject: traits.identity };
    await insertIdentity(app.platform.database.db, { ...identity, userId, createdAt: now });
  }
  return { userId, email, role };
}

/** Signs a person in as a program does, without a browser's cookie. */
export async function signIn(app: SharedTestApp, { userId }: Pick<Person, 'userId'>) {
  const sessions = createSessionsService({ ...app.platform, clock: app.clock });
  const { tokens } = await sessions.open({ userId, device: 'test', bound: false });
  return tokens;
}

/** A caller as the server knows one, with the header of its requests. */
export interface SignedInCaller extends Caller {
  authorization: string;
}

/** @returns a person with a session */
export async function createCaller(app: SharedTestApp, traits?: PersonTraits): Promise<SignedInCaller> {
  const { access_token } = await signIn(app, await createPerson(app, traits));
  const caller = await app.features.authenticate(access_token);
  return { ...caller, authorization: `Bearer ${access_token}` };
}

/** @returns a token as the mail to a person would carry it, good for an hour */
export async function mailedToken(
  app: SharedTestApp,
  { userId }: Person,
  purpose: TokenPurpose,
): Promise<string> {
  const token = newSecret();
  const now = app.clock.now();
  await app.platform.database.db.insert(oneTimeTokens).values({
    tokenHash: hashSecret(token),
    userId,
    purpose,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + hourMs).toISOString(),
  });
  return token;
}
