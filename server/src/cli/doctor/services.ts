import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finishGoogle } from '@akada/contract/identity/google.ts';
import { apiBase } from '@akada/contract/table.ts';
import { createTransport } from 'nodemailer';
import { systemClock } from '../../platform/clock/clock.ts';
import { newFileKey } from '../../platform/files/file-store.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { internet } from '../../platform/internet/internet.ts';
import { googleProvider } from '../../platform/oidc/google-provider.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/** Writes, reads and deletes a file, which is all that the product asks of a store. */
export async function findStorage({ config }: CommandContext): Promise<Finding> {
  const store = await openFileStore(config.files);
  const where = config.files.kind === 's3' ? `bucket ${config.files.bucket}` : config.files.folder;
  const key = newFileKey('probe');
  try {
    await store.put(key, Readable.from([Buffer.from(key)]));
    const read = await text(await store.open(key));
    if (read !== key) return { ok: false, line: `${where} gives back other bytes than were written` };

    return { ok: true, line: `${where}: a file was written, read and deleted` };
  } catch (error) {
    const settings =
      config.files.kind === 's3' ? 'check the S3 variables' : 'check DATA_DIR and its free space';
    return { ok: false, line: `${where}: ${error instanceof Error ? error.message : error}; ${settings}` };
  } finally {
    await store.delete(key).catch(() => {});
  }
}

/** Connects and signs in, and sends nothing. */
export async function findMail({ config }: CommandContext): Promise<Finding> {
  const { mail } = config;
  if (mail.kind === 'none')
    return { ok: true, line: 'none: accounts are verified and reset by this command line' };
  if (mail.kind !== 'smtp') return { ok: true, line: `stored at ${config.publicUrl.origin}/sandbox/mailbox` };

  const server = new URL(mail.url);
  server.port ||= server.protocol === 'smtps:' ? '465' : '587';
  try {
    await createTransport({ url: server.href, connectionTimeout: 10_000, greetingTimeout: 10_000 }).verify();
    return { ok: true, line: `${server.host} takes mail from ${mail.from}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return { ok: false, line: `${server.host} does not take mail: ${reason}; check SMTP_URL` };
  }
}

/** Reads the provider's metadata. Whether it knows our client shows only at the first sign-in. */
export async function findGoogle({ config }: CommandContext): Promise<Finding> {
  const { google, publicUrl } = config;
  if (google.kind === 'none') return { ok: true, line: 'none: sign-in with Google is off' };
  if (google.kind === 'sandbox') {
    return { ok: true, line: `played by ${publicUrl.origin}/sandbox/google on this machine alone` };
  }

  const reached = await googleProvider({ config, clock: systemClock, internet })?.start();
  const back = `${publicUrl.origin}${apiBase}${finishGoogle.path}`;
  return reached
    ? { ok: true, line: `${google.issuer.host} answers; it has to know ${back}` }
    : { ok: false, line: `${google.issuer.host} does not answer; check the network and GOOGLE_ISSUER` };
}

/** Requests one transaction, which shows if the key is known. */
export async function findPayments({ config }: CommandContext): Promise<Finding> {
  const { provider, defaultPlan } = config.payments;
  if (!provider) return { ok: true, line: `none: nothing is sold, and everyone has the plan ${defaultPlan}` };
  const { kind, url, secretKey } = provider;
  if (kind === 'sandbox') {
    return { ok: true, line: `played by ${url.href} on this machine alone` };
  }

  const status = await fetch(`${url.href.replace(/\/$/, '')}/transaction?perPage=1`, {
    headers: { authorization: `Bearer ${secretKey}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => null,
  );
  if (status === null)
    return { ok: false, line: `${url.host} does not answer; check PAYSTACK_URL and the network` };
  if (status === 401 || status === 403) {
    return { ok: false, line: `${url.host} refuses the key; check PAYSTACK_SECRET_KEY` };
  }
  if (status >= 400) return { ok: false, line: `${url.host} answers with the error ${status}` };

  return { ok: true, line: `are taken by ${url.host}, which knows the key` };
}

/** A receipt has to name its seller once real money is paid. */
export async function findReceipts({ config }: CommandContext): Promise<Finding> {
  const { provider, seller, vatPercent } = config.payments;
  if (!provider) return { ok: true, line: 'none: nothing is sold' };
  if (provider.kind === 'paystack' && seller.address === null)
    return { ok: false, line: 'name no seller with an address; set SELLER_NAME and SELLER_ADDRESS' };

  const vat = vatPercent === 0 ? 'without VAT' : `with ${vatPercent} % VAT inside`;
  return { ok: true, line: `name ${seller.name} as the seller, ${vat}` };
}
