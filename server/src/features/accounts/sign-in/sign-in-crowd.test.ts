import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../platform/passwords/passwords.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { post, signIn } from '../testing/accounts-calls.ts';
import { makeRegistration, newAddress, password, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  // One hash runs at a time, at its full cost, and one waits per source: a crowd of thirty is more than
  // enough.
  const passwords = createPasswords({ atWork: 1, waitingPerSource: 1, waiting: 1_000 });
  app = await createTestApp({ passwords, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});

afterAll(() => app.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

const crowd = (call: (index: number) => Promise<{ statusCode: number }>) =>
  Promise.all(Array.from({ length: 30 }, async (_, index) => (await call(index)).statusCode));

describe('a source that sends more sign-ins than can be served', () => {
  it('is rejected, while the right passwords of other sources are accepted', async () => {
    const owners: string[] = [];
    while (owners.length < 6) owners.push(await verifiedPerson(app));
    const [wrong, right] = await Promise.all([
      crowd((index) => signIn(app, newAddress(), `guess ${index}`, from('10.6.0.1'))),
      Promise.all(owners.map((email, index) => signIn(app, email, password, from(`10.7.0.${index}`)))),
    ]);
    expect(wrong).toContain(503);
    expect(right.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  });

  it('does not keep other sources from registering', async () => {
    const register = (address: string) =>
      post(app, '/auth/register', makeRegistration(newAddress()), from(address));
    const [flood, elsewhere] = await Promise.all([crowd(() => register('10.6.0.2')), register('10.7.0.9')]);
    expect(flood).toContain(503);
    expect(elsewhere.statusCode).toBe(201);
  });
});
