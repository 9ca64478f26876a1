/** The ledger's rows about the debt to one tutor. The ledger names no person, so payments and payouts lead to the rows. */
import type { PostingPurpose } from '@akada/core/payments/postings.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isoTimestamp } from '../../platform/database/columns.ts';
import type { Executor } from '../../platform/database/database.ts';

/** A row as stored; amounts in kobo, above zero where the debt grew. */
export interface StoredStatementRow {
  purpose: PostingPurpose;
  amount: number;
  writtenAt: string;
  title: string | null;
  studentId: string | null;
  price: number | null;
  commission: number;
  vat: number;
  bankReference: string | null;
}

const amount = sql`CASE WHEN l.credit = 'owed_to_tutors' THEN l.amount ELSE -l.amount END`;

/** Rows of a refund or a chargeback have its id as their source, and the payment leads to the tutor. */
const rowsAboutTutor = (tutorId: string): SQL => sql`
  (
    SELECT reference::text AS source, reference FROM earnings WHERE tutor_id = ${tutorId}
    UNION SELECT r.id::text, r.payment_id FROM refunds r JOIN earnings p ON p.reference = r.payment_id
      WHERE p.tutor_id = ${tutorId}
    UNION SELECT c.id::text, c.payment_id FROM chargebacks c JOIN earnings p ON p.reference = c.payment_id
      WHERE p.tutor_id = ${tutorId}
    UNION SELECT id::text, NULL FROM tutor_payouts WHERE tutor_id = ${tutorId}
  ) AS s JOIN ledger_entries l ON l.source = s.source AND (l.debit = 'owed_to_tutors' OR l.credit = 'owed_to_tutors')`;

const selectAmount = (purpose: PostingPurpose): SQL => sql`
  coalesce((SELECT p.amount FROM ledger_entries p WHERE p.source = l.source AND p.purpose = ${purpose}), 0)::float8`;

/** @returns rows between two moments, in the order in which they were written */
export async function findStatementRows(
  executor: Executor,
  tutorId: string,
  { from, until }: { from: string; until: string },
): Promise<StoredStatementRow[]> {
  const { rows } = await executor.execute(sql`
    SELECT l.purpose, (${amount})::float8 AS amount, l.written_at AS "writtenAt", e.title, e.student_id AS "studentId",
      e.price::float8 AS price, ${selectAmount('commission')} AS commission, ${selectAmount('vat')} AS vat,
      o.bank_reference AS "bankReference"
    FROM ${rowsAboutTutor(tutorId)}
    LEFT JOIN earnings e ON e.reference = s.reference
    LEFT JOIN tutor_payouts o ON o.id::text = l.source
    WHERE l.written_at >= ${from} AND l.written_at < ${until} ORDER BY l.id`);
  return (rows as unknown as StoredStatementRow[]).map((row) => ({
    ...row,
    writtenAt: isoTimestamp(row.writtenAt),
  }));
}

/** @returns the debt to the tutor before a moment */
export async function getOpeningBalance(
  executor: Executor,
  tutorId: string,
  moment: string,
): Promise<number> {
  const { rows } = await executor.execute(sql`
    SELECT coalesce(sum(${amount}), 0)::float8 AS owed FROM ${rowsAboutTutor(tutorId)}
    WHERE l.written_at < ${moment}`);
  return (rows as unknown as { owed: number }[])[0]?.owed ?? 0;
}

export interface StoredMonth {
  month: string;
  earned: number;
  returned: number;
  change: number;
}

/** @returns the sums of each month with a row, the oldest first */
export async function sumMonths(executor: Executor, tutorId: string, zone: string): Promise<StoredMonth[]> {
  const { rows } = await executor.execute(sql`
    SELECT to_char(l.written_at AT TIME ZONE ${zone}, 'YYYY-MM') AS month,
      coalesce(sum(l.amount) FILTER (WHERE s.reference IS NOT NULL AND l.credit = 'owed_to_tutors'), 0)::float8 AS earned,
      coalesce(sum(l.amount) FILTER (WHERE s.reference IS NOT NULL AND l.debit = 'owed_to_tutors'), 0)::float8 AS returned,
      sum(${amount})::float8 AS change
    FROM ${rowsAboutTutor(tutorId)} GROUP BY 1 ORDER BY 1`);
  return rows as unknown as StoredMonth[];
}
