/** Keyed digests of the record: a person who changes the database has no key to make them. */
import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** The key of this installation's digests, and its id: four bytes that precede each digest. */
export interface AuditKey {
  id: Buffer;
  secret: Buffer;
}

/** One act as it is read from the database. */
export interface DigestedRow {
  id: string;
  actorId: string;
  targetId: string;
  action: string;
  /** Fields in the order of `jsonb`. */
  facts: object;
  /** ISO time. */
  createdAt: string;
}

const idSize = 4;

/** @param dataSecret the secret of this installation's data */
export function createAuditKey(dataSecret: string): AuditKey {
  const secret = Buffer.from(hkdfSync('sha256', dataSecret, '', 'audit', 32));
  return { id: createHash('sha256').update(secret).digest().subarray(0, idSize), secret };
}

/** @returns the id of the key and HMAC-SHA-256 of all columns: 36 bytes */
export function makeRowDigest(key: AuditKey, row: DigestedRow): Buffer {
  const { id, actorId, targetId, action, facts, createdAt } = row;
  return authenticate(key, [Buffer.from(JSON.stringify([id, actorId, targetId, action, facts, createdAt]))]);
}

/**
 * @param day `2026-11-30`
 * @param previousSeal of the day before; null for the first day of the record
 * @param digests of the rows of the day, in their order
 * @returns the id of the key and one hash over all of them: 36 bytes
 */
export function makeDaySeal(
  key: AuditKey,
  { day, previousSeal, digests }: { day: string; previousSeal: Buffer | null; digests: readonly Buffer[] },
): Buffer {
  return authenticate(key, [Buffer.from(day), previousSeal ?? Buffer.alloc(0), ...digests]);
}

/** @returns true if this key made a digest or seal; another key cannot judge it */
export const isMadeBy = (key: AuditKey, digest: Buffer): boolean => digest.subarray(0, idSize).equals(key.id);

function authenticate(key: AuditKey, parts: readonly Buffer[]): Buffer {
  const hmac = createHmac('sha256', key.secret);
  for (const part of parts) {
    // Without lengths, bytes could move from one part to the next.
    const size = Buffer.alloc(4);
    size.writeUInt32BE(part.length);
    hmac.update(size).update(part);
  }
  return Buffer.concat([key.id, hmac.digest()]);
}
