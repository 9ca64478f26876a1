/** Recipients and transfers of the sandbox, in separate tables that no part of the product reads. */
import type { Database } from '../../../platform/database/database.ts';
import { newSecret } from '../../../platform/ids/ids.ts';

export interface SandboxRecipient {
  code: string;
  bank_code: string;
  account_number: string;
  name: string;
}

export type SandboxTransferStatus = 'pending' | 'success' | 'failed' | 'reversed' | 'otp';

export interface SandboxTransfer extends SandboxRecipient {
  reference: string;
  /** In kobo. */
  amount: number;
  status: SandboxTransferStatus;
  created_at: string;
}

export type SandboxTransferStore = ReturnType<typeof createSandboxTransferStore>;

const select = `SELECT t.reference, t.amount::float8 AS amount, t.status, t.created_at,
  r.code, r.bank_code, r.account_number, r.name
  FROM sandbox_paystack_transfers t JOIN sandbox_paystack_recipients r ON r.code = t.recipient`;

/** The earlier statuses from which each one can be reached. */
const earlierStatuses: Readonly<Record<SandboxTransferStatus, readonly SandboxTransferStatus[]>> = {
  pending: [],
  otp: ['pending'],
  success: ['pending', 'otp'],
  failed: ['pending', 'otp'],
  reversed: ['success'],
};

export function createSandboxTransferStore({ pool }: Pick<Database, 'pool'>) {
  const getRows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows;

  return {
    /** The same account has one recipient. */
    async saveRecipient({
      bank_code,
      account_number,
      name,
    }: Omit<SandboxRecipient, 'code'>): Promise<SandboxRecipient> {
      const [row] = await getRows<SandboxRecipient>(
        `INSERT INTO sandbox_paystack_recipients (code, bank_code, account_number, name) VALUES ($1, $2, $3, $4)
         ON CONFLICT (bank_code, account_number) DO UPDATE SET name = excluded.name RETURNING *`,
        [`RCP_${newSecret().slice(0, 15)}`, bank_code, account_number, name],
      );
      if (!row) throw new Error('The recipient was not written');
      return row;
    },
    async findRecipient(code: string): Promise<SandboxRecipient | null> {
      const [row] = await getRows<SandboxRecipient>(
        'SELECT * FROM sandbox_paystack_recipients WHERE code = $1',
        [code],
      );
      return row ?? null;
    },
    /** @returns false if the reference exists */
    async start(transfer: {
      reference: string;
      recipient: string;
      amount: number;
      now: string;
      dueAt: string;
    }): Promise<boolean> {
      const rows = await getRows(
        `INSERT INTO sandbox_paystack_transfers (reference, recipient, amount, status, created_at, due_at)
         VALUES ($1, $2, $3, 'pending', $4, $5) ON CONFLICT DO NOTHING RETURNING reference`,
        [transfer.reference, transfer.recipient, transfer.amount, transfer.now, transfer.dueAt],
      );
      return rows.length > 0;
    },
    async find(reference: string): Promise<SandboxTransfer | null> {
      const [row] = await getRows<SandboxTransfer>(`${select} WHERE t.reference = $1`, [reference]);
      return row ?? null;
    },
    list: (limit: number) =>
      getRows<SandboxTransfer>(`${select} ORDER BY t.created_at DESC, t.reference LIMIT $1`, [limit]),
    /** @returns transfers whose time has come */
    due: (now: string) =>
      getRows<SandboxTransfer>(`${select} WHERE t.status = 'pending' AND t.due_at <= $1`, [now]),
    /** @returns whether this call changed it */
    async change(reference: string, status: SandboxTransferStatus): Promise<boolean> {
      const rows = await getRows(
        `UPDATE sandbox_paystack_transfers SET status = $2, due_at = NULL
         WHERE reference = $1 AND status = ANY ($3) RETURNING reference`,
        [reference, status, earlierStatuses[status]],
      );
      return rows.length > 0;
    },
  };
}
