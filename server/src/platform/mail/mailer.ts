/** The port through which features write mail. Nothing leaves here: a job hands it over after the commit. */
import { createHash } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { instantOf } from '../clock/instant.ts';
import type { MailConfig } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { newId } from '../ids/ids.ts';
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

/** @returns the same UUID (version 8, RFC 9562) for the same parts */
function repeatableId(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-');
}
