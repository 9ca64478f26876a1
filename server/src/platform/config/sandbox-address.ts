/** The address of the stand-ins for outside services: this server, below a separate path. */
import { createHmac } from 'node:crypto';

/** Path of the page that lists the stand-ins; everything of them lies below it. */
export const sandboxPath = '/sandbox';

/** The path prefix of the stand-in for Paystack. */
export const sandboxPaystackPath = '/sandbox/paystack';

/**
 * A stand-in listens under the other name of this machine, so that it is another site to the browser, as the real
 * service is: a cookie that would not survive the way back from there, is missed here too.
 *
 * @param path of the stand-in
 */
export function sandboxAddress(path: string, { publicUrl, host }: { publicUrl: URL; host: string }): URL {
  const address = new URL(path, publicUrl);
  address.hostname = publicUrl.hostname === 'localhost' ? getAddress(host) : 'localhost';
  return address;
}

/**
 * The proof that its bearer is a person at this machine: only who reads the terminal or DATA_DIR can know it.
 *
 * @param authSecret the secret of this installation, from which it is derived
 * @returns the same token at each start
 */
export function sandboxToken(authSecret: string): string {
  return createHmac('sha256', authSecret).update('akada sandbox token').digest('base64url');
}

/** @returns the address that opens the stand-ins in a browser, with the token in it */
export function sandboxStartAddress({
  publicUrl,
  authSecret,
}: {
  publicUrl: URL;
  authSecret: string;
}): string {
  const address = new URL(sandboxPath, publicUrl);
  address.searchParams.set('token', sandboxToken(authSecret));
  return address.href;
}

/** @param host as configured: a loopback name or address */
function getAddress(host: string): string {
  if (host === '::1' || host === '[::1]') return '[::1]';

  return host === 'localhost' ? '127.0.0.1' : host;
}
