/** The state of the Paystack sandbox, in separate tables that no part of the product reads. */

import type { Database } from '../../../platform/database/database.ts';
import { newSecret } from '../../../platform/ids/ids.ts';

export interface SandboxTransaction {
  id: number;
  reference: string;
  access_code: string;
  /** In kobo. */
  amount: number;
  currency: string;
  callback_url: string | null;
  channels: string[];
  /** `abandoned` means started, as at Paystack. */
  status: 'abandoned' | 'pending' | 'success' | 'failed' | 'reversed';
  channel: string | null;
  gateway_response: string;
  card_number: string | null;
  arrives_at: string | null;
  created_at: string;
  paid_at: string | null;
}

export interface SandboxDelivery {
  id: number;
  reference: string;
  body: string;
  /** Status of the last answer, 0 if none came, null while it is held. */
  answered: number | null;
  sent: number;
  created_at: string;
}

/** `fails` answers 500 and does nothing; `cut` does what was asked, and half of its answer arrives. */
export const sandboxFaults = ['fails', 'cut'] as const;

export interface SandboxSettings {
  /** True if new events wait until they are sent by hand. */
  holds: boolean;
  /** The simulated fault of the API; null if there is none. */
  fault: (typeof sandboxFaults)[number] | null;
}

export type SandboxStore = ReturnType<typeof createSandboxStore>;

const columns = `id::int AS id, reference, access_code, amount::float8 AS amount, currency, callback_url, channels, status, channel,
  gateway_response, card_number, arrives_at, created_at, paid_at`;
const deliveryColumns = 'id::int AS id, reference, body, answered, sent, created_at';

export function createSandboxStore({ pool }: Pick<Database, 'pool'>) {
  const getRows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows;
  const one = async (condition: string, value: string): Promise<SandboxTransaction | null> => {
    const select = `SELECT ${columns} FROM sandbox_paystack_transactions WHERE ${condition} = $1`;
    return (await getRows<SandboxTransaction>(select, [value]))[0] ?? null;
  };

  return {
    find: (reference: string) => one('reference', reference),
    findByCode: (accessCode: string) => one('access_code', accessCode),
    /** @returns null if the reference exists */
    async begin(
      input: Pick<SandboxTransaction, 'reference' | 'amount' | 'currency' | 'callback_url' | 'channels'>,
      now: string,
    ): Promise<SandboxTransaction | null> {
      const { reference, amount, currency, callback_url, channels } = input;
      const [row] = await getRows<SandboxTransaction>(
        `INSERT INTO sandbox_paystack_transactions
           (reference, access_code, amount, currency, callback_url, channels, status, gateway_response, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, 'abandoned', 'The transaction was not completed', $7)
         ON CONFLICT DO NOTHING RETURNING ${columns}`,
        [reference, newSecret(), amount, currency, callback_url, channels, now],
      );
      return row ?? null;
    },
    /**
     * A successful transaction stays successful.
     *
     * @returns true if this call changed it
     */
    async change(
      reference: string,
      change: Pick<SandboxTransaction, 'status' | 'gateway_response' | 'channel'> & {
        card_number?: string | null;
        arrives_at?: string | null;
        paid_at?: string | null;
      },
    ): Promise<boolean> {
      const {
        status,
        gateway_response,
        channel,
        card_number = null,
        arrives_at = null,
        paid_at = null,
      } = change;
      const rows = await getRows(
        `UPDATE sandbox_paystack_transactions SET status = $2, gateway_response = $3, channel = $4,
           card_number = coalesce($5, card_number), arrives_at = $6, paid_at = $7
         WHERE reference = $1 AND status NOT IN ('success', 'reversed') RETURNING reference`,
        [reference, status, gateway_response, channel, card_number, arrives_at, paid_at],
      );
      return rows.length > 0;
    },
    /** @returns transfers on their way whose time has come */
    arriving: (now: string) =>
      getRows<SandboxTransaction>(
        `SELECT ${columns} FROM sandbox_paystack_transactions WHERE status = 'pending' AND arrives_at <= $1`,
        [now],
      ),
    /** @returns the transaction with this number */
    async findById(id: string): Promise<SandboxTransaction | null> {
      const select = `SELECT ${columns} FROM sandbox_paystack_transactions WHERE id = $1`;
      return /^\d{1,9}$/.test(id) ? ((await getRows<SandboxTransaction>(select, [id]))[0] ?? null) : null;
    },
    list: (limit: number, skip: number, from = '-infinity') =>
      getRows<SandboxTransaction>(
        `SELECT ${columns} FROM sandbox_paystack_transactions WHERE created_at >= $3
         ORDER BY created_at DESC, reference LIMIT $1 OFFSET $2`,
        [limit, skip, from],
      ),
    async addDelivery(reference: string, body: string, now: string): Promise<SandboxDelivery> {
      const [row] = await getRows<SandboxDelivery>(
        `INSERT INTO sandbox_paystack_deliveries (reference, body, created_at) VALUES ($1, $2, $3)
         RETURNING ${deliveryColumns}`,
        [reference, body, now],
      );
      if (!row) throw new Error('The delivery was not written');
      return row;
    },
    deliveries: (limit: number) =>
      getRows<SandboxDelivery>(
        `SELECT ${deliveryColumns} FROM sandbox_paystack_deliveries ORDER BY id DESC LIMIT $1`,
        [limit],
      ),
    async findDelivery(id: number): Promise<SandboxDelivery | null> {
      const select = `SELECT ${deliveryColumns} FROM sandbox_paystack_deliveries WHERE id = $1`;
      return (await getRows<SandboxDelivery>(select, [id]))[0] ?? null;
    },
    recordAnswer: (id: number, answeredCount: number) =>
      getRows('UPDATE sandbox_paystack_deliveries SET answered = $2, sent = sent + 1 WHERE id = $1', [
        id,
        answeredCount,
      ]),
    async settings(): Promise<SandboxSettings> {
      const [row] = await getRows<SandboxSettings>('SELECT holds, fault FROM sandbox_paystack_settings');
      return row ?? { holds: false, fault: null };
    },
    setSettings: ({ holds, fault }: SandboxSettings) =>
      getRows(
        `INSERT INTO sandbox_paystack_settings (holds, fault) VALUES ($1, $2)
         ON CONFLICT (only_row) DO UPDATE SET holds = excluded.holds, fault = excluded.fault`,
        [holds, fault],
      ),
  };
}
