/**
 * An independent statement of who may call what: the lines of each `<feature>.policy.ts` are compared with
 * the server's behaviour, and none is read from the contract. A newly opened endpoint must be named here too.
 */
import type { OwnedKind } from '@akada/contract/wire/endpoint.ts';
import type { ErrorCode } from '@akada/contract/wire/errors.ts';

/** The kinds of caller. */
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

/** Each principal is admitted, or rejected with this code. */
export type Callers = Readonly<Record<PrincipalName, 'admitted' | ErrorCode>>;

export interface EndpointPolicy {
  callers: Callers;
  /** The status of the answer to an admitted caller who requests their own object. */
  success: number;
  /** The kind of object with an owner; it exists only for that owner. */
  object?: OwnedKind;
  /** To administrators all such objects exist. */
  adminsSeeAll?: true;
  /** It shows what people have published for everyone. */
  isPublic?: true;
}

/** The policies by endpoint id. */
export type FeaturePolicy = Readonly<Record<string, EndpointPolicy>>;

export const everybody: Callers = {
  anon: 'admitted',
  garbage: 'admitted',
  unverified: 'admitted',
  studentA: 'admitted',
  studentB: 'admitted',
  tutorPending: 'admitted',
  tutorApproved: 'admitted',
  admin: 'admitted',
  deactivated: 'admitted',
};

/** Every account, before its address is confirmed too. */
export const anyAccount: Callers = {
  anon: 'not_signed_in',
  garbage: 'session_ended',
  unverified: 'admitted',
  studentA: 'admitted',
  studentB: 'admitted',
  tutorPending: 'admitted',
  tutorApproved: 'admitted',
  admin: 'admitted',
  deactivated: 'session_ended',
};

export const confirmedAccounts: Callers = {
  anon: 'not_signed_in',
  garbage: 'session_ended',
  unverified: 'email_unverified',
  studentA: 'admitted',
  studentB: 'admitted',
  tutorPending: 'admitted',
  tutorApproved: 'admitted',
  admin: 'admitted',
  deactivated: 'session_ended',
};

/** An administrator sees only their own data, and has none. */
export const students: Callers = {
  anon: 'not_signed_in',
  garbage: 'session_ended',
  unverified: 'email_unverified',
  studentA: 'admitted',
  studentB: 'admitted',
  tutorPending: 'role_denied',
  tutorApproved: 'role_denied',
  admin: 'admitted',
  deactivated: 'session_ended',
};

/** An administrator sees only their own data, and has none. */
export const tutors: Callers = {
  anon: 'not_signed_in',
  garbage: 'session_ended',
  unverified: 'email_unverified',
  studentA: 'role_denied',
  studentB: 'role_denied',
  tutorPending: 'admitted',
  tutorApproved: 'admitted',
  admin: 'admitted',
  deactivated: 'session_ended',
};

export const administrators: Callers = {
  anon: 'not_signed_in',
  garbage: 'session_ended',
  unverified: 'email_unverified',
  studentA: 'role_denied',
  studentB: 'role_denied',
  tutorPending: 'role_denied',
  tutorApproved: 'role_denied',
  admin: 'admitted',
  deactivated: 'session_ended',
};
