import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { givePicture } from '../../testing/pictures.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTutor, tutorForm } from '../../testing/tutors.ts';
import { ask, auditOf, type Office, openOffice } from './testing/office.ts';

let office: Office;
let app: TestApp;
let adminId: string;

beforeAll(async () => {
  office = await openOffice();
  ({ app, adminId } = office);
});

afterAll(() => app.close());

/** What the record says of somebody who had waited. */
const factsOf = (state: string, reason: string | null) => ({
  before: { state: 'pending' },
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
  it('wait in a list until they are approved, which they are told once', async () => {
    const id = await createTutor(app);
    const waiting = (await ask(office, 'GET', '/tutors')).json();
    expect(waiting.items.map(({ user_id }: { user_id: string }) => user_id)).toContain(id);

    for (const answer of [
      await ask(office, 'POST', `/tutors/${id}/approve`),
      await ask(office, 'POST', `/tutors/${id}/approve`),
    ]) {
      expect(answer.json()).toMatchObject({ user_id: id, profile: { state: 'approved' } });
    }
    expect(await auditOf(office, id)).toEqual([
      { actor_id: adminId, action: 'tutor.approve', facts: factsOf('approved', null) },
    ]);
    await app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
    const { rows } = await app.platform.database.pool.query(
      'SELECT title FROM notifications WHERE user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ title: 'Your tutor profile is approved' }]);
  });

  it('are rejected with a reason', async () => {
    const id = await createTutor(app);
    expect((await ask(office, 'POST', `/tutors/${id}/reject`, { reason: ' ' })).json().detail).toEqual({
      reason: 'Give a reason',
    });
    const rejected = await ask(office, 'POST', `/tutors/${id}/reject`, { reason: 'Say where you studied.' });
    expect(rejected.json().profile).toMatchObject({
      state: 'rejected',
      rejection_reason: 'Say where you studied.',
    });
    expect(await auditOf(office, id)).toMatchObject([
      { action: 'tutor.reject', facts: factsOf('rejected', 'Say where you studied.') },
    ]);

    await app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
    const { rows } = await app.platform.database.pool.query(
      'SELECT title, message, link FROM notifications WHERE user_id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        title: 'Your tutor profile needs a change',
        message: expect.stringContaining('Say where you studied.'),
        link: '/tutor/profile',
      },
    ]);
  });

  it('end in one state, whoever decides at the same time', async () => {
    const id = await createTutor(app);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? ask(office, 'POST', `/tutors/${id}/approve`)
          : ask(office, 'POST', `/tutors/${id}/reject`, { reason: 'Say where you studied.' }),
      ),
    );
    const audit = await auditOf(office, id);
    const last = (await ask(office, 'GET', '/tutors?state=approved'))
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
    const rejected = await ask(office, 'POST', `/tutors/${id}/reject`, { reason: 'Say \ud83d more.' });
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
    const { items } = (await ask(office, 'GET', '/tutors?limit=100')).json();
    const listed = items.find(({ user_id }: { user_id: string }) => user_id === id);
    expect(listed.profile.picture_url).toBe(url);
  });

  it('are listed in the order of their waiting: a change does not send them back, a rejection does', async () => {
    const [first, mended, last] = [await waitingTutor(), await waitingTutor(), await waitingTutor()];
    await first.save();
    await ask(office, 'POST', `/tutors/${mended.userId}/reject`, { reason: 'Say where you studied.' });
    await mended.save();
    const { items } = (await ask(office, 'GET', '/tutors?limit=100')).json();
    const ids: string[] = items.map(({ user_id }: { user_id: string }) => user_id);
    const ours = [first, mended, last].map(({ userId }) => userId);
    expect(ids.filter((id) => ours.includes(id))).toEqual([first, last, mended].map(({ userId }) => userId));
  });

  it('that do not exist are missing', async () => {
    expect(
      (await ask(office, 'POST', '/tutors/00000000-0000-4000-8000-000000000000/approve')).statusCode,
    ).toBe(404);
    expect((await ask(office, 'POST', '/tutors/nobody/approve')).statusCode).toBe(422);
  });
});
