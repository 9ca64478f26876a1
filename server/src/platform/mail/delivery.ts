/**
 * Hands waiting mail over, one attempt at a time, until it is taken or its attempts are used up. A process that dies
 * between the server's yes and our note of it sends that mail twice, under one Message-ID.
 */
import { createLeasedWork, type LeasedWork, type WorkDeps } from '../work/leased-work.ts';
import * as repo from './mail.repo.ts';
import type { MailRow } from './mail.tables.ts';
import { MailRefused, type MailTransport } from './transport.ts';

export interface MailDeliveryDeps extends WorkDeps {
  transport: MailTransport;
}

/** Binds delivery to the mail that waits. Any number of workers may deliver: a mail is claimed before it is sent. */
export function createMailDelivery(deps: MailDeliveryDeps): LeasedWork {
  return createLeasedWork(deps, repo.mailWork, {
    run: (mail) => attemptOnce(deps, mail),
    giveUp: (mail) => giveUp(deps, mail),
  });
}

/** @throws Error if the mail must be tried again */
async function attemptOnce(deps: MailDeliveryDeps, mail: MailRow): Promise<void> {
  try {
    await deps.transport.send(getMessage(mail));
  } catch (error) {
    return handleFailure(deps, mail, error);
  }
  await repo.markSent(deps.database.db, mail.id, deps.clock.now());
}

async function handleFailure(deps: MailDeliveryDeps, mail: MailRow, error: unknown): Promise<void> {
  const { database, log } = deps;
  const code = getCode(error);
  log.warn({ mailId: mail.id, attempts: mail.attempts, code }, 'mail not delivered');
  await repo.noteFailure(database.db, mail, error instanceof Error ? error.message : String(error));
  if (error instanceof MailRefused) return giveUp(deps, mail);

  throw Object.assign(new Error('The mail server did not take a mail'), { code });
}

function giveUp({ database, clock }: MailDeliveryDeps, mail: MailRow): Promise<void> {
  return repo.markGivenUp(database.db, mail, clock.now());
}

function getMessage({ id, recipient, subject, bodyText, bodyHtml, calendar }: MailRow) {
  return { id, to: recipient, subject, text: bodyText, html: bodyHtml, calendar };
}

/** Messages of mail servers repeat addresses, which the log never holds. */
function getCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : 'unknown';
}
