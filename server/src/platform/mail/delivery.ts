/**
 * Hands waiting mail over, one attempt at a time, again and again until it is taken or three days are over. A
 * process that dies between the server's yes and our note of it sends that mail twice, under one Message-ID.
 */
import type { Clock } from '../clock/clock.ts';
import { instantOf } from '../clock/instant.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { PeriodicTask } from '../periodic/periodic.ts';
import { handleJob, type JobHandler } from '../queue/job.ts';
import { deliverMail } from './deliver-mail.job.ts';
import * as repo from './mail.repo.ts';
import type { MailRow } from './mail.tables.ts';
import { MailRefused, type MailTransport } from './transport.ts';

const minute = 60_000;
const hour = 60 * minute;

const givenUpAfter = 72 * hour;

/** Mails that one round of retries takes on. */
const roundSize = 50;

export interface MailDelivery {
  /** Of `mail.deliver`. */
  handler: JobHandler;
  /** Looks after mail whose next attempt is due, and after what a killed worker left. */
  retryTask: PeriodicTask;
}

export interface MailDeliveryOptions {
  database: Database;
  clock: Clock;
  transport: MailTransport;
  log: Log;
}

/** Hands over what the outbox holds. Any number of workers may do so at once: each mail is claimed before it is sent. */
export function createMailDelivery(options: MailDeliveryOptions): MailDelivery {
  return {
    handler: handleJob(deliverMail, async ({ mail_id }) => {
      await attempt(options, mail_id);
    }),
    retryTask: { name: 'mail.retry', everyMs: minute, run: () => retryDueMail(options) },
  };
}

/** After one failure the rest of the round would most likely wait for the same dead server. */
async function retryDueMail(options: MailDeliveryOptions): Promise<void> {
  const now = instantOf(options.clock.now());
  for (const id of await repo.findDueMailIds(options.database.db, now, roundSize)) {
    if ((await attempt(options, id)) === 'failed') return;
  }
}

async function attempt(options: MailDeliveryOptions, id: string): Promise<'done' | 'failed'> {
  const { database, clock, transport, log } = options;
  const mail = await repo.findDueMail(database.db, id, instantOf(clock.now()));
  if (!mail || !(await repo.claimAttempt(database.db, mail, nextAttemptAfter(mail, clock.now()))))
    return 'done';

  try {
    await transport.send(parcelOf(mail));
    await repo.markSent(database.db, id, instantOf(clock.now()));
    return 'done';
  } catch (error) {
    log.warn({ mailId: id, attempts: mail.attempts + 1, code: codeOf(error) }, 'mail not delivered');
    await noteFailure(options, mail, error);
    return error instanceof MailRefused ? 'done' : 'failed';
  }
}

async function noteFailure(
  { database, clock }: MailDeliveryOptions,
  mail: MailRow,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const now = clock.now();
  if (error instanceof MailRefused || now - Date.parse(mail.createdAt) >= givenUpAfter) {
    return repo.markGivenUp(database.db, mail.id, instantOf(now), reason);
  }
  return repo.noteFailure(database.db, mail.id, reason);
}

/** One minute after the first attempt, then twice as long each time, six hours at most. */
function nextAttemptAfter({ attempts }: MailRow, now: number): string {
  return instantOf(now + Math.min(6 * hour, minute * 2 ** attempts));
}

function parcelOf({ id, recipient, subject, bodyText, bodyHtml }: MailRow) {
  return { id, to: recipient, subject, text: bodyText, html: bodyHtml };
}

/** Messages of mail servers repeat addresses, which the log never holds. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : 'unknown';
}
