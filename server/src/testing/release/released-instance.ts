/** An instance as a released version left it when it was stopped: rows, files, and its last answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

export interface ReleasedInstance {
  /** The time at which it was stopped. */
  moment: string;
  authSecret: string;
  /** The password of every account that signs in. */
  password: string;
  /** Rows by table. */
  counts: Record<string, number>;
  accounts: Record<string, ReleasedAccount>;
  /** The token is in a mail that waits to be sent. */
  unverified: { email: string; token: string };
  ids: Record<
    'note' | 'waitingNote' | 'generation' | 'waitingGeneration' | 'finishedExam' | 'runningExam',
    string
  >;
  /** The reference of a month that was paid. */
  payment: string;
  /** Bytes in base64 by key of the file store. */
  files: Record<string, string>;
  /** The answers to GET, by account and path below the API. */
  answers: Record<string, Record<string, object>>;
}

export interface ReleasedAccount {
  email: string;
  /** The token of an open session. */
  refreshToken: string;
  /** The secret of its authenticator app. */
  secret?: string;
  recoveryCodes?: string[];
}

/** Where the maker writes a released instance, and where tests find it. */
export const instanceFile = (kind: 'sql' | 'json', folder = import.meta.dirname) =>
  join(folder, `instance-1.0.0.${kind}.gz`);

const readText = (kind: 'sql' | 'json') => gunzipSync(readFileSync(instanceFile(kind))).toString();

/** @returns the recorded facts */
export function readReleasedInstance(): ReleasedInstance {
  return JSON.parse(readText('json'));
}

/** Writes the rows, and the record of the migrations that 1.0.0 had applied. @param connection to the schema of 1.0.0 */
export async function restoreReleasedRows(connection: DatabaseConnection): Promise<void> {
  await withClient(connection, (client) => client.query(readText('sql')));
}

export async function restoreReleasedFiles(files: FileStore, instance: ReleasedInstance): Promise<void> {
  for (const [key, bytes] of Object.entries(instance.files)) {
    await files.put(key, Readable.from([Buffer.from(bytes, 'base64')], { objectMode: false }));
  }
}

/** @returns rows by table */
export function countRows(
  connection: DatabaseConnection,
  tables: readonly string[],
): Promise<Record<string, number>> {
  return withClient(connection, async (client) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${client.escapeIdentifier(table)}`);
      counts[table] = rows[0].n;
    }
    return counts;
  });
}

export async function withClient<Result>(
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
