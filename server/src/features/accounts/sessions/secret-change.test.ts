/** AUTH_SECRET changes, and nobody is signed out. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createSessionsService } from './sessions.service.ts';

const [earlierSecret, newSecret] = ['1'.repeat(32), '2'.repeat(32)] as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_SECRET: earlierSecret } });
});
afterAll(() => app.close());

/** @returns the sessions of a process that was started with the new secret */
const startSessions = (previousAuthSecret: string | null) =>
  createSessionsService({
    ...app.platform,
    config: { ...app.platform.config, authSecret: newSecret, previousAuthSecret },
  });

test('a token of before opens until the previous secret is removed, and a renewed one opens after that', async () => {
  const { userId } = await createPerson(app);
  const { access_token, refresh_token } = await signIn(app, { userId });
  const during = startSessions(earlierSecret);
  const after = startSessions(null);

  expect(await during.authenticate(access_token)).toMatchObject({ userId });
  await expect(after.authenticate(access_token)).rejects.toMatchObject({ code: 'session_ended' });

  const renewed = await during.refresh(refresh_token, null);
  expect(await after.authenticate(renewed.access_token)).toMatchObject({ userId });
  expect(await after.refresh(renewed.refresh_token, null)).toMatchObject({
    access_token: expect.any(String),
  });
});
