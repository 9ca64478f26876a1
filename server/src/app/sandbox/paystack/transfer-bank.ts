/** The decisions of the sandbox about transfers: they succeed after half a minute unless a person at this machine decides. */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { SandboxBank } from './bank.ts';
import type { SandboxTransfer, SandboxTransferStatus, SandboxTransferStore } from './transfer-store.ts';

/** The duration of a transfer on this machine. */
const transferMs = 30_000;

export type SandboxTransferBank = ReturnType<typeof createSandboxTransferBank>;

export function createSandboxTransferBank({
  transfers,
  bank,
  clock,
}: {
  transfers: SandboxTransferStore;
  bank: Pick<SandboxBank, 'publish'>;
  clock: Clock;
}) {
  async function end(reference: string, status: SandboxTransferStatus): Promise<void> {
    if (!(await transfers.change(reference, status))) return;

    const transfer = await transfers.find(reference);
    if (transfer && status !== 'otp')
      await bank.publish(reference, { event: `transfer.${status}`, data: getTransferAnswer(transfer) });
  }

  /** Ends transfers whose time has come. */
  async function settle(): Promise<void> {
    for (const { reference } of await transfers.due(getInstant(clock.now()))) await end(reference, 'success');
  }

  return {
    end,
    settle,
    /** @returns false if the reference exists */
    async start(transfer: { reference: string; recipient: string; amount: number }): Promise<boolean> {
      const now = clock.now();
      const times = { now: getInstant(now), dueAt: getInstant(now + transferMs) };
      if (!(await transfers.start({ ...transfer, ...times }))) return false;

      // It ends automatically; after a restart, on the next request.
      setTimeout(() => void settle().catch(() => {}), transferMs + 500).unref();
      return true;
    },
  };
}

/** @returns a transfer as the protocol writes it */
export function getTransferAnswer(transfer: SandboxTransfer) {
  const { reference, amount, status, created_at, code, bank_code, account_number, name } = transfer;
  return {
    domain: 'test',
    reference,
    amount,
    currency: 'NGN',
    source: 'balance',
    reason: 'Akada earnings',
    status,
    failures: null,
    fee_charged: status === 'pending' || status === 'otp' ? 0 : null,
    transfer_code: `TRF_${reference.replaceAll('-', '').slice(0, 15)}`,
    created_at,
    recipient: {
      recipient_code: code,
      type: 'nuban',
      name,
      currency: 'NGN',
      details: { account_number, bank_code, account_name: name },
    },
  };
}
