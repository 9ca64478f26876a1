/** The port through which features write mail. A job hands it over after the commit. */
import type { Clock } from '../clock/clock.ts';
import type { MailConfig } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
import type { Queue } from '../queue/queue.ts';
import { sendWork } from '../work/leased-work.ts';
import { type EmailContent, renderEmail } from './email-content.ts';
import { insertMail, mailWork } from './mail.repo.ts';
import type { MailCalendar } from './transport.ts';

export interface OutgoingMail {
  /** The plain address without a name. */
  to: string;
  content: EmailContent;
  calendar?: MailCalendar | null;
}

export interface Mailer {
  /** False on an instance without mail: then what only an email could carry is not made. */
  readonly delivers: boolean;
  /** Writes a mail and sends its job, with the transaction or not at all. Each call is another mail. */
  enqueue(tx: Transaction, mail: OutgoingMail): Promise<void>;
}

export interface MailerDeps {
  kind: MailConfig['kind'];
  queue: Pick<Queue, 'send'>;
  clock: Clock;
}

/** @param deps.kind with `none` nothing is ever written */
export function createMailer({ kind, queue, clock }: MailerDeps): Mailer {
  if (kind === 'none') return { delivers: false, enqueue: async () => {} };

  return {
    delivers: true,
    async enqueue(tx, { to, content, calendar = null }) {
      const { subject, text, html } = renderEmail(content);
      const id = newId();
      const row = { id, recipient: to, subject, bodyText: text, bodyHtml: html, calendar };
      await insertMail(tx, row, clock.now());
      await sendWork(tx, queue, mailWork, id);
    },
  };
}
