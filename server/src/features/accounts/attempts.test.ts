import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { createAttemptsService } from './attempts.service.ts';
import { type AccountsPlace, openAccountsPlace, post, signIn } from './testing/accounts-place.ts';
import { mailedToken, newAddress, password, signedInPerson, verifiedPerson } from './testing/people.ts';

const minute = 60_000;
const limit = 10;

let place: AccountsPlace;

beforeAll(async () => {
  place = await openAccountsPlace({
    login: { missLimit: limit, strict: false },
    trustedProxies: ['127.0.0.1'],
  });
});

afterAll(() => place.close());

/** Each test comes from an address of its own, as the trusted proxy tells it. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const statuses = async (count: number, attempt: (at: number) => Promise<{ statusCode: number }>) => {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await attempt(at)).statusCode);
  return seen;
};
const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('guessing the password of one account', () => {
  it('has ten tries in a quarter of an hour, from wherever they come', async () => {
    const email = await verifiedPerson(place);
    const guess = (at: number) => signIn(place, email, `guess ${at}`, from(`10.1.0.${at}`));
    expect(await statuses(12, guess)).toEqual([...times(10, 401), 429, 429]);

    const waiting = await signIn(place, email, password);
    expect(waiting.statusCode).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(waiting.json().detail).toBe('Too many attempts. Please wait 15 minutes and try again.');

    place.clock.advance(15 * minute + 1);
    expect((await signIn(place, email, password)).statusCode).toBe(200);
  });

  it('does not hold up the browser that its owner used before', async () => {
    const { email, cookie } = await signedInPerson(place);
    await statuses(12, (at) => signIn(place, email, `guess ${at}`));
    expect((await signIn(place, email, password, cookie)).statusCode).toBe(200);
  });

  it('has ten tries of its own in such a browser, which anybody may have come to sit at', async () => {
    const { email, cookie } = await signedInPerson(place);
    const guess = (at: number) => signIn(place, email, `guess ${at}`, cookie);
    expect(await statuses(12, guess)).toEqual([...times(10, 401), 429, 429]);
    expect((await signIn(place, email, password, cookie)).statusCode).toBe(429);
    expect((await signIn(place, email, password)).statusCode).toBe(200);

    place.clock.advance(15 * minute + 1);
    await statuses(9, guess);
    expect((await signIn(place, email, password, cookie)).statusCode).toBe(200);
    expect(await statuses(10, guess)).toEqual(times(10, 401));
  });

  it('is as open as before in such a browser once there is a new password', async () => {
    const { email, cookie } = await signedInPerson(place);
    await statuses(12, (at) => signIn(place, email, `guess ${at}`, cookie));
    await post(place, '/auth/forgot-password', { email });
    const token = await mailedToken(place, email, '/reset-password');
    await post(place, '/auth/reset-password', { token, password: 'another one, longer' });
    expect((await signIn(place, email, 'another one, longer', cookie)).statusCode).toBe(200);
  });

  it('starts anew after the right password', async () => {
    const email = await verifiedPerson(place);
    await statuses(9, (at) => signIn(place, email, `guess ${at}`));
    expect((await signIn(place, email, password)).statusCode).toBe(200);
    expect(await statuses(10, (at) => signIn(place, email, `guess ${at}`))).toEqual(times(10, 401));
  });

  it('ends with a new password', async () => {
    const email = await verifiedPerson(place);
    await statuses(12, (at) => signIn(place, email, `guess ${at}`));
    await post(place, '/auth/forgot-password', { email });
    const token = await mailedToken(place, email, '/reset-password');
    await post(place, '/auth/reset-password', { token, password: 'another one, longer' });
    expect((await signIn(place, email, 'another one, longer')).statusCode).toBe(200);
  });

  it('gives fifty tries at once no more than ten', async () => {
    const email = await verifiedPerson(place);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => signIn(place, email, `guess ${at}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(limit);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  });
});

describe('asking which addresses have an account', () => {
  it('is answered ten times in ten minutes, refused once, and then told nothing', async () => {
    const ask = () => signIn(place, newAddress(), password, from('10.2.0.1'));
    expect(await statuses(13, ask)).toEqual([...times(10, 404), 429, 401, 401]);
    place.clock.advance(10 * minute + 1);
    expect((await ask()).statusCode).toBe(404);
  });

  it('counts a whole IPv6 network as one source', async () => {
    const ask = (at: number) =>
      signIn(place, newAddress(), password, from(`2001:db8:7:7::${at.toString(16)}`));
    expect(await statuses(12, ask)).toEqual([...times(10, 404), 429, 401]);
    expect((await signIn(place, newAddress(), password, from('2001:db8:7:8::1'))).statusCode).toBe(404);
  });

  it('does not keep the people of that source out', async () => {
    const email = await verifiedPerson(place);
    const source = from('10.2.0.2');
    await statuses(15, () => signIn(place, newAddress(), password, source));
    expect((await signIn(place, email, password, source)).statusCode).toBe(200);
  });
});

describe('a header that anybody can write', () => {
  // A thousand times Argon2 in a row: half a minute where others are at work too.
  it('chooses no other source, a thousand times over', { timeout: 240_000 }, async () => {
    const direct = await openAccountsPlace({ login: { missLimit: limit, strict: false } });
    const ask = (at: number) =>
      signIn(direct, newAddress(), password, from(`10.${at % 200}.${Math.floor(at / 200)}.7`));
    const seen = await statuses(1_000, ask);
    expect(seen).toEqual([...times(10, 404), 429, ...times(989, 401)]);
    await direct.close();
  });
});

describe('a place that tells strangers nothing', () => {
  it('answers an unknown address like a wrong password', async () => {
    const strict = await openAccountsPlace({ login: { missLimit: limit, strict: true } });
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
  it('are five an hour, whoever asks for them', async () => {
    const email = await verifiedPerson(place);
    const before = (await place.mailTo(email)).length;
    const answers = await statuses(12, () => post(place, '/auth/forgot-password', { email }));
    expect(answers).toEqual(times(12, 202));
    expect((await place.mailTo(email)).length).toBeLessThanOrEqual(5);
    expect((await place.mailTo(email)).length).toBeGreaterThan(before);

    place.clock.advance(60 * minute + 1);
    const count = (await place.mailTo(email)).length;
    await post(place, '/auth/forgot-password', { email });
    expect(await place.mailTo(email)).toHaveLength(count + 1);
  });
});

describe('guessing that is spread over many accounts and sources', () => {
  it('is told to the operator once in ten minutes', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const attempts = createAttemptsService({ database: place.database, clock: place.clock, log, limit });
    const miss = async (times: number) => {
      for (let at = 0; at < times; at += 1) await attempts.countMiss();
    };

    await miss(450);
    expect(lines).toHaveLength(0);
    await miss(150);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ misses: 500, msg: 'many sign-ins fail' }]);

    place.clock.advance(10 * minute + 1);
    await miss(600);
    expect(lines).toHaveLength(2);
  });

  it('counts wrong passwords and unknown addresses alike', async () => {
    const misses = async () => {
      const { rows } = await place.database.pool.query(
        "SELECT attempts FROM attempt_windows WHERE key = 'misses'",
      );
      return rows[0]?.attempts ?? 0;
    };
    const email = await verifiedPerson(place);
    const before = await misses();
    await signIn(place, email, 'wrong');
    await signIn(place, newAddress(), 'wrong');
    await signIn(place, email, password);
    expect((await misses()) - before).toBe(2);
  });
});
