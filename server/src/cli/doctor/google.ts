import { finishGoogle } from '@akada/contract/google.ts';
import { apiBase } from '@akada/contract/table.ts';
import { googleProvider } from '../../app/google-provider.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/** Asks the provider who it is. Whether it knows our client shows with the first sign-in only. */
export async function findGoogle({ config }: CommandContext): Promise<Finding> {
  const { google, publicUrl } = config;
  if (google.kind === 'none') return { ok: true, line: 'none: nobody signs in with Google' };
  if (google.kind === 'sandbox') {
    return { ok: true, line: `played by ${publicUrl.origin}/sandbox/google on this machine alone` };
  }

  const reached = await googleProvider({ config, clock: systemClock })?.start();
  const back = `${publicUrl.origin}${apiBase}${finishGoogle.path}`;
  return reached
    ? { ok: true, line: `${google.issuer.host} answers; it has to know ${back}` }
    : { ok: false, line: `${google.issuer.host} does not answer; check the network and GOOGLE_ISSUER` };
}
