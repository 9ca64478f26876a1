/** Accounts as other features see them. */
import type { Role } from '@akada/contract/identity/accounts.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import * as accounts from './account.repo.ts';
import * as repo from './people.repo.ts';

/** The means by which notifications reach the owner of an account. */
export interface Contact {
  email: string;
  fullName: string;
  verified: boolean;
  timeZone: string;
}

/** @returns null when the account was deleted or deactivated */
export async function getContact(executor: Executor, userId: string): Promise<Contact | null> {
  const account = await accounts.findContact(executor, userId);
  if (!account || account.deactivatedAt) return null;

  const { email, fullName, emailVerifiedAt, timeZone } = account;
  return { email, fullName, verified: emailVerifiedAt !== null, timeZone };
}

/** @returns the time zone that the account has chosen */
export async function getZone(executor: Executor, userId: string): Promise<string> {
  return (await accounts.findContact(executor, userId))?.timeZone ?? defaultTimeZone;
}

/** @returns the ids of administrators who can sign in */
export const findAdministrators = (executor: Executor): Promise<string[]> =>
  repo.findAdministrators(executor);

/** @returns the time zone that the account has chosen, and whether nothing of gamification shows to its owner */
export async function getGamification(
  executor: Executor,
  userId: string,
): Promise<{ timeZone: string; minimised: boolean }> {
  const account = await accounts.findContact(executor, userId);
  return {
    timeZone: account?.timeZone ?? defaultTimeZone,
    minimised: account?.minimiseGamification ?? true,
  };
}

/** @returns the condition that an account is open, stays so, and has not minimised gamification, for another statement */
export const takesPart = repo.takesPart;

/** @returns the condition that an account is open and stays so, for another feature's statement */
export const isOpenAccount = repo.isOpenAccount;

/** @returns the condition that this text is a part of the name of an account, for another feature's statement */
export const isCalled = repo.isCalled;
export const getName = repo.getName;

/** @returns true if an account has its own premium, for another feature's statement */
export const hasPremium = repo.hasPremium;

/** @returns whether nothing of gamification shows to an account, as a part of another feature's statement */
export const minimises = repo.minimises;

/** @returns ids of accounts after this one, in their order */
export const accountIdsAfter = repo.findIdsAfter;

/** A tutor's account is complete once there is a tutor profile. */
export function markProfileComplete(tx: Transaction, userId: string): Promise<void> {
  return repo.setProfileComplete(tx, userId);
}

/** @returns the account of an address, confirmed or not; null if none is active */
export async function accountOfAddress(
  executor: Executor,
  email: string,
): Promise<{ id: string; role: Role; verified: boolean } | null> {
  const account = await accounts.findAccountByEmail(executor, email);
  if (!account || account.deactivatedAt) return null;
  return { id: account.id, role: account.role, verified: account.emailVerifiedAt !== null };
}

export interface Person {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  verified: boolean;
  deactivated: boolean;
  /** Null without a picture. */
  pictureUrl: string | null;
  createdAt: string;
  /** As the account has chosen it. */
  timeZone: string;
}

/** @returns accounts by their id; deleted ones are absent */
export async function peopleById(executor: Executor, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = ids.length > 0 ? await repo.findPeople(executor, ids) : [];
  return new Map(rows.map((row) => [row.id, getPerson(row)]));
}

export interface PeopleCounts {
  byRole: { student: number; tutor: number; admin: number };
  unverified: number;
  deactivated: number;
  premium: number;
  /** Accounts whose owner asked for their deletion. */
  beingDeleted: number;
  signUps: { day: string; count: number }[];
}

const dayMs = 24 * 60 * 60_000;

/** @returns accounts by role and state, and sign-ups of the last days in UTC, oldest first, days without any included */
export async function countPeople(
  executor: Executor,
  { now, days }: { now: number; days: number },
): Promise<PeopleCounts> {
  const today = Math.floor(now / dayMs) * dayMs;
  const dates = Array.from({ length: days }, (_, index) => getDate(today - (days - 1 - index) * dayMs));
  const { byRole, states, signUps } = await repo.countPeople(executor, {
    since: `${dates[0]}T00:00:00Z`,
    now: getInstant(now),
  });
  return {
    ...states,
    byRole: { student: 0, tutor: 0, admin: 0, ...byRole },
    signUps: dates.map((day) => ({ day, count: signUps.get(day) ?? 0 })),
  };
}

export const { hasRole } = repo;

const getDate = (moment: number) => new Date(moment).toISOString().slice(0, 10);

function getPerson(row: repo.PersonRow): Person {
  const {
    emailVerifiedAt,
    deactivatedAt,
    deletionDueAt: _due,
    subscriptionPlan: _plan,
    premiumUntil: _until,
    ...shown
  } = row;
  return {
    ...shown,
    verified: emailVerifiedAt !== null,
    deactivated: deactivatedAt !== null,
  };
}

/**
 * Until the transaction ends no other call takes an administrator away. To be called before an account itself is locked.
 * @returns the ids of all others who are active and stay
 */
export async function lockOtherAdministrators(tx: Transaction, userId: string): Promise<string[]> {
  const administrators = await repo.lockAdministrators(tx);
  return administrators.flatMap(({ id, deactivatedAt, deletionDueAt }) =>
    id !== userId && deactivatedAt === null && deletionDueAt === null ? [id] : [],
  );
}

/**
 * Locks the account until the transaction ends.
 * @returns false when the account was deleted in the meantime
 */
export function lockAccount(tx: Transaction, userId: string): Promise<boolean> {
  return accounts.lockAccount(tx, userId);
}

export const matchingPeople = repo.matchingPeople;

/** An account as its subscription sees it. */
export interface Subscriber extends repo.SubscriberRow {
  /** Deactivated, or about to be deleted: nothing more is charged. */
  closing: boolean;
}

/** @returns null when the account was deleted */
export async function getSubscriber(executor: Executor, userId: string): Promise<Subscriber | null> {
  const row = await repo.findSubscriber(executor, userId);
  return row && { ...row, closing: row.deactivatedAt !== null || row.deletionDueAt !== null };
}

/**
 * Stores the end of access by periods, which every request reads.
 *
 * @param until null if there never was any
 */
export function setPremiumUntil(tx: Transaction, userId: string, until: string | null): Promise<void> {
  return repo.setPremiumUntil(tx, userId, until);
}
