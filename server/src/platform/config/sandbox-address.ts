/** Where stand-ins for outside services listen: on this very server, below a path of their own. */
/** Below which everything of the stand-in for Paystack lies. */
export const sandboxPaystackPath = '/sandbox/paystack';

/**
 * A stand-in listens under the other name of this machine, so that it is another site to the browser, as the real
 * service is: a cookie that would not survive the way back from there, is missed here too.
 *
 * @param path of the stand-in
 */
export function sandboxAddress(path: string, { publicUrl, host }: { publicUrl: URL; host: string }): URL {
  const address = new URL(path, publicUrl);
  address.hostname = publicUrl.hostname === 'localhost' ? addressOf(host) : 'localhost';
  return address;
}

/** @param host as configured: a loopback name or address */
function addressOf(host: string): string {
  if (host === '::1' || host === '[::1]') return '[::1]';

  return host === 'localhost' ? '127.0.0.1' : host;
}
