import type { TutorProfileForm } from '@akada/contract/base/tutors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { giveProfile, tutorForm } from '../../testing/tutors.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function tutor(role: 'student' | 'tutor' = 'tutor') {
  const person = await createPerson(app, { role, profileCompleted: false });
  const { access_token } = await signIn(app, person);
  const ask = (method: 'GET' | 'POST' | 'PUT', payload?: object | string, path = '/tutors/me') =>
    app.http.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${access_token}`, ...(payload ? json : {}) },
      ...(payload ? { payload } : {}),
    });
  return { ...person, ask };
}

const json = { 'content-type': 'application/json' };

const changed = (change: Partial<TutorProfileForm>) => ({ ...tutorForm, ...change });

describe('a tutor profile', () => {
  it('wants a caller who is signed in', async () => {
    expect((await app.http.inject({ method: 'GET', url: '/api/v1/tutors/me' })).statusCode).toBe(401);
  });

  it('is not for students', async () => {
    const { ask } = await tutor('student');
    const response = await ask('POST', tutorForm);
    expect([response.statusCode, response.json().detail.code]).toEqual([403, 'role_denied']);
  });

  it('is missing at first, then waits for approval and completes the account', async () => {
    const { ask } = await tutor();
    expect((await ask('GET')).statusCode).toBe(404);
    const created = await ask('POST', tutorForm);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...tutorForm, state: 'pending', rejection_reason: null });
    expect((await ask('GET')).json()).toEqual(created.json());
    expect((await ask('GET', undefined, '/users/me')).json()).toMatchObject({ profile_completed: true });
  });

  it('is created once by twenty concurrent calls, and by a repeated call', async () => {
    const { ask, userId } = await tutor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('POST', tutorForm)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const { rows } = await app.platform.database.pool.query(
      "SELECT 1 FROM outbox_events WHERE name = 'tutor.applied' AND user_id = $1",
      [userId],
    );
    expect(rows).toHaveLength(1);
    expect((await ask('POST', changed({ headline: 'Another one' }))).statusCode).toBe(409);
  });

  it.each<[string, string, unknown]>([
    ['headline', '"a\\ud800b"', 'a\ufffdb'],
    ['subjects', '["\\udfff"]', ['\ufffd']],
    ['hourly_rate', '-0', 0],
  ])('is made, and made again, with a %s of %s', async (field, sent, stored) => {
    const { ask } = await tutor();
    const payload = JSON.stringify({ ...tutorForm, [field]: null }).replace('null', sent);
    const [made, again] = [await ask('POST', payload), await ask('POST', payload)];
    expect([made.statusCode, made.json()[field]]).toEqual([201, stored]);
    expect([again.statusCode, again.body]).toEqual([201, made.body]);
  });

  it('keeps its approval and approved version when its tutor changes it', async () => {
    const { ask, userId } = await tutor();
    expect((await ask('PUT', tutorForm)).statusCode).toBe(404);
    await giveProfile(app, userId, 'approved');
    const saved = await ask('PUT', changed({ hourly_rate: 0, qualifications: [] }));
    expect(saved.json()).toMatchObject({
      state: 'approved',
      hourly_rate: 0,
      qualifications: tutorForm.qualifications,
      revision: { content: { qualifications: [] } },
    });
  });

  it('waits for approval again after it was rejected and corrected', async () => {
    const { ask, userId } = await tutor();
    await giveProfile(app, userId, 'rejected');
    expect((await ask('GET')).json()).toMatchObject({ rejection_reason: 'Say where you studied.' });
    expect((await ask('PUT', tutorForm)).json()).toMatchObject({ state: 'pending', rejection_reason: null });
  });

  it.each<[string, object]>([
    ['headline', { headline: ' ' }],
    ['headline', { headline: 'two\nlines' }],
    ['biography', { biography: 'x'.repeat(4_001) }],
    ['subjects', { subjects: [] }],
    ['languages.0', { languages: [''] }],
    ['hourly_rate', { hourly_rate: -1 }],
    ['hourly_rate', { hourly_rate: 12.5 }],
    ['time_zone', { time_zone: 'Nowhere' }],
    ['state', { state: 'approved' }],
  ])('says what is wrong with %s', async (field, change) => {
    const { ask } = await tutor();
    const response = await ask('POST', { ...tutorForm, ...change });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().detail)).toEqual([field]);
  });
});
