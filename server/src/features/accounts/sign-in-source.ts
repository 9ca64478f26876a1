import ipaddr from 'ipaddr.js';

/**
 * Where a call comes from, as far as one household or one machine reaches: an IPv4 address, or the /64 that a
 * provider gives to one line, of whose addresses anybody there may take any.
 * @param address of the peer, IPv4-mapped IPv6 included
 */
export function sourceOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';

  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();

  const network = parsed.toByteArray().slice(0, 8);
  return `${Buffer.from(network).toString('hex')}/64`;
}
