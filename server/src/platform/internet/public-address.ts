import ipaddr from 'ipaddr.js';

/**
 * @param address an IP address of either version
 * @returns false for loopback, private, link-local and every other range that does not belong to the public internet
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
