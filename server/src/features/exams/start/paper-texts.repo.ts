/** The texts of questions that exams ask: equal texts of a question are one row. */
import { createHash } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { type PaperTextRow, paperTexts } from '../exam/exams.tables.ts';

export type PaperText = Omit<PaperTextRow, 'questionId' | 'id'>;

/** @returns an id that equal texts have in common; content is made from the text, so it does not count */
export function getTextId({ content, answerContent, contentVersion, ...text }: PaperText): string {
  const values = Object.entries(text).sort(([one], [other]) => (one < other ? -1 : 1));
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return digest.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

const columns = Object.entries(getTableColumns(paperTexts));
const names = sql.raw(columns.map(([, { name }]) => name).join(', '));
const types = sql.raw(columns.map(([, column]) => `${column.name} ${column.getSQLType()}`).join(', '));

/**
 * Leaves texts that exist as they are. The exams of a class start together and insert the same texts: in one order, so that
 * no two transactions wait for each other.
 */
export async function insertTexts(executor: Executor, texts: readonly PaperTextRow[]): Promise<void> {
  const sorted = texts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const rows = sorted.map((text) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, text[key as keyof PaperTextRow]])),
  );
  await executor.execute(sql`
    INSERT INTO ${paperTexts} (${names})
    SELECT ${names} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS asked (${types})
    ON CONFLICT DO NOTHING`);
}
