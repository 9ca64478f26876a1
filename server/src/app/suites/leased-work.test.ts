/** Work that a worker may lose: it is sent again in time and not before, and an overtaken attempt changes nothing. */

import { usageStats } from '@akada/contract/base/usage.ts';
import { startUpload } from '@akada/contract/material/notes.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { until } from '../../testing/http-student.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openSecondConnection } from '../../testing/postgres/second-connection.ts';
import { type Content, send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const getRows = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query(text, values)).rows;

async function newStudent() {
  const { userId } = await createPerson(app);
  const headers = { authorization: `Bearer ${(await signIn(app, { userId })).access_token}` };
  const call = async (endpoint: EndpointShape, content: Content = {}) => {
    const reply = await send(app, endpoint, { ...content, headers });
    return { status: reply.status, body: JSON.parse(reply.body) };
  };
  return {
    userId,
    call,
    async unitsUsed(kind: string): Promise<number> {
      const { body } = await call(usageStats);
      return body.items.find((item: { kind: string }) => item.kind === kind).used;
    },
  };
}

/** A generation whose job is sent and that no worker has taken. The call that asked for it waits for its end. */
async function queuedGeneration() {
  const student = await newStudent();
  const noteId = await createExpositoryNote(app, student.userId);
  const answer = student.call(generateMcqs, { body: { gemini_file_id: noteId, question_count: 3 } });
  const id = await until(async () => {
    const [row] = await getRows('SELECT id FROM generations WHERE user_id = $1', [student.userId]);
    return row?.id ?? null;
  });
  return { ...student, noteId, id: String(id), answer };
}

/** One run of a job, as a worker does it. */
async function work(name: string, payload: object): Promise<void> {
  const handler = app.features.jobs.find(({ job }) => job.name === name);
  if (!handler) throw new Error(`There is no job ${name}`);
  await handler.run(payload, { signal: new AbortController().signal });
}

const make = (id: string) => work('generation.make_questions', { generation_id: id });

const getEvents = async (id: string) =>
  (await getRows('SELECT name FROM outbox_events WHERE subject_id = $1', [id])).map(({ name }) => name);

describe('work that no worker has finished', () => {
  const getJobs = async (id: string) =>
    (await getRows('SELECT 1 FROM pgboss.job WHERE data::text LIKE $1', [`%${id}%`])).length;

  const uploaded = async () => {
    const { call } = await newStudent();
    const file = new File(['Osmosis moves water.'], 'water.txt');
    return (await call(startUpload, { body: {}, file })).body.id;
  };

  it.each<[string, string, string, () => Promise<string>]>([
    ['a generation', 'generations', 'generation.make_questions', async () => (await queuedGeneration()).id],
    ['a note', 'notes', 'notes.extract', uploaded],
  ])(
    'is not sent again while an attempt may run, and is when none can: %s',
    async (_, table, job, create) => {
      const id = await create();
      const [queue] = await getRows('SELECT expire_seconds FROM pgboss.queue WHERE name = $1', [job]);
      const pass = async (seconds: number) => {
        await getRows(
          `UPDATE ${table} SET lease_until = lease_until - make_interval(secs => $2) WHERE id = $1`,
          [id, seconds],
        );
        for (const task of app.features.tasks) await task.run();
      };

      await pass(queue.expire_seconds);
      expect(await getJobs(id)).toBe(1);
      await pass(60 * 60);
      expect(await getJobs(id)).toBe(2);
      await pass(0);
      expect(await getJobs(id)).toBe(2);
      await app.platform.database.pool.query('DELETE FROM pgboss.job');
    },
  );
});

describe('an attempt that was overtaken', () => {
  /**
   * Runs an attempt that stops after its claim, until a second worker has claimed the same generation.
   *
   * @param meanwhile an event in the pause before it continues
   */
  async function overtaken(id: string, meanwhile?: { statement: string; values: unknown[] }): Promise<void> {
    const successor = await openSecondConnection(app.platform.database.pool);
    await successor.query('LOCK TABLE note_pages');
    const attempt = make(id);
    await successor.untilWaiting(1, attempt);
    await successor.query('UPDATE generations SET attempts = attempts + 1 WHERE id = $1', [id]);
    if (meanwhile) await successor.query(meanwhile.statement, meanwhile.values);
    await successor.commit();
    await attempt;
  }

  it('stores nothing; its successor stores the result once', async () => {
    const { id, answer, unitsUsed } = await queuedGeneration();
    await overtaken(id);
    expect(await getEvents(id)).toEqual([]);
    expect(await getRows('SELECT 1 FROM questions WHERE generation_id = $1', [id])).toEqual([]);

    await make(id);
    expect((await answer).body).toMatchObject({ id, status: 'ready', made: 3 });
    expect(await getEvents(id)).toEqual(['generation.ready']);
    expect(await unitsUsed('mcq')).toBe(1);
  });

  it('gives no unit back; its successor does, once', async () => {
    const { id, noteId, answer, unitsUsed } = await queuedGeneration();
    await overtaken(id, { statement: 'DELETE FROM notes WHERE id = $1', values: [noteId] });
    expect(await getEvents(id)).toEqual([]);
    expect(await unitsUsed('mcq')).toBe(1);

    await make(id);
    expect((await answer).body).toMatchObject({ id, status: 'failed' });
    expect(await getEvents(id)).toEqual(['generation.failed']);
    expect(await unitsUsed('mcq')).toBe(0);
  });
});
