import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { readSandboxMailbox } from '../../platform/mail/sandbox-mailbox.ts';
import { loopbackOnly } from './loopback-only.ts';
import { mailboxPage } from './mailbox-page.ts';
import { sandboxPolicy } from './sandbox-page.ts';

const Filter = z.object({ to: z.optional(z.string().check(z.trim(), z.maxLength(254))) });

/**
 * Shows the mail that stays on this machine while no mail server is configured, as a page for people and as
 * JSON for tests. Mount it only then; it answers only this machine.
 */
export function mountSandbox(app: FastifyInstance, { database }: { database: Pick<Database, 'db'> }): void {
  const options = { onRequest: loopbackOnly, schema: { hide: true, querystring: Filter } };
  const mailsFor = (to: string | undefined) => readSandboxMailbox(database.db, to || null);

  app.get<{ Querystring: z.output<typeof Filter> }>('/sandbox/mailbox', options, async ({ query }, reply) =>
    reply
      .header('content-security-policy', sandboxPolicy())
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await mailsFor(query.to), query.to ?? null)),
  );
  app.get<{ Querystring: z.output<typeof Filter> }>(
    '/sandbox/mailbox.json',
    options,
    async ({ query }, reply) => reply.header('cache-control', 'no-store').send(await mailsFor(query.to)),
  );
}
