import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mailTo, post } from '../testing/accounts-calls.ts';
import { makeRegistration, newAddress, verifiedPerson } from '../testing/people.ts';

let app: TestApp;

beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1', REGISTRATIONS_PER_SOURCE: '250' };
  app = await createTestApp({ env });
});

afterAll(() => app.close());

const hourMs = 60 * 60_000;

const register = (source: string, email = newAddress()) =>
  post(app, '/auth/register', makeRegistration(email), { 'x-forwarded-for': source });

const getStatuses = async (source: string, count: number) => {
  const replies = await Promise.all(Array.from({ length: count }, () => register(source)));
  return replies.map(({ statusCode }) => statusCode);
};

describe('registrations of one source', () => {
  it('include a school of 200 at the same moment, and 250 in an hour', async () => {
    const school = '10.9.0.1';
    expect(await getStatuses(school, 200)).toEqual(Array(200).fill(201));
    const further = await getStatuses(school, 60);
    expect(further.filter((status) => status === 201)).toHaveLength(50);
    expect(further.filter((status) => status === 429)).toHaveLength(10);

    const known = await verifiedPerson(app);
    const unknown = newAddress();
    const [refused, same] = [await register(school, unknown), await register(school, known)];
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.json().detail).toBe(
      'Too many accounts were registered from your network. Please wait 60 minutes, then register.',
    );
    expect([same.statusCode, same.body]).toEqual([refused.statusCode, refused.body]);
    expect(await mailTo(app, unknown)).toEqual([]);
    expect((await register('10.9.0.2')).statusCode).toBe(201);

    app.clock.advance(hourMs + 1);
    expect((await register(school)).statusCode).toBe(201);
  });

  it('count a whole IPv6 network as one source', async () => {
    const network = '2001:db8:9:9';
    await app.platform.database.pool.query('INSERT INTO attempt_windows VALUES ($1, 250, $2)', [
      'register:20010db800090009/64',
      new Date(app.clock.now()),
    ]);
    expect((await register(`${network}::1`)).statusCode).toBe(429);
    expect((await register(`${network}:ffff::7`)).statusCode).toBe(429);
    expect((await register('2001:db8:9:a::1')).statusCode).toBe(201);
  });
});
