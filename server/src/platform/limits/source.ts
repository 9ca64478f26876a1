import ipaddr from 'ipaddr.js';

/**
 * The source of a call, as far as one household or machine reaches: an IPv4 address, or the /64 that a provider gives
 * to one line, whose users can take any address in it.
 * @param address of the peer, IPv4-mapped IPv6 included
 * @returns the same text for every address of one source
 */
export function getSource(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';

  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();

  const network = parsed.toByteArray().slice(0, 8);
  return `${Buffer.from(network).toString('hex')}/64`;
}
