/** Refunds and disputes of the Paystack sandbox. */
import type { Database } from '../../../platform/database/database.ts';

export type SandboxRefundStatus = 'pending' | 'processed' | 'failed' | 'needs-attention';

export interface SandboxRefund {
  id: number;
  reference: string;
  /** In kobo. */
  amount: number;
  status: SandboxRefundStatus;
  /** The note of the merchant. */
  note: string | null;
}

export interface SandboxDispute {
  id: number;
  reference: string;
  /** In kobo. */
  amount: number;
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'declined' | null;
  due_at: string;
  created_at: string;
  resolved_at: string | null;
}

export type SandboxReturns = ReturnType<typeof createSandboxReturns>;

const refundColumns = 'id::int AS id, reference, amount::float8 AS amount, status, note';
const disputeColumns = `id::int AS id, reference, amount::float8 AS amount, status, resolution, due_at, created_at, resolved_at`;

export function createSandboxReturns({ pool }: Pick<Database, 'pool'>) {
  const getRows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows;

  return {
    /** @returns null if the transaction was not paid, or if not so much of it is left */
    async startRefund(
      reference: string,
      amount: number,
      { note, dueAt }: { note: string | null; dueAt: string },
    ): Promise<SandboxRefund | null> {
      // The lock lets two calls at once see each other's refunds.
      const [row] = await getRows<SandboxRefund>(
        `WITH paid AS (SELECT * FROM sandbox_paystack_transactions
           WHERE reference = $1 AND status = 'success' FOR UPDATE)
         INSERT INTO sandbox_paystack_refunds (reference, amount, status, note, due_at)
         SELECT $1, $2::bigint, 'pending', $3, $4 FROM paid WHERE paid.amount >= $2::bigint + (
           SELECT coalesce(sum(amount), 0) FROM sandbox_paystack_refunds WHERE reference = $1 AND status <> 'failed')
         RETURNING ${refundColumns}`,
        [reference, amount, note, dueAt],
      );
      return row ?? null;
    },
    /**
     * A fully refunded transaction is reversed.
     *
     * @returns null if it was decided before
     */
    async endRefund(id: number, status: SandboxRefundStatus): Promise<SandboxRefund | null> {
      const [row] = await getRows<SandboxRefund>(
        `UPDATE sandbox_paystack_refunds SET status = $2, due_at = NULL
         WHERE id = $1 AND status IN ('pending', 'needs-attention') AND status <> $2 RETURNING ${refundColumns}`,
        [id, status],
      );
      if (!row) return null;
      await getRows(
        `UPDATE sandbox_paystack_transactions SET status = 'reversed' WHERE reference = $1 AND status = 'success'
           AND amount <= (SELECT coalesce(sum(amount), 0) FROM sandbox_paystack_refunds
             WHERE reference = $1 AND status = 'processed')`,
        [row.reference],
      );
      return row;
    },
    /** @returns refunds whose time has come, with the cards that paid */
    refunding: (now: string) =>
      getRows<SandboxRefund & { card_number: string | null }>(
        `SELECT r.id::int AS id, r.reference, card_number FROM sandbox_paystack_refunds r
         JOIN sandbox_paystack_transactions USING (reference) WHERE r.status = 'pending' AND r.due_at <= $1 ORDER BY r.id`,
        [now],
      ),
    /** @returns the refunds of these transactions, the latest first */
    refunds: (references: readonly string[]) =>
      getRows<SandboxRefund>(
        `SELECT ${refundColumns} FROM sandbox_paystack_refunds WHERE reference = ANY($1) ORDER BY id DESC`,
        [references],
      ),
    /** @returns null if the transaction was not paid */
    async openDispute(
      reference: string,
      amount: number | null,
      { now, dueAt }: { now: string; dueAt: string },
    ): Promise<SandboxDispute | null> {
      const [row] = await getRows<SandboxDispute>(
        `INSERT INTO sandbox_paystack_disputes (reference, amount, status, due_at, created_at)
         SELECT reference, coalesce($2::bigint, amount), 'awaiting-merchant-feedback', $3, $4
         FROM sandbox_paystack_transactions WHERE reference = $1 AND status IN ('success', 'reversed')
         RETURNING ${disputeColumns}`,
        [reference, amount, dueAt, now],
      );
      return row ?? null;
    },
    /** @returns null if it does not exist */
    async changeDispute(
      id: number,
      { status, resolution, now }: Pick<SandboxDispute, 'status' | 'resolution'> & { now: string },
    ): Promise<SandboxDispute | null> {
      const [row] = await getRows<SandboxDispute>(
        `UPDATE sandbox_paystack_disputes SET status = $2, resolution = $3,
           resolved_at = CASE WHEN $2 = 'resolved' THEN $4::timestamptz END
         WHERE id = $1 RETURNING ${disputeColumns}`,
        [id, status, resolution, now],
      );
      return row ?? null;
    },
    /** @returns disputes, the latest first */
    disputes: ({ references = null, from = '-infinity', limit = 100, skip = 0 }: DisputeFilter) =>
      getRows<SandboxDispute>(
        `SELECT ${disputeColumns} FROM sandbox_paystack_disputes
         WHERE ($1::text[] IS NULL OR reference = ANY($1)) AND created_at >= $2 ORDER BY id DESC LIMIT $3 OFFSET $4`,
        [references, from, limit, skip],
      ),
  };
}

interface DisputeFilter {
  /** Null for all. */
  references?: readonly string[] | null;
  from?: string | undefined;
  limit?: number;
  skip?: number;
}
