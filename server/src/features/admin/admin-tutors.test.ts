import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson, type SignedInCaller, signIn } from '../../testing/people.ts';
import { givePicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTutor, profileVersion, tutorForm } from '../../testing/tutors.ts';
import { callAdmin, createAdministrator, getAudit } from './testing/administrators.ts';

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp({ env: { MAIL: 'none' } });
  admin = await createAdministrator(app);
});

afterAll(() => app.close());

const reason = 'Say where you studied.';

const approve = async (id: string) =>
  callAdmin(app, admin, 'POST', `/tutors/${id}/approve`, { version: await profileVersion(app, id) });

const reject = async (id: string, input = reason) =>
  callAdmin(app, admin, 'POST', `/tutors/${id}/reject`, {
    reason: input,
    version: await profileVersion(app, id),
  });

/** The record of a tutor who had waited. */
const getFacts = (state: string, reason: string | null) => ({
  before: { state: 'pending', reason: null },
  after: { state, reason },
});

/** Each some seconds after the one before. */
async function waitingTutor() {
  app.clock.advance(1_000);
  const person = await createPerson(app, { role: 'tutor' });
  const headers = { authorization: `Bearer ${(await signIn(app, person)).access_token}` };
  const send = async (method: 'POST' | 'PUT') => {
    app.clock.advance(1_000);
    await app.http.inject({ method, url: '/api/v1/tutors/me', headers, payload: tutorForm });
  };
  await send('POST');
  return { userId: person.userId, save: () => send('PUT') };
}

describe('tutors', () => {
  it('wait in a list until they are approved, and are notified once', async () => {
    const id = await createTutor(app);
    const waiting = (await callAdmin(app, admin, 'GET', '/tutors')).json();
    expect(waiting.items.map(({ user_id }: { user_id: string }) => user_id)).toContain(id);

    for (const answer of [await approve(id), await approve(id)]) {
      expect(answer.json()).toMatchObject({ user_id: id, profile: { state: 'approved' } });
    }
    expect(await getAudit(app, id)).toEqual([
      { actor_id: admin.userId, action: 'tutor.approve', facts: getFacts('approved', null) },
    ]);
    expect(await getNotifications(app, { userId: id })).toMatchObject([
      { title: 'Your tutor profile is approved' },
    ]);
  });

  it('are rejected with a reason', async () => {
    const id = await createTutor(app);
    expect((await reject(id, ' ')).json().detail).toEqual({ reason: 'Give a reason' });
    const rejected = await reject(id);
    expect(rejected.json().profile).toMatchObject({
      state: 'rejected',
      rejection_reason: 'Say where you studied.',
    });
    expect(await getAudit(app, id)).toMatchObject([
      { action: 'tutor.reject', facts: getFacts('rejected', 'Say where you studied.') },
    ]);

    expect(await getNotifications(app, { userId: id })).toMatchObject([
      {
        title: 'Your tutor profile needs a change',
        message: expect.stringContaining('Say where you studied.'),
        link: '/tutor/profile',
      },
    ]);
  });

  it('end in one state when two administrators decide at the same time', async () => {
    const id = await createTutor(app);
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? approve(id) : reject(id))));
    const audit = await getAudit(app, id);
    const last = (await callAdmin(app, admin, 'GET', '/tutors?state=approved'))
      .json()
      .items.some(({ user_id }: { user_id: string }) => user_id === id);
    expect(audit.at(-1)?.action).toBe(last ? 'tutor.approve' : 'tutor.reject');
    const states = audit.map(({ facts }) => [facts.before.state, facts.after.state]);
    expect(states.map(([before]) => before)).toEqual([
      'pending',
      ...states.slice(0, -1).map(([, after]) => after),
    ]);
  });

  it('are rejected with a reason that is no whole text', async () => {
    const id = await createTutor(app);
    const rejected = await reject(id, 'Say \ud83d more.');
    expect([rejected.statusCode, rejected.json().profile?.rejection_reason]).toEqual([
      200,
      'Say \ufffd more.',
    ]);
  });

  it('are listed with their pictures', async () => {
    const id = await createTutor(app);
    const url = `/api/v1/pictures/${await givePicture(app, id)}`;
    await app.platform.database.pool.query('UPDATE users SET profile_picture_url = $2 WHERE id = $1', [
      id,
      url,
    ]);
    const { items } = (await callAdmin(app, admin, 'GET', '/tutors?limit=100')).json();
    const listed = items.find(({ user_id }: { user_id: string }) => user_id === id);
    expect(listed.profile.picture_url).toBe(url);
  });

  it('are listed in the order of their waiting: a change does not send them back, a rejection does', async () => {
    const [first, mended, last] = [await waitingTutor(), await waitingTutor(), await waitingTutor()];
    await first.save();
    await reject(mended.userId);
    await mended.save();
    const { items } = (await callAdmin(app, admin, 'GET', '/tutors?limit=100')).json();
    const ids: string[] = items.map(({ user_id }: { user_id: string }) => user_id);
    const ours = [first, mended, last].map(({ userId }) => userId);
    expect(ids.filter((id) => ours.includes(id))).toEqual([first, last, mended].map(({ userId }) => userId));
  });

  it('unknown tutors answer 404', async () => {
    const version = '00000000-0000-4000-8000-000000000000';
    const approved = (id: string) => callAdmin(app, admin, 'POST', `/tutors/${id}/approve`, { version });
    expect((await approved(version)).statusCode).toBe(404);
    expect((await approved('nobody')).json().detail).toHaveProperty('id');
  });
});
