import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import {
  compareMigrations,
  OutdatedSchemaError,
  readMigrations,
} from '../../platform/database/applied-migrations.ts';
import { migrationNames, migrationsFolder } from '../../platform/database/migrate.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/** The oldest whose SQL ours is written for. */
const oldestVersion = 18;

async function withClient<Result>(
  context: CommandContext,
  ask: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connection } = await context.database();
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

export async function findDatabase(context: CommandContext): Promise<Finding> {
  const { description } = await context.database();
  const { rows } = await withClient(context, (client) =>
    client.query<{ server_version: string }>('SHOW server_version'),
  );
  const version = rows[0]?.server_version ?? '0';
  if (Number.parseInt(version, 10) >= oldestVersion)
    return { ok: true, line: `PostgreSQL ${version}, ${description}` };

  return {
    ok: false,
    line: `PostgreSQL ${version} is too old: use ${oldestVersion} or newer, best the embedded one`,
  };
}

export async function findMigrations(context: CommandContext): Promise<Finding> {
  const known = migrationNames();
  const applied = await withClient(context, readMigrations);
  try {
    return describe(compareMigrations(applied, known), known.length);
  } catch (error) {
    if (error instanceof OutdatedSchemaError) return { ok: false, line: error.message };

    throw error;
  }
}

function describe({ missing, foreign }: ReturnType<typeof compareMigrations>, known: number): Finding {
  if (foreign.length > 0) {
    return { ok: false, line: `made by a newer Akada (${foreign.join(', ')}): update this one` };
  }
  if (missing.length > 0)
    return { ok: false, line: `${missing.join(', ')} not applied: npm start applies them` };

  return { ok: true, line: `all ${known} migrations are applied` };
}

/** An external database may lack what the migrations ask for, or the right to use it. */
export async function findExtensions(context: CommandContext): Promise<Finding> {
  const requested = extensionsOfMigrations();
  const { rows } = await withClient(context, (client) =>
    client.query<{ name: string }>('SELECT name FROM pg_available_extensions WHERE name = ANY($1)', [
      requested,
    ]),
  );
  const missing = requested.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return { ok: true, line: requested.join(', ') };

  return {
    ok: false,
    line: `${missing.join(', ')} missing: install the package postgresql-contrib on the database's machine`,
  };
}

function extensionsOfMigrations(): string[] {
  const texts = migrationNames().map((name) => readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/CREATE EXTENSION(?: IF NOT EXISTS)? (\w+)/g)]);
  return [...new Set(names.map(([, name]) => String(name)))];
}
