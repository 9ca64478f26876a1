import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { call, personWithToken } from '../testing/settings-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

describe('settings', () => {
  it('start with the presets', async () => {
    const { token } = await personWithToken(app);
    expect((await call(app, 'GET', '/users/me/settings', token)).json()).toEqual({
      time_zone: 'Africa/Lagos',
      minimise_gamification: false,
      has_password: true,
      second_factor: false,
      recovery_codes_left: null,
      deletion_due_at: null,
    });
  });

  it('are saved', async () => {
    const { token } = await personWithToken(app);
    const selection = { time_zone: 'Europe/London', minimise_gamification: true };
    const saved = await call(app, 'PUT', '/users/me/settings', token, selection);
    expect(saved.json()).toMatchObject(selection);
    expect((await call(app, 'GET', '/users/me/settings', token)).json()).toMatchObject(selection);
  });

  it.each([
    [{ time_zone: 'Lagos', minimise_gamification: true }, 'time_zone'],
    [{ time_zone: 'Africa/Lagos', minimise_gamification: 'yes' }, 'minimise_gamification'],
    [{ time_zone: 'Africa/Lagos', minimise_gamification: true, role: 'admin' }, 'role'],
  ])('reject %j', async (payload, field) => {
    const { token } = await personWithToken(app);
    const response = await call(app, 'PUT', '/users/me/settings', token, payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().detail)).toEqual([field]);
  });

  it('change the name', async () => {
    const { token } = await personWithToken(app);
    const saved = await call(app, 'PUT', '/users/me', token, { full_name: '  Ngozi Eze ' });
    expect(saved.json()).toMatchObject({ full_name: 'Ngozi Eze' });
    expect((await call(app, 'GET', '/users/me', token)).json()).toEqual(saved.json());
  });
});
