import { describe, expect, it } from 'vitest';
import { cookieName, isLoopback, isSecureOrigin } from './cookie-names.ts';

describe('this machine', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('is named %s', (hostname) => {
    expect(isLoopback(hostname)).toBe(true);
  });

  /** Taken for this machine, such a name would open the sandbox mailbox to the internet. */
  it.each([
    '127.0.0.1.example',
    'x127.0.0.1',
    '127.0.0.1:80',
    'localhost.example',
    'my-localhost',
    '128.0.0.1',
    '0.0.0.0',
    '127.0.0',
    '::',
    '::2',
    '',
  ])('is not named %j', (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
  });
});

describe('a cookie', () => {
  const named = (address: string) => cookieName(new URL(address), 'rb');

  it('is bound to its host with an https address, and its name stays when the port changes', () => {
    expect(named('https://akada.example')).toBe('__Host-rb');
    expect(named('https://akada.example:8443')).toBe('__Host-rb');
  });

  it('demands nothing that browsers reject in a school network without TLS', () => {
    expect(named('http://192.168.1.5:3000')).toBe('rb');
    expect(isSecureOrigin(new URL('http://192.168.1.5:3000'))).toBe(false);
  });

  it('differs between the instances of this machine', () => {
    expect(named('http://localhost:3000')).toBe('__Host-rb-3000');
    expect(named('http://localhost:3001')).toBe('__Host-rb-3001');
    expect(named('http://[::1]:3000')).toBe('__Host-rb-3000');
    expect(named('http://127.0.0.1')).toBe('__Host-rb-80');
  });
});
