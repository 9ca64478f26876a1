import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const facts = { full_name: 'Ngozi Eze', time_zone: 'Africa/Accra' };

async function complete(role: 'student' | 'tutor' | 'admin', payload: object = facts) {
  const person = await createPerson(app, { role, profileCompleted: false });
  const { access_token } = await signIn(app, person);
  return app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/complete-profile',
    payload,
    headers: { authorization: `Bearer ${access_token}` },
  });
}

it('completing a profile requires a signed-in caller', async () => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/complete-profile',
    payload: facts,
  });
  expect(response.statusCode).toBe(401);
});

it('the server rejects a tutor', async () => {
  const response = await complete('tutor');
  expect(response.statusCode).toBe(403);
  expect(response.json().detail.code).toBe('role_denied');
});

it.each([
  ['an unknown time zone', { ...facts, time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['a time zone that is a path', { ...facts, time_zone: '../etc' }, 'time_zone'],
  ['no name', { ...facts, full_name: ' ' }, 'full_name'],
])('the server rejects %s', async (_name, payload, field) => {
  const response = await complete('admin', payload);
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().detail)).toEqual([field]);
});

it.each(['student', 'admin'] as const)('the server completes the account of a %s', async (role) => {
  const response = await complete(role);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ full_name: 'Ngozi Eze', profile_completed: true });
});

it('a student can work before it, and a corrected profile replaces the saved one', async () => {
  const person = await createPerson(app, { role: 'student', profileCompleted: false });
  const authorization = `Bearer ${(await signIn(app, person)).access_token}`;
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    app.http.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });

  for (const path of ['/student-tools/gemini/files', '/mcq/exams', '/notifications/', '/users/me/settings']) {
    expect((await ask('GET', path)).statusCode, path).toBe(200);
  }
  expect((await ask('POST', '/auth/complete-profile', facts)).statusCode).toBe(200);
  const corrected = { ...facts, full_name: 'Ngozi Eze-Obi' };
  expect((await ask('POST', '/auth/complete-profile', corrected)).statusCode).toBe(200);
  expect((await ask('GET', '/users/me')).json()).toMatchObject({
    full_name: 'Ngozi Eze-Obi',
    profile_completed: true,
  });
  expect((await ask('GET', '/users/me/settings')).json()).toMatchObject({ time_zone: 'Africa/Accra' });
});

it('the server lists the sign-in methods of the instance', async () => {
  const response = await app.http.inject({ method: 'GET', url: '/api/v1/auth/options' });
  expect(response.json()).toEqual({ mail: 'sandbox', google: true });
});
