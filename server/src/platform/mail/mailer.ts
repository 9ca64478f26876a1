/** The port through which features write mail. Nothing leaves here: a job hands it over after the commit. */
import type { Clock } from '../clock/clock.ts';
import { instantOf } from '../clock/instant.ts';
import type { MailConfig } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { newId, repeatableId } from '../ids/ids.ts';
import type { Queue } from '../queue/queue.ts';
import { deliverMail } from './deliver-mail.job.ts';
import { type Letter, writeLetter } from './letter.ts';
import { insertMail } from './mail.repo.ts';

export interface OutgoingMail {
  /** The address, alone. */
  to: string;
  letter: Letter;
  /** An `Idempotency-Key`: the same letter to the same address under the same key is sent once. */
  once?: string | null;
}

export interface Mailer {
  /** False where the place has no mail: then what only a mail could carry is not even made. */
  readonly delivers: boolean;
  /** Writes a mail and sends its job, with the transaction or not at all. */
  enqueue(tx: Transaction, mail: OutgoingMail): Promise<void>;
}

export interface MailerOptions {
  kind: MailConfig['kind'];
  queue: Pick<Queue, 'send'>;
  clock: Clock;
}

/** @param options.kind with `none` nothing is ever written */
export function createMailer({ kind, queue, clock }: MailerOptions): Mailer {
  if (kind === 'none') return { delivers: false, enqueue: async () => {} };

  return {
    delivers: true,
    async enqueue(tx, { to, letter, once }) {
      const { subject, text, html } = writeLetter(letter);
      const id = once ? repeatableId(to, subject, once) : newId();
      const now = instantOf(clock.now());
      const row = { id, recipient: to, subject, bodyText: text, bodyHtml: html };
      const written = await insertMail(tx, { ...row, createdAt: now, nextAttemptAt: now });
      if (written) await queue.send(tx, deliverMail, { mail_id: id });
    },
  };
}
