import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const school = { source: 'school' };
const attacker = { source: 'attacker' };

describe('a password', () => {
  const passwords = createPasswords();

  it('is stored as Argon2id with the recommended cost, never the same twice', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('secret', school),
      passwords.hash('secret', school),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it.for([
    ['the same', 'geheim', 'geheim', true],
    ['another', 'geheim', 'Geheim', false],
    ['one with a blank more', 'geheim', 'geheim ', false],
    ['one that differs after 72 bytes', 'x'.repeat(100), `${'x'.repeat(99)}y`, false],
    ['the same letters composed in another way', 'caf\u00e9', 'cafe\u0301', false],
  ] as const)('matches %s: %j and %j', async ([, stored, given, matches]) => {
    expect(await passwords.matches(given, await passwords.hash(stored, school), school)).toBe(matches);
  });

  it('matches nothing for an account without one', async () => {
    expect(await passwords.matches('', null, school)).toBe(false);
  });
});

describe('more people than can be served', () => {
  const overloaded = { code: 'overloaded', options: { retryAfter: 2 } };

  /** @returns the served and rejected calls, in their order */
  const getStatuses = async (calls: Promise<string>[]) =>
    (await Promise.allSettled(calls)).map(({ status }) => status);
  const times = (count: number, status: string) => Array<string>(count).fill(status);

  it('are rejected immediately, and waiting people are served', async () => {
    const passwords = createPasswords({ atWork: 2, waitingPerSource: 3, waiting: 10 });
    const calls = Array.from({ length: 8 }, () => passwords.hash('secret', school));
    expect(await getStatuses(calls)).toEqual([...times(5, 'fulfilled'), ...times(3, 'rejected')]);
    await expect(calls[7]).rejects.toMatchObject(overloaded);
    expect(await passwords.hash('secret', school)).toBeTruthy();
  });

  it('from one source leave the places of all others free', async () => {
    const passwords = createPasswords({ atWork: 1, waitingPerSource: 3, waiting: 5 });
    const [many, few] = await Promise.all([
      getStatuses(Array.from({ length: 6 }, () => passwords.hash('secret', attacker))),
      getStatuses(Array.from({ length: 3 }, () => passwords.hash('secret', school))),
    ]);
    expect(many).toEqual([...times(4, 'fulfilled'), ...times(2, 'rejected')]);
    expect(few).toEqual([...times(2, 'fulfilled'), 'rejected']);
  });

  it('take turns: a source with one call waits for one call of each other source', async () => {
    const passwords = createPasswords({ atWork: 1, waitingPerSource: 200, waiting: 2_000 });
    const served: string[] = [];
    const getHash = (source: string, name: string) =>
      passwords.hash('secret', { source }).then(() => served.push(name));
    await Promise.all([
      ...[1, 2, 3, 4].map((index) => getHash('attacker', `attacker ${index}`)),
      ...[1, 2].map((index) => getHash('school', `school ${index}`)),
      getHash('home', 'home'),
    ]);
    expect(served).toEqual([
      'attacker 1',
      'attacker 2',
      'school 1',
      'home',
      'attacker 3',
      'school 2',
      'attacker 4',
    ]);
  });

  it('leave no work behind when they go away', async () => {
    const passwords = createPasswords({ atWork: 1, waitingPerSource: 3, waiting: 3 });
    const gone = new AbortController();
    const first = passwords.hash('secret', school);
    const second = passwords.hash('secret', { ...school, signal: gone.signal });
    const third = passwords.hash('secret', school);
    gone.abort();
    await expect(second).rejects.toMatchObject(overloaded);
    expect(await Promise.all([first, third])).toHaveLength(2);
  });
});
