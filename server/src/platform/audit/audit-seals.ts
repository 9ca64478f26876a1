/**
 * Seals of the record. A digest of each row and a seal of each day are made outside the transactions of the changes, with
 * a key that the database does not have: a changed, inserted or removed row of a sealed day differs from its seal.
 */
import { getInstant } from '../clock/instant.ts';
import type { Database } from '../database/database.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';
import type { Platform } from '../platform.ts';
import { type AuditEntryRow, nilId } from './audit.ts';
import { type AuditKey, createAuditKey, isMadeBy, makeDaySeal, makeRowDigest } from './audit-digest.ts';
import * as repo from './audit-seals.repo.ts';

const rowsAtOnce = 500;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A transaction that began before midnight has ended by then: no statement may take as long. */
const waitMs = 60 * minuteMs;

type SealDeps = Pick<Platform, 'database' | 'clock' | 'dataSecret'>;

/** @returns the task that gives digests every minute and seals each day that has ended */
export function sealingTask({ database, clock, dataSecret }: SealDeps): PeriodicTask {
  const key = createAuditKey(dataSecret);
  return {
    name: 'audit.seal',
    everyMs: minuteMs,
    async run() {
      let madeCount = rowsAtOnce;
      while (madeCount === rowsAtOnce) madeCount = await makeDigests(database, key);
      await sealDays({ database, key, now: clock.now() });
    },
  };
}

async function makeDigests(database: Database, key: AuditKey): Promise<number> {
  return database.transaction(async (tx) => {
    const rows = await repo.takeWithoutDigest(tx, rowsAtOnce);
    if (rows.length > 0) {
      const digests = rows.map((row) => makeRowDigest(key, row));
      await repo.putDigests(
        tx,
        rows.map(({ id }) => id),
        digests,
      );
    }
    return rows.length;
  });
}

async function sealDays({ database: { db }, key, now }: { database: Database; key: AuditKey; now: number }) {
  const last = await repo.findLastSeal(db);
  let day = last === null ? await repo.findFirstDay(db) : getNextDay(last.day);
  let previousSeal = last?.seal ?? null;
  while (day !== null && Date.parse(getNextDay(day)) + waitMs <= now) {
    const digests = (await repo.findDay(db, day)).map(({ digest }) => digest);
    // Another process is about to make it.
    if (!digests.every((digest) => digest !== null)) return;
    const seal = makeDaySeal(key, { day, previousSeal, digests });
    await repo.insertSeal(db, { day, rowCount: digests.length, seal, sealedAt: getInstant(now) });
    previousSeal = seal;
    day = getNextDay(day);
  }
}

const getNextDay = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** A comparison of the record with its seals found this. */
export interface SealCheck {
  /** The last sealed day; null without one. */
  until: string | null;
  rows: number;
  /** Rows whose names were erased with an account: only the seal of their day proves them. */
  erased: number;
  /** Days whose rows were all removed, as the retention does with old months. */
  removedDays: number;
  /** Days sealed by another AUTH_SECRET, which cannot be judged. */
  unknownDays: number;
  /** Days that differ from their seal. */
  changedDays: string[];
}

/** @returns how the record differs from its seals */
export async function checkSeals({
  database: { db },
  dataSecret,
}: Omit<SealDeps, 'clock'>): Promise<SealCheck> {
  const key = createAuditKey(dataSecret);
  const found: SealCheck = {
    until: null,
    rows: 0,
    erased: 0,
    removedDays: 0,
    unknownDays: 0,
    changedDays: [],
  };
  const firstDay = await repo.findFirstDay(db);
  let previousSeal: Buffer | null = null;
  for (const seal of await repo.listSeals(db)) {
    const rows = await repo.findDay(db, seal.day);
    found.until = seal.day;
    found.rows += rows.length;
    found.erased += rows.filter(isErased).length;
    const isRemoved = seal.rowCount > 0 && (firstDay === null || seal.day < firstDay);
    if (isRemoved) found.removedDays += 1;
    else if (!isMadeBy(key, seal.seal)) found.unknownDays += 1;
    else if (!isAsSealed(key, { seal, rows, previousSeal })) found.changedDays.push(seal.day);
    previousSeal = seal.seal;
  }
  return found;
}

interface SealedDay {
  seal: repo.SealRow;
  rows: AuditEntryRow[];
  previousSeal: Buffer | null;
}

function isAsSealed(key: AuditKey, { seal: { day, seal }, rows, previousSeal }: SealedDay): boolean {
  const digests = rows.flatMap(({ digest }) => (digest === null ? [] : [digest]));
  const isUnchanged = (row: AuditEntryRow) =>
    row.digest !== null &&
    (isErased(row) || !isMadeBy(key, row.digest) || row.digest.equals(makeRowDigest(key, row)));
  return rows.every(isUnchanged) && seal.equals(makeDaySeal(key, { day, previousSeal, digests }));
}

/** An erasure takes the id of the actor, or the facts with the id of the person; the digest was made before it. */
const isErased = ({ actorId, facts }: AuditEntryRow) => actorId === nilId || Object.keys(facts).length === 0;
