/** A mail server that takes mail and hangs up before it says so. The mail may come twice; it must not be lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { openTestSmtpServer } from '../../../server/src/platform/mail/testing/smtp-server.ts';
import { signedInStudents } from '../instance/students.ts';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import type { DatabaseServer } from './database-server.ts';
import { askForLink } from './dependencies/smtp.ts';
import { openFaultProxy, smtpRefusal } from './fault-proxy.ts';
import { observed, promise } from './promise.ts';

const mails = 10;

/** The second attempt begins within two minutes. */
const givenUpAfterMs = 150_000;

export async function measureMailTwice({ instance }: DatabaseServer): Promise<Figure[]> {
  let hangsUp = true;
  const takenNames: string[] = [];
  const server = await openTestSmtpServer({
    onData(stream, session, done) {
      stream.resume().on('end', async () => {
        takenNames.push(...session.envelope.rcptTo.map(({ address }) => address));
        // Breaks every connection before the answer is on its way, and lets the next ones through.
        if (hangsUp) await proxy.set('refusal').then(() => proxy.set(null));
        done();
      });
    },
  });
  const proxy = await openFaultProxy(
    () => ({ port: Number(server.url.port), host: '127.0.0.1' }),
    smtpRefusal,
  );
  const product = await startWholeProduct(instance, { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` });
  const addresses = (await signedInStudents(instance)).slice(-mails).map(({ email }) => email);
  const rejectedCount = (
    await Promise.all(addresses.map((email) => askForLink(product.origin, email)))
  ).filter(({ status }) => status !== 202).length;
  await until(() => new Set(takenNames).size === mails - rejectedCount);
  hangsUp = false;
  await until(async () => (await waiting(instance)) === 0);
  const unsent = await waiting(instance);
  await product.end();
  await proxy.close();
  await server.close();

  const missing = addresses.filter((address) => !takenNames.includes(address)).length;
  return [
    observed(
      'mail server hangs up before its yes: mails sent again',
      'mails',
      takenNames.length - new Set(takenNames).size,
    ),
    promise('mail server hangs up before its yes: mails lost', 'mails', missing + rejectedCount, 0),
    promise('mail server hangs up before its yes: mails still waiting', 'mails', unsent, 0),
  ];
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const givenUpAt = performance.now() + givenUpAfterMs;
  while (!(await isSo()) && performance.now() < givenUpAt) await pause(200);
}

async function waiting({ database }: DatabaseServer['instance']): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM mail_outbox WHERE status IN ('waiting', 'sending')",
  );
  return rows[0]?.count ?? 0;
}
