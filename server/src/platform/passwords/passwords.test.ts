import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('a password', () => {
  const passwords = createPasswords();

  it('is kept as Argon2id with the recommended cost, never twice alike', async () => {
    const [first, second] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it.for([
    ['the same', 'geheim', 'geheim', true],
    ['another', 'geheim', 'Geheim', false],
    ['one with a blank more', 'geheim', 'geheim ', false],
    ['one that differs after 72 bytes', 'x'.repeat(100), `${'x'.repeat(99)}y`, false],
    ['the same letters composed in another way', 'caf\u00e9', 'cafe\u0301', false],
  ] as const)('matches %s: %j and %j', async ([, kept, given, matches]) => {
    expect(await passwords.matches(given, await passwords.hash(kept))).toBe(matches);
  });

  it('that nobody has matches nothing', async () => {
    expect(await passwords.matches('', null)).toBe(false);
  });
});

describe('more people than can be served', () => {
  const overloaded = { code: 'overloaded', options: { retryAfter: 2 } };

  it('are refused at once, and those who wait are served', async () => {
    const passwords = createPasswords({ atWork: 2, waiting: 3 });
    const calls = Array.from({ length: 8 }, () => passwords.hash('secret'));
    const settled = await Promise.allSettled(calls);
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
    expect(settled[7]).toMatchObject({ reason: overloaded });
    expect(await passwords.hash('secret')).toBeTruthy();
  });

  it('leave no work behind when they go away', async () => {
    const passwords = createPasswords({ atWork: 1, waiting: 3 });
    const gone = new AbortController();
    const first = passwords.hash('secret');
    const second = passwords.hash('secret', gone.signal);
    const third = passwords.hash('secret');
    gone.abort();
    await expect(second).rejects.toMatchObject(overloaded);
    expect(await Promise.all([first, third])).toHaveLength(2);
  });
});
