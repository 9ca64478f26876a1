/**
 * Cookies are shared by all ports of a host, so on a loopback name the port is part of the name. `__Host-`
 * demands Secure, which browsers grant to https and to loopback, not to a plain-http school network.
 *
 * @param publicUrl the origin under which people reach the product
 * @param purpose a short name such as `rb`
 */
export function cookieName(publicUrl: URL, purpose: string): string {
  const name = isLoopback(publicUrl.hostname) ? `${purpose}-${publicUrl.port || '80'}` : purpose;
  return isSecureOrigin(publicUrl) ? `__Host-${name}` : name;
}

/** @returns whether browsers treat the origin as secure: https, or http on a loopback name */
export function isSecureOrigin(url: URL): boolean {
  return url.protocol === 'https:' || isLoopback(url.hostname);
}

/** @param hostname as in a URL or a configured address, IPv6 with or without brackets */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
