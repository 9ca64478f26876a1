/** Everybody who may stand at the door: the kinds of caller that every endpoint is asked about. */
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import type { TutorState } from '@akada/contract/tutors.ts';
import { eq } from 'drizzle-orm';
import { users } from '../features/accounts/accounts.tables.ts';
import type { Owner } from './owned-objects.ts';
import { createPerson, type Person, type PersonTraits, signIn } from './people.ts';
import type { TestApp } from './test-app.ts';
import { giveProfile } from './tutors.ts';

export const principalNames = [
  'anon',
  'garbage',
  'unverified',
  'studentA',
  'studentB',
  'tutorPending',
  'tutorApproved',
  'admin',
  'deactivated',
] as const;

export type PrincipalName = (typeof principalNames)[number];

export interface Principal {
  name: PrincipalName;
  /** The `Authorization` header, null for who sends none. */
  authorization: string | null;
  /** Null for who has no account. */
  person: Person | null;
  /** Written into all that this one owns; in nobody else's answers it may appear. */
  canary: string;
}

/** Administrators enter the tutors' area with data of their own. */
const profileStates: Partial<Record<PrincipalName, TutorState>> = {
  tutorPending: 'pending',
  tutorApproved: 'approved',
  admin: 'approved',
};

/** Who an account belongs to. */
const traits: Partial<Record<PrincipalName, PersonTraits>> = {
  unverified: { verified: false },
  studentA: {},
  studentB: {},
  tutorPending: { role: 'tutor' },
  tutorApproved: { role: 'tutor' },
  admin: { role: 'admin' },
  deactivated: {},
};

export type Principals = Record<PrincipalName, Principal>;

export async function createPrincipals(app: TestApp): Promise<Principals> {
  const made = await Promise.all(principalNames.map((name) => createPrincipal(app, name)));
  return Object.fromEntries(made.map((principal) => [principal.name, principal])) as Principals;
}

export async function createPrincipal(app: TestApp, name: PrincipalName): Promise<Principal> {
  const canary = `canary-of-${name}`;
  if (name === 'anon') return { name, authorization: null, person: null, canary };
  if (name === 'garbage') return { name, authorization: 'Bearer not.a.token', person: null, canary };

  const person = await createPerson(app, { ...traits[name], fullName: canary });
  const { access_token } = await signIn(app, person);
  if (name === 'deactivated') await deactivate(app, person);
  const state = profileStates[name];
  if (state) await giveProfile(app, person.userId, state);
  return { name, authorization: `Bearer ${access_token}`, person, canary };
}

/** @returns somebody whose role opens the endpoint */
export function admittedTo(endpoint: Pick<EndpointShape, 'access'>, principals: Principals): Principal {
  return principals[nameOfAdmitted(endpoint)];
}

export function nameOfAdmitted({ access }: Pick<EndpointShape, 'access'>): PrincipalName {
  if (access === 'admin') return 'admin';
  return access === 'tutor' ? 'tutorApproved' : 'studentA';
}

/** Gives a principal whose sessions were ended another one. */
export async function signInAnew(app: TestApp, principal: Principal): Promise<void> {
  if (!principal.person) return;

  const { access_token } = await signIn(app, principal.person);
  principal.authorization = `Bearer ${access_token}`;
}

/** @returns a principal with an account as the owner of things */
export function ownerOf({ name, person, canary }: Principal): Owner {
  if (!person) throw new Error(`${name} has no account and owns nothing`);

  return { userId: person.userId, canary };
}

/** Ends an account whose sessions are still open. */
async function deactivate(app: TestApp, { userId }: Person): Promise<void> {
  await app.platform.database.db
    .update(users)
    .set({ deactivatedAt: new Date(app.clock.now()).toISOString() })
    .where(eq(users.id, userId));
}
