import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import type { PersonHereOnly } from './person-here.ts';
import { sandboxPolicy } from './sandbox-page.ts';

export const sandboxMailboxPath = '/sandbox/mailbox';

const Filter = z.object({ to: z.optional(z.string().check(z.trim(), z.maxLength(254))) });

/**
 * Shows the mail that stays on this machine while no mail server is configured, as a page for people and as
 * JSON for tests. Mails hold links that open accounts, so it answers only people at this machine. With a mail
 * server, the mailbox must not be mounted.
 */
export function mountSandbox(
  app: FastifyInstance,
  { database, personHereOnly }: { database: Pick<Database, 'db'>; personHereOnly: PersonHereOnly },
): void {
  const options = { onRequest: personHereOnly, schema: { hide: true, querystring: Filter } };
  const getMails = (to: string | undefined) => readSandboxMailbox(database.db, to || null);

  app.get<{ Querystring: z.output<typeof Filter> }>(sandboxMailboxPath, options, async ({ query }, reply) =>
    reply
      .header('content-security-policy', sandboxPolicy())
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await getMails(query.to), query.to ?? null)),
  );
  app.get<{ Querystring: z.output<typeof Filter> }>(
    `${sandboxMailboxPath}.json`,
    options,
    async ({ query }, reply) => reply.header('cache-control', 'no-store').send(await getMails(query.to)),
  );
}
