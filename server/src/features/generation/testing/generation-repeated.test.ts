/** Tests repeated calls for questions, which return the first result to the same caller, and calls over the limit. */
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpositoryNote } from '../../../testing/expository-note.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { warmEngine } from './warm-engine.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ workers: true });
  await warmEngine(app);
});

afterAll(() => app.close());

async function newStudent() {
  const { userId } = await createPerson(app);
  const { access_token } = await signIn(app, { userId });
  const noteId = await createExpositoryNote(app, userId);
  return {
    noteId,
    async ask(key: string) {
      const reply = await send(app, generateMcqs, {
        body: { gemini_file_id: noteId, question_count: 2 },
        headers: { authorization: `Bearer ${access_token}`, 'idempotency-key': key },
      });
      return { status: reply.status, body: JSON.parse(reply.body) };
    },
  };
}

describe('a key that two students happen to send', () => {
  it('makes questions for each from their own note, and each finds their own again', async () => {
    const [ada, ben] = [await newStudent(), await newStudent()];
    const first = { ada: await ada.ask('tap-1'), ben: await ben.ask('tap-1') };
    expect([first.ada.body.file_id, first.ben.body.file_id]).toEqual([ada.noteId, ben.noteId]);

    const repeated = { ada: await ada.ask('tap-1'), ben: await ben.ask('tap-1') };
    expect(repeated).toEqual(first);
    expect(first.ada.body).toMatchObject({ status: 'ready', usage: { used: 1 } });
  });
});

const hourMs = 60 * 60_000;

/** @param requested the number of orders in this hour */
async function signedInStudent(requested: number) {
  const person = await createPerson(app, { plan: 'premium' });
  const noteId = await createExpositoryNote(app, person.userId);
  await app.platform.database.pool.query('INSERT INTO attempt_windows VALUES ($1, $2, $3)', [
    `generation:${person.userId}`,
    requested,
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

it('a student requests questions thirty times in an hour', async () => {
  const [ada, ben] = [await signedInStudent(29), await signedInStudent(0)];
  expect((await ada('tap-30')).status).toBe(200);

  const rejectedReply = await ada('tap-31');
  expect([rejectedReply.status, rejectedReply.headers['retry-after']]).toEqual([429, '3600']);
  expect(JSON.parse(rejectedReply.body).detail).toBe(
    'You have asked for too many questions, cards or guides. Please wait 60 minutes, then ask again.',
  );
  expect((await ada('tap-30')).status).toBe(200);
  expect((await ben('tap-1')).status).toBe(200);

  app.clock.advance(hourMs + 1);
  expect((await ada('tap-31')).status).toBe(200);
});
