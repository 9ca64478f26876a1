import { generateMcqs } from '@akada/contract/work/generation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: true });
});

afterAll(() => app.close());

const hourMs = 60 * 60_000;

/** @param asked orders of this hour */
async function signedInStudent(asked: number) {
  const person = await createPerson(app, { plan: 'premium' });
  const noteId = await createExpositoryNote(app, person.userId);
  await app.platform.database.pool.query('INSERT INTO attempt_windows VALUES ($1, $2, $3)', [
    `generation:${person.userId}`,
    asked,
    new Date(app.clock.now()),
  ]);
  return async (key: string) => {
    // Access tokens end after a quarter of an hour, and the clock of this test runs ahead.
    const { access_token } = await signIn(app, person);
    return send(app, generateMcqs, {
      body: { gemini_file_id: noteId, question_count: 1 },
      headers: { authorization: `Bearer ${access_token}`, 'idempotency-key': key },
    });
  };
}

it('a student asks for questions thirty times in an hour', async () => {
  const [ada, ben] = [await signedInStudent(29), await signedInStudent(0)];
  expect((await ada('tap-30')).status).toBe(200);

  const refused = await ada('tap-31');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect(JSON.parse(refused.body).detail).toBe(
    'You have asked for questions or cards many times. Please wait 60 minutes and ask then.',
  );
  expect((await ada('tap-30')).status).toBe(200);
  expect((await ben('tap-1')).status).toBe(200);

  app.clock.advance(hourMs + 1);
  expect((await ada('tap-31')).status).toBe(200);
});
