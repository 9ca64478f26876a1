/** An instance as an earlier version left it when it was stopped: its rows, its files, and what it last answered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

export interface OldInstance {
  /** The time at which it was stopped. */
  moment: string;
  authSecret: string;
  /** The password of every account. */
  password: string;
  /** Rows by table. */
  counts: Record<string, number>;
  accounts: Record<string, OldAccount>;
  /** Address of an account that an administrator deactivated. */
  deactivated: string;
  /** Address of an account whose login is blocked after many wrong guesses. */
  guessed: string;
  /** The token is in a mail that waits to be sent. */
  unverified: { email: string; token: string };
  ids: Record<
    'note' | 'extracting' | 'generation' | 'queued' | 'running' | 'runningExam' | 'finishedExam',
    string
  >;
  /** Bytes in base64 by key of the file store. */
  files: Record<string, string>;
  /** The answers to GET, by account and path below the API. */
  answers: Record<string, Record<string, object>>;
}

interface OldAccount {
  email: string;
  /** The token of an open session. */
  refresh_token?: string;
  /** The secret of its authenticator app. */
  secret?: string;
  recovery_codes?: string[];
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** @returns the recorded facts of the instance whose last migration was 0013 */
export function readOldInstance(): OldInstance {
  return JSON.parse(read('instance-0013.json'));
}

/** Makes the tables as they were, with their rows. @param connection to an empty database */
export async function restoreOldInstance(connection: DatabaseConnection): Promise<void> {
  await withClient(connection, (client) => client.query(read('instance-0013.sql')));
}

export async function restoreOldFiles(files: FileStore, old: OldInstance): Promise<void> {
  for (const [key, bytes] of Object.entries(old.files)) {
    await files.put(key, Readable.from([Buffer.from(bytes, 'base64')], { objectMode: false }));
  }
}

/** A reset of a password that was answered just before the instance was stopped, and may be sent again. */
export interface UsedReset {
  email: string;
  token: string;
  key: string;
}

/** Writes the row of a reset as versions up to 0016 did. */
export async function insertUsedReset(
  connection: DatabaseConnection,
  { email, token, key }: UsedReset,
  moment: string,
): Promise<void> {
  await withClient(connection, (client) =>
    client.query(
      `INSERT INTO one_time_tokens (token_hash, user_id, purpose, created_at, expires_at, used_at, used_by_key)
       SELECT sha256($1), id, 'reset_password', $3::timestamptz, $3::timestamptz + interval '30 minutes', $3, $4
       FROM users WHERE email = $2`,
      [Buffer.from(token), email, moment, key],
    ),
  );
}

/** @returns rows by table, of these tables that are there */
export function countRows(
  connection: DatabaseConnection,
  tables: readonly string[],
): Promise<Record<string, number>> {
  return withClient(connection, async (client) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const name = client.escapeIdentifier(table);
      const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [name]);
      if (!rows[0].there) continue;
      counts[table] = (await client.query(`SELECT count(*)::int AS n FROM ${name}`)).rows[0].n;
    }
    return counts;
  });
}

async function withClient<Result>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
