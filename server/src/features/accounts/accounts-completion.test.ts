import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

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

it('wants somebody signed in', async () => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/complete-profile',
    payload: facts,
  });
  expect(response.statusCode).toBe(401);
});

it.each(['student', 'tutor'] as const)('is not for a %s', async (role) => {
  const response = await complete(role);
  expect(response.statusCode).toBe(403);
  expect(response.json().detail.code).toBe('role_denied');
});

it.each([
  ['an unknown time zone', { ...facts, time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['a time zone that is a path', { ...facts, time_zone: '../etc' }, 'time_zone'],
  ['no name', { ...facts, full_name: ' ' }, 'full_name'],
])('refuses %s', async (_name, payload, field) => {
  const response = await complete('admin', payload);
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().detail)).toEqual([field]);
});

it('completes an administrator', async () => {
  const response = await complete('admin');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ full_name: 'Ngozi Eze', profile_completed: true });
});

it('tells what a place offers for signing in', async () => {
  const response = await app.http.inject({ method: 'GET', url: '/api/v1/auth/options' });
  expect(response.json()).toEqual({ mail: 'sandbox', google: true });
});
