import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bindingCookie, mailTo, post, signIn } from '../testing/accounts-calls.ts';
import { mailedToken, newAddress, password, signedInPerson, verifiedPerson } from '../testing/people.ts';
import { createAttemptsService } from './attempts.service.ts';

const minute = 60_000;
const limit = 10;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LOGIN_MISSES: String(limit), TRUSTED_PROXIES: '127.0.0.1' } });
});

afterAll(() => app.close());

/** Each test uses a separate source address, as the trusted proxy reports it. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const statuses = async (count: number, attempt: (index: number) => Promise<{ statusCode: number }>) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await attempt(index)).statusCode);
  return seen;
};
const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('guessing the password of one account', () => {
  it('has ten tries in a quarter of an hour, from wherever they come', async () => {
    const email = await verifiedPerson(app);
    const guess = (index: number) => signIn(app, email, `guess ${index}`, from(`10.1.0.${index}`));
    expect(await statuses(12, guess)).toEqual([...times(10, 401), 429, 429]);

    const waiting = await signIn(app, email, password);
    expect(waiting.statusCode).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(waiting.json().detail).toBe('Too many attempts. Please wait 15 minutes and try again.');

    app.clock.advance(15 * minute + 1);
    expect((await signIn(app, email, password)).statusCode).toBe(200);
  });

  it('does not hold up the browser that its owner used before', async () => {
    const { email, cookie } = await signedInPerson(app);
    await statuses(12, (index) => signIn(app, email, `guess ${index}`));
    expect((await signIn(app, email, password, cookie)).statusCode).toBe(200);
  });

  it('has ten separate tries in a known browser, which another person may use by now', async () => {
    const { email, cookie } = await signedInPerson(app);
    const guess = (index: number) => signIn(app, email, `guess ${index}`, cookie);
    expect(await statuses(12, guess)).toEqual([...times(10, 401), 429, 429]);
    expect((await signIn(app, email, password, cookie)).statusCode).toBe(429);
    expect((await signIn(app, email, password)).statusCode).toBe(200);

    app.clock.advance(15 * minute + 1);
    await statuses(9, guess);
    expect((await signIn(app, email, password, cookie)).statusCode).toBe(200);
    expect(await statuses(10, guess)).toEqual(times(10, 401));
  });

  it('has no more tries with cookies that are made up or of another account', async () => {
    const email = await verifiedPerson(app);
    const other = await signedInPerson(app);
    const madeUp = (index: number) => ({ cookie: `${bindingCookie}=${String(index).padStart(43, 'A')}` });
    const guess = (index: number) =>
      signIn(app, email, `guess ${index}`, index % 2 === 0 ? madeUp(index) : other.cookie);
    expect(await statuses(12, guess)).toEqual([...times(10, 401), 429, 429]);
  });

  it('is as open as before in such a browser once there is a new password', async () => {
    const { email, cookie } = await signedInPerson(app);
    await statuses(12, (index) => signIn(app, email, `guess ${index}`, cookie));
    await post(app, '/auth/forgot-password', { email });
    const token = await mailedToken(app, email, '/reset-password');
    await post(app, '/auth/reset-password', { token, password: 'another one, longer' });
    expect((await signIn(app, email, 'another one, longer', cookie)).statusCode).toBe(200);
  });

  it('starts again after the right password', async () => {
    const email = await verifiedPerson(app);
    await statuses(9, (index) => signIn(app, email, `guess ${index}`));
    expect((await signIn(app, email, password)).statusCode).toBe(200);
    expect(await statuses(10, (index) => signIn(app, email, `guess ${index}`))).toEqual(times(10, 401));
  });

  it('ends with a new password', async () => {
    const email = await verifiedPerson(app);
    await statuses(12, (index) => signIn(app, email, `guess ${index}`));
    await post(app, '/auth/forgot-password', { email });
    const token = await mailedToken(app, email, '/reset-password');
    await post(app, '/auth/reset-password', { token, password: 'another one, longer' });
    expect((await signIn(app, email, 'another one, longer')).statusCode).toBe(200);
  });

  it('gives fifty tries at once no more than ten', async () => {
    const email = await verifiedPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(app, email, `guess ${index}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(limit);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  });
});

describe('asking which addresses have an account', () => {
  it('is answered ten times in ten minutes, then rejected, and then not answered', async () => {
    const ask = () => signIn(app, newAddress(), password, from('10.2.0.1'));
    expect(await statuses(13, ask)).toEqual([...times(10, 404), 429, 401, 401]);
    app.clock.advance(10 * minute + 1);
    expect((await ask()).statusCode).toBe(404);
  });

  it('counts a whole IPv6 network as one source', async () => {
    const ask = (index: number) =>
      signIn(app, newAddress(), password, from(`2001:db8:7:7::${index.toString(16)}`));
    expect(await statuses(12, ask)).toEqual([...times(10, 404), 429, 401]);
    expect((await signIn(app, newAddress(), password, from('2001:db8:7:8::1'))).statusCode).toBe(404);
  });

  it('does not lock out the people of that source', async () => {
    const email = await verifiedPerson(app);
    const source = from('10.2.0.2');
    await statuses(15, () => signIn(app, newAddress(), password, source));
    expect((await signIn(app, email, password, source)).statusCode).toBe(200);
  });
});

describe('a header that any client can write', () => {
  it('chooses no other source', async () => {
    const direct = await createTestApp({ env: { LOGIN_MISSES: String(limit) } });
    const ask = (index: number) => signIn(direct, newAddress(), password, from(`10.3.${index}.7`));
    const seen = await statuses(30, ask);
    expect(seen).toEqual([...times(10, 404), 429, ...times(19, 401)]);
    await direct.close();
  });
});

describe('strict sign-in', () => {
  it('answers an unknown address like a wrong password', async () => {
    const strict = await createTestApp({ env: { LOGIN_ENUMERATION: 'strict' } });
    const email = await verifiedPerson(strict);
    const [unknown, wrong] = [
      await signIn(strict, newAddress(), password),
      await signIn(strict, email, 'a wrong one'),
    ];
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(unknown.statusCode).toBe(401);
    await strict.close();
  });
});

describe('mails to one address', () => {
  it('are five an hour, from all callers together', async () => {
    const email = await verifiedPerson(app);
    const previous = (await mailTo(app, email)).length;
    const answers = await statuses(12, () => post(app, '/auth/forgot-password', { email }));
    expect(answers).toEqual(times(12, 202));
    expect((await mailTo(app, email)).length).toBeLessThanOrEqual(5);
    expect((await mailTo(app, email)).length).toBeGreaterThan(previous);

    app.clock.advance(60 * minute + 1);
    const count = (await mailTo(app, email)).length;
    await post(app, '/auth/forgot-password', { email });
    expect(await mailTo(app, email)).toHaveLength(count + 1);
  });
});

describe('guessing that is spread over many accounts and sources', () => {
  it('is logged for the operator once in ten minutes', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const attempts = createAttemptsService({
      database: app.platform.database,
      clock: app.clock,
      log,
      limit,
      registrationsPerSource: limit,
    });
    const miss = async (times: number) => {
      for (let index = 0; index < times; index += 1) await attempts.countMiss();
    };

    await miss(450);
    expect(lines).toHaveLength(0);
    await miss(150);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ misses: 500, msg: 'many sign-ins fail' }]);

    app.clock.advance(10 * minute + 1);
    await miss(600);
    expect(lines).toHaveLength(2);
  });

  it('counts wrong passwords and unknown addresses equally', async () => {
    const misses = async () => {
      const { rows } = await app.platform.database.pool.query(
        "SELECT attempts FROM attempt_windows WHERE key = 'misses'",
      );
      return rows[0]?.attempts ?? 0;
    };
    const email = await verifiedPerson(app);
    const previous = await misses();
    await signIn(app, email, 'wrong');
    await signIn(app, newAddress(), 'wrong');
    await signIn(app, email, password);
    expect((await misses()) - previous).toBe(2);
  });
});
