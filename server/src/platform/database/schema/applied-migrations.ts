import type pg from 'pg';

/** The table of the applied migrations. */
export const migrationsTable = 'schema_migrations';

/** The last migration of 1.0.0. The migrations named baseline replace the whole chain. */
const lastOfChain = '0460_handed_links';

/** The schema is older than 1.0.0, and no migration of this version leads on from it. */
export class OutdatedSchemaError extends Error {
  constructor() {
    super(
      'The database is older than Akada 1.0.0: upgrade through 1.0.0 first (git checkout v1.0.0, then npm start). ' +
        'Nothing was changed.',
    );
    this.name = 'OutdatedSchemaError';
  }
}

/** @returns names of the applied migrations in order; empty if there is no schema yet */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    migrationsTable,
  ]);
  if (!rows[0]?.there) return [];

  const applied = await client.query<{ name: string }>(`SELECT name FROM ${migrationsTable} ORDER BY id`);
  return applied.rows.map(({ name }) => name);
}

/**
 * Reads the record of a schema as this version would have written it.
 *
 * @param applied names of the applied migrations in order, as any version recorded them
 * @param currentNames names of this version's migrations in order
 * @returns the same names, or the names of the baseline for the schema of 1.0.0
 * @throws OutdatedSchemaError for an older schema
 */
export function inTermsOfBaseline(
  applied: readonly string[],
  currentNames: readonly string[],
): readonly string[] {
  const baseline = currentNames.filter((name) => name.includes('_baseline_'));
  const [first] = applied;
  if (first === undefined || baseline.length === 0 || baseline.includes(first)) return applied;
  if (applied.at(-1) !== lastOfChain) throw new OutdatedSchemaError();

  return baseline;
}

/**
 * @param applied names in the table of applied migrations
 * @param currentNames names of this version's migrations
 * @returns the ones that wait to be applied, and the ones that only a newer version has
 * @throws OutdatedSchemaError
 */
export function compareMigrations(
  applied: readonly string[],
  currentNames: readonly string[],
): { missing: string[]; foreign: string[] } {
  const appliedNames = inTermsOfBaseline(applied, currentNames);
  return {
    missing: currentNames.filter((name) => !appliedNames.includes(name)),
    foreign: appliedNames.filter((name) => !currentNames.includes(name)),
  };
}

/**
 * Replaces the record of a database of 1.0.0 by the record of the baseline, which makes the same schema.
 *
 * @param client that holds the lock of the migrations
 * @throws OutdatedSchemaError for an older schema, which stays unchanged
 */
export async function adoptBaseline(client: pg.ClientBase, currentNames: readonly string[]): Promise<void> {
  const applied = await readMigrations(client);
  const adopted = inTermsOfBaseline(applied, currentNames);
  if (adopted === applied) return;

  await client.query(
    `WITH replaced AS (DELETE FROM ${migrationsTable} RETURNING run_on)
     INSERT INTO ${migrationsTable} (name, run_on)
     SELECT name, (SELECT max(run_on) FROM replaced) FROM unnest($1::text[]) WITH ORDINALITY AS baseline (name, number) ORDER BY number`,
    [adopted],
  );
}
