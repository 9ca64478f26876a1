import { randomUUID } from 'node:crypto';
import type { DeviceSession } from '@akada/contract/identity/account-settings.ts';
import type { Tokens } from '@akada/contract/identity/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInstant } from '../../../platform/clock/instant.ts';
import { heardDuring } from '../../../testing/heard-hints.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bindingCookie, deactivate } from '../testing/accounts-calls.ts';
import { password } from '../testing/people.ts';
import { call, login, personWithToken } from '../testing/settings-calls.ts';
import { createDeviceSessions, isSessionOpen } from './device-sessions.service.ts';
import { createSessionsService } from './sessions.service.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const getSessions = ({ platform }: TestApp) => createSessionsService(platform);

/** Signs in as a program that calls itself so. */
async function open(session: { userId: string; device: string }): Promise<Tokens> {
  return (await getSessions(app).open({ ...session, bound: false })).tokens;
}

const getSession = ({ refresh_token }: Pick<Tokens, 'refresh_token'>) => refresh_token.split('.')[0] ?? '';

async function listed(token: string): Promise<{ items: DeviceSession[]; total: number }> {
  return (await call(app, 'GET', '/users/me/sessions', token)).json();
}

describe('sign-ins', () => {
  it('are listed with their devices, this one marked', async () => {
    const { person, token } = await personWithToken(app);
    app.clock.advance(1_000);
    await login(app, person, password, 'curl/8.5.0');
    const { items, total } = (await call(app, 'GET', '/users/me/sessions', token)).json();
    expect(total).toBe(2);
    expect(
      items.map(({ device, current }: { device: string; current: boolean }) => [device, current]),
    ).toEqual([
      [expect.any(String), false],
      ['Chrome on Android', true],
    ]);
  });

  it.for<[string, string]>([
    ['', 'Unknown device'],
    [' \u00ad ', 'Unknown device'],
    ['Firefox/142.0', 'Firefox'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Linux'],
    ['Reader (Windows NT 10.0)', 'Windows'],
    ['curl/8.5.0', 'curl/8.5.0'],
    [' Note\u00ads\u0007 Reader ', 'Notes Reader'],
    ['n'.repeat(61), 'n'.repeat(60)],
  ])('from %j are shown as %j', async ([device, shown]) => {
    const { userId } = await createPerson(app);
    const { access_token } = await open({ userId, device });
    const { items } = await listed(access_token);
    expect(items).toEqual([expect.objectContaining({ device: shown })]);
  });

  it('say when they began and were last used, the latest use first', async () => {
    const { userId } = await createPerson(app);
    const began = getInstant(app.clock.now());
    const used = await open({ userId, device: 'curl/1' });
    app.clock.advance(minuteMs);
    const later = getInstant(app.clock.now());
    await open({ userId, device: 'curl/2' });
    app.clock.advance(minuteMs);
    const latest = getInstant(app.clock.now());
    const { access_token } = await getSessions(app).refresh(used.refresh_token, null);

    expect((await listed(access_token)).items).toMatchObject([
      { device: 'curl/1', current: true, created_at: began, last_used_at: latest },
      { device: 'curl/2', current: false, created_at: later, last_used_at: later },
    ]);
  });

  it('are not listed once they ended, by hand or unused, nor to another person', async () => {
    const [{ userId }, other] = [await createPerson(app), await createPerson(app)];
    await open({ userId, device: 'unused' });
    app.clock.advance(30 * dayMs);
    const ended = await open({ userId, device: 'signed out' });
    await getSessions(app).logout(ended.refresh_token, null);
    await open({ userId: other.userId, device: 'another person' });
    const { access_token } = await open({ userId, device: 'this one' });
    const { items, total } = await listed(access_token);
    expect([items.map(({ device }) => device), total]).toEqual([['this one'], 1]);
  });

  it('end one at a time', async () => {
    const { person, token } = await personWithToken(app);
    const elsewhere: string = (await login(app, person)).json().access_token;
    const { items } = (await call(app, 'GET', '/users/me/sessions', token)).json();
    const other = items.find(({ current }: { current: boolean }) => !current);
    expect((await call(app, 'DELETE', `/users/me/sessions/${other.id}`, token)).statusCode).toBe(204);
    expect((await call(app, 'DELETE', `/users/me/sessions/${other.id}`, token)).statusCode).toBe(204);
    expect((await call(app, 'GET', '/users/me', elsewhere)).statusCode).toBe(401);
    expect((await call(app, 'GET', '/users/me', token)).statusCode).toBe(200);
  });

  it('another person’s sign-ins answer like missing ones', async () => {
    const [{ token }, theirs] = [await personWithToken(app), await personWithToken(app)];
    const [session] = (await call(app, 'GET', '/users/me/sessions', theirs.token)).json().items;
    const foreign = await call(app, 'DELETE', `/users/me/sessions/${session.id}`, token);
    const missing = await call(app, 'DELETE', `/users/me/sessions/${randomUUID()}`, token);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await call(app, 'GET', '/users/me', theirs.token)).statusCode).toBe(200);
  });

  it('end everywhere immediately, here too', async () => {
    const { person, token } = await personWithToken(app);
    const elsewhere: string = (await login(app, person)).json().access_token;
    const answer = await call(app, 'DELETE', '/users/me/sessions', token);
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toMatchObject([{ name: bindingCookie, value: '' }]);
    for (const ended of [token, elsewhere])
      expect((await call(app, 'GET', '/users/me', ended)).statusCode).toBe(401);
  });

  it('end everywhere for one person and for no other', async () => {
    const [{ token }, theirs] = [await personWithToken(app), await personWithToken(app)];
    await call(app, 'DELETE', '/users/me/sessions', token);
    expect((await call(app, 'GET', '/users/me', theirs.token)).statusCode).toBe(200);
  });

  it('stay ended at the moment at which they first ended', async () => {
    const { userId } = await createPerson(app);
    const first = await open({ userId, device: 'phone' });
    const last = await open({ userId, device: 'laptop' });
    await getSessions(app).logout(first.refresh_token, null);
    const endedAt = getInstant(app.clock.now());
    app.clock.advance(minuteMs);
    for (const path of [`/users/me/sessions/${getSession(first)}`, '/users/me/sessions']) {
      await call(app, 'DELETE', path, last.access_token);
    }
    const { rows } = await app.platform.database.pool.query('SELECT revoked_at FROM sessions WHERE id = $1', [
      getSession(first),
    ]);
    expect(rows).toEqual([{ revoked_at: endedAt }]);
  });

  it('are heard of by the open pages of the account when they end, and only then', async () => {
    const { userId } = await createPerson(app);
    const tokens = await open({ userId, device: 'phone' });
    const devices = createDeviceSessions(app.platform);
    const end = () => heardDuring(app, userId, () => devices.endSession(userId, getSession(tokens)));
    const ofAccount = { topic: 'account', id: null };
    expect([await end(), await end()]).toEqual([[ofAccount], []]);
    expect(await heardDuring(app, userId, () => devices.endAllSessions(userId))).toEqual([ofAccount]);
  });
});

describe('what was opened under a session', () => {
  const isOpen = (tokens: Pick<Tokens, 'refresh_token'>) =>
    isSessionOpen(app.platform.database.db, getSession(tokens), app.clock.now());

  it('stays open for as long as the session, to the millisecond', async () => {
    const { userId } = await createPerson(app);
    const tokens = await open({ userId, device: 'phone' });
    app.clock.advance(30 * dayMs - 1);
    expect(await isOpen(tokens)).toBe(true);
    app.clock.advance(1);
    expect(await isOpen(tokens)).toBe(false);
  });

  it('is closed with the session, with the account, and without a session', async () => {
    const [ada, ben] = [await createPerson(app), await createPerson(app)];
    const signedOut = await open({ userId: ada.userId, device: 'phone' });
    const deactivated = await open({ userId: ben.userId, device: 'phone' });
    expect([await isOpen(signedOut), await isOpen(deactivated)]).toEqual([true, true]);

    await getSessions(app).logout(signedOut.refresh_token, null);
    await deactivate(app, ben.email);
    expect([await isOpen(signedOut), await isOpen(deactivated)]).toEqual([false, false]);
    expect(await isOpen({ refresh_token: `${randomUUID()}.secret` })).toBe(false);
  });
});
