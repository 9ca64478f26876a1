/** Rows that come with the product. An instance with no others is empty: its first start has created them. */
import type pg from 'pg';

const brought: ReadonlyMap<string, string> = new Map([
  ['question_versions', 'question_id IN (SELECT id FROM questions WHERE is_sample)'],
  ['questions', 'is_sample'],
  ['question_passages', 'is_sample'],
  ['sample_paper', 'true'],
]);

/** Schemas without this table know no such rows. */
const lastTable = 'sample_paper';

/**
 * @param tables of the schema
 * @returns the condition of rows of the table that people have made
 */
export function madeByPeople(name: string, tables: readonly { name: string }[]): string {
  const condition = isKnown(tables) ? brought.get(name) : undefined;
  return condition === undefined ? 'true' : `NOT (${condition})`;
}

/** Deletes them: an archive has its own. @param tables of the schema */
export async function deleteProductRows(
  client: pg.ClientBase,
  tables: readonly { name: string }[],
): Promise<void> {
  if (!isKnown(tables)) return;

  for (const [name, condition] of brought) {
    await client.query(`DELETE FROM ${client.escapeIdentifier(name)} WHERE ${condition}`);
  }
}

function isKnown(tables: readonly { name: string }[]): boolean {
  return tables.some(({ name }) => name === lastTable);
}
