import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { sandboxMail } from './mail.tables.ts';

/** A mail as the embedded mailbox shows it. */
export interface SandboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Every web address in the text, in its order. */
  links: string[];
  /** The calendar part, as text. */
  calendar: string | null;
  /** ISO 8601. */
  sent_at: string;
}

/** Mails that one look into the mailbox shows. */
const visibleCount = 100;

/** @param to one recipient, compared without case; null for all @returns the newest mails, newest first */
export async function readSandboxMailbox(executor: Executor, to: string | null): Promise<SandboxMail[]> {
  const rows = await executor
    .select()
    .from(sandboxMail)
    .where(to === null ? undefined : eq(sandboxMail.recipient, to))
    .orderBy(desc(sandboxMail.sentAt), desc(sandboxMail.id))
    .limit(visibleCount);
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.bodyText,
    html: row.bodyHtml,
    links: row.bodyText.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    calendar: row.calendar?.text ?? null,
    sent_at: row.sentAt,
  }));
}
