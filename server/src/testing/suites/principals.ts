/** The accounts and headers of the nine kinds of caller. */

import type { TutorState } from '@akada/contract/base/tutors.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { eq } from 'drizzle-orm';
import { users } from '../../features/accounts/account/account.tables.ts';
import { createPerson, type Person, type PersonTraits, signIn } from '../people.ts';
import type { SharedTestApp } from '../test-app.ts';
import { giveProfile } from '../tutors.ts';
import type { Owner } from './feature-samples.ts';
import { admittedName } from './feature-suites.ts';
import { type PrincipalName, principalNames } from './policy.ts';

export interface Principal {
  name: PrincipalName;
  /** The `Authorization` header; null if none is sent. */
  authorization: string | null;
  /** Null without an account. */
  person: Person | null;
  /** A text in everything that this one owns. It may appear in no answer to another. */
  canary: string;
}

/** Administrators enter the tutors' area with their own data. */
const profileStates: Partial<Record<PrincipalName, TutorState>> = {
  tutorPending: 'pending',
  tutorApproved: 'approved',
  admin: 'approved',
};

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

export async function createPrincipals(app: SharedTestApp): Promise<Principals> {
  const createdPrincipals = await Promise.all(principalNames.map((name) => createPrincipal(app, name)));
  return Object.fromEntries(createdPrincipals.map((principal) => [principal.name, principal])) as Principals;
}

export async function createPrincipal(app: SharedTestApp, name: PrincipalName): Promise<Principal> {
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

/** @returns a principal whom the endpoint lets in */
export function admittedTo({ id }: Pick<EndpointShape, 'id'>, principals: Principals): Principal {
  return principals[admittedName(id)];
}

/** Gives a principal a new session after its sessions were ended. */
export async function signInAgain(app: SharedTestApp, principal: Principal): Promise<void> {
  if (!principal.person) return;

  const { access_token } = await signIn(app, principal.person);
  principal.authorization = `Bearer ${access_token}`;
}

/** @returns a principal with an account as the owner of objects */
export function makeOwner({ name, person, canary }: Principal): Owner {
  if (!person) throw new Error(`${name} has no account and owns nothing`);

  return { userId: person.userId, canary };
}

/** Ends an account whose sessions are still open. */
async function deactivate(app: SharedTestApp, { userId }: Person): Promise<void> {
  await app.platform.database.db
    .update(users)
    .set({ deactivatedAt: new Date(app.clock.now()).toISOString() })
    .where(eq(users.id, userId));
}
