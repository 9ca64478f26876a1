import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { mailOutbox, sandboxMail } from './mail.tables.ts';

/** Removes every letter to an address, sent or waiting, from the embedded mailbox too. */
export async function forgetRecipient(executor: Executor, address: string): Promise<void> {
  for (const { table, recipient } of [
    { table: mailOutbox, recipient: mailOutbox.recipient },
    { table: sandboxMail, recipient: sandboxMail.recipient },
  ]) {
    await executor.delete(table).where(sql`lower(${recipient}::text) = lower(${address})`);
  }
}
