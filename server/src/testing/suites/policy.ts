/**
 * Who may call what, said a second time: the lines of each `<feature>.policy.ts` are compared with what the server
 * does, and none is read from the contract. An endpoint that is opened has to be named here too.
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

/** Each principal is let in, or refused with this code. */
export type Callers = Readonly<Record<PrincipalName, 'admitted' | ErrorCode>>;

export interface EndpointPolicy {
  callers: Callers;
  /** The status of the answer to a caller who is let in and asks for an object of their own. */
  success: number;
  /** The kind of object that has an owner, to whom alone it exists. */
  object?: OwnedKind;
  /** To administrators all such objects exist. */
  adminsSeeAll?: true;
  /** It shows what people have published for everyone. */
  isPublic?: true;
}

/** By the id of the endpoint. */
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

/** An administrator sees data of their own, which is none. */
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

/** An administrator sees data of their own, which is none. */
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
