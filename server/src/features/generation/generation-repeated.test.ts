/** A call for questions that is sent again: the same caller finds what was made, no other caller does. */
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { warmEngine } from './testing/warm-engine.ts';

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

    const again = { ada: await ada.ask('tap-1'), ben: await ben.ask('tap-1') };
    expect(again).toEqual(first);
    expect(first.ada.body).toMatchObject({ status: 'ready', usage: { used: 1 } });
  });
});
