/** Every column of every table of ours as a caller might guess at it, with a value that the column would take. */
import type { TestApp } from './test-app.ts';

export interface GuessedField {
  name: string;
  value: unknown;
}

interface Column {
  name: string;
  type: string;
}

const columnsOfOurs = `
  SELECT column_name AS name, min(data_type) AS type FROM information_schema.columns
  WHERE table_schema = 'public' GROUP BY column_name ORDER BY column_name`;

/** @returns each name once as the database writes it and, where that differs, once as the code does */
export async function guessedFields({ platform }: TestApp): Promise<GuessedField[]> {
  const { rows } = await platform.database.pool.query<Column>(columnsOfOurs);
  return rows.flatMap(({ name, type }) => {
    const value = temptingValue(name, type);
    return [...new Set([name, camelCase(name)])].map((spelled) => ({ name: spelled, value }));
  });
}

/** What somebody would send who wants to gain by it. */
function temptingValue(name: string, type: string): unknown {
  if (name === 'role') return 'admin';
  if (type === 'boolean') return true;
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (type.startsWith('timestamp')) return '2020-01-01T00:00:00.000Z';
  if (type === 'jsonb') return {};
  if (type === 'ARRAY') return ['premium'];
  return /int|numeric|real|double/.test(type) ? 999 : 'premium';
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
