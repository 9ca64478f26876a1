import { expect, it } from 'vitest';
import { getSource } from './source.ts';

it.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['the same address mapped into IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
  ['an IPv6 address', '2001:db8:7:7::1', '20010db800070007/64'],
  ['another address of that network', '2001:db8:7:7:ffff:ffff:ffff:ffff', '20010db800070007/64'],
  ['an address of the next network', '2001:db8:7:8::1', '20010db800070008/64'],
  ['no address', 'localhost', 'unknown'],
  ['nothing', '', 'unknown'],
])('the source of %s, %j, is %j', (_what, address, source) => {
  expect(getSource(address)).toBe(source);
});
