import { deleteFile } from '@akada/contract/material/notes.ts';
import { generateMcqs, getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outboxEvents } from '../../platform/outbox/outbox.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { usageCounters } from '../usage/usage.repo.ts';
import { warmEngine } from './testing/warm-engine.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});

async function newStudent(plan = 'free') {
  const person = await createPerson(app, { plan });
  const { access_token } = await signIn(app, person);
  const noteId = await createExpositoryNote(app, person.userId);
  const ask = async (body: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
    const reply = await send(app, generateMcqs, {
      body: { gemini_file_id: `files/${noteId}`, question_count: 5, ...body },
      headers: { authorization: `Bearer ${access_token}`, ...headers },
    });
    return { status: reply.status, body: JSON.parse(reply.body) };
  };
  return { ...person, access_token, noteId, ask };
}

function getEvents(generationId: string) {
  return app.platform.database.db
    .select({ name: outboxEvents.name })
    .from(outboxEvents)
    .where(eq(outboxEvents.subjectId, generationId));
}

async function unitsUsed(userId: string): Promise<number> {
  const [row] = await app.platform.database.db
    .select({ used: usageCounters.used })
    .from(usageCounters)
    .where(eq(usageCounters.userId, userId));
  return row?.used ?? 0;
}

describe('the sets of questions', () => {
  const list = async (token: string | null, query: Record<string, string> = {}) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const { status, body } = await send(app, listGenerations, { query, headers });
    return { status, body: JSON.parse(body) };
  };

  it('belong to the student, from one note or all, newest first', async () => {
    const student = await newStudent();
    const first = (await student.ask({ question_count: 2 })).body;
    const second = (await student.ask({ question_count: 3 })).body;
    const other = await createExpositoryNote(app, student.userId);

    const { body } = await list(student.access_token, { file_id: student.noteId });
    expect(body).toEqual({
      items: [second, first].map(({ id, file_id, made, created_at }) => ({
        id,
        file_id,
        made,
        created_at,
        title: 'Plants',
        questions: made,
        last_result: null,
        course_name: null,
        course: null,
        cloth: expect.anything(),
      })),
      total: 2,
    });
    expect((await list(student.access_token)).body.total).toBe(2);
    expect((await list(student.access_token, { file_id: other })).body).toEqual({ items: [], total: 0 });
    expect((await list((await newStudent()).access_token)).body.total).toBe(0);
  });

  it('are for students with a session, and malformed ids are rejected', async () => {
    const { access_token } = await newStudent();
    expect((await list(null)).status).toBe(401);
    expect((await list(access_token, { file_id: 'one' })).status).toBe(422);
  });
});

describe('making questions from a note', () => {
  it('answers with the questions, each with its quote from the page that it names', async () => {
    const student = await newStudent();
    const { status, body } = await student.ask();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ready', made: 5, requested: 5, error: null });
    expect(body.usage).toMatchObject({ kind: 'mcq', used: 1, limit: 5 });
    expect(body.items).toHaveLength(5);
    for (const question of body.items) {
      expect(question.options).toHaveLength(4);
      expect(question.source.file_id).toBe(student.noteId);
      const [page] = (
        await app.platform.database.db.execute<{ text: string }>(
          sql`SELECT text FROM note_pages WHERE note_id = ${student.noteId} AND number = ${question.source.page}`,
        )
      ).rows;
      expect(page?.text).toContain(question.source.quote);
    }
    expect(await getEvents(body.id)).toEqual([{ name: 'generation.ready' }]);
  });

  it('asks nothing twice when more questions are wanted', async () => {
    const { ask } = await newStudent();
    const getAnswers = ({ items }: { items: { options: { text: string }[]; answer_index: number }[] }) =>
      items.map(({ options, answer_index }) => options[answer_index]?.text.toLowerCase());
    const first = getAnswers((await ask()).body);
    const second = getAnswers((await ask()).body);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((answer) => first.includes(answer))).toEqual([]);
  });

  it('fails, gives the unit back once and says so when the note has nothing left to ask', async () => {
    const { ask, userId } = await newStudent('premium');
    let last = await ask({ question_count: 50 });
    while (last.body.status === 'ready') last = await ask({ question_count: 50 });
    const used = await unitsUsed(userId);
    expect(last.status).toBe(200);
    expect(last.body).toMatchObject({
      status: 'failed',
      made: 0,
      items: [],
      error: { code: 'nothing_to_ask' },
    });
    await ask({ question_count: 50 });
    expect(await unitsUsed(userId)).toBe(used);
    expect(await getEvents(last.body.id)).toEqual([{ name: 'generation.failed' }]);
  });

  it('counts a call that is sent twice with one key once', async () => {
    const { ask, userId } = await newStudent();
    const key = { 'idempotency-key': 'one-tap' };
    const [first, second] = await Promise.all([ask({}, key), ask({}, key)]);
    expect(second.body.id).toBe(first.body.id);
    expect((await ask({}, key)).body.id).toBe(first.body.id);
    expect(await unitsUsed(userId)).toBe(1);
  });

  it('answers a repeated call with the first result, also after the note was deleted', async () => {
    const { ask, access_token, noteId } = await newStudent();
    const key = { 'idempotency-key': 'sent-again' };
    const first = await ask({}, key);
    const headers = { authorization: `Bearer ${access_token}` };
    await send(app, deleteFile, { params: { id: noteId }, headers });

    const repeated = await ask({}, key);
    expect([repeated.status, repeated.body.id]).toEqual([200, first.body.id]);
    expect(repeated.body.items).toEqual(first.body.items);
    expect((await ask({}, { 'idempotency-key': 'a-new-call' })).status).toBe(404);
  });

  it('rejects invalid requests field by field', async () => {
    const { ask } = await newStudent();
    const { status, body } = await ask({ question_count: 51, surprise: 'yes' });
    expect(status).toBe(422);
    expect(body.detail).toEqual({
      question_count: 'Ask for 1 to 50 questions',
      surprise: 'This field is not known here',
    });
  });

  it('answers a note that is still being read with 409, before any unit is spent', async () => {
    const { ask, noteId, userId } = await newStudent();
    await app.platform.database.db.execute(
      sql`UPDATE notes SET status = 'extracting', page_count = NULL WHERE id = ${noteId}`,
    );
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([409, 'note_not_ready']);
    expect(await unitsUsed(userId)).toBe(0);
  });
});

describe('the monthly limit', () => {
  it('lets exactly one of ten parallel calls through when one unit is left', async () => {
    const { ask, userId } = await newStudent();
    for (let index = 0; index < 4; index += 1) await ask({ question_count: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ question_count: 1 })));
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(9);
    for (const { body } of refused) {
      expect(body.detail).toMatchObject({ code: 'usage_limit_reached', kind: 'mcq', used: 5, limit: 5 });
      expect(body.code).toBe('usage_limit_reached');
    }
    expect(await unitsUsed(userId)).toBe(5);
  });

  it('is fresh on the first of the next month in Lagos', async () => {
    const { ask, userId } = await newStudent();
    await app.platform.database.db
      .insert(usageCounters)
      .values({ userId, kind: 'mcq', periodStart: '2020-01-31T23:00:00Z', used: 5 });
    expect((await ask({ question_count: 1 })).status).toBe(200);
  });
});

describe('a generation that is requested later', () => {
  it('has the same shape as the first answer', async () => {
    const { ask, access_token } = await newStudent();
    const { body } = await ask({ question_count: 2 });
    const later = await send(app, getGeneration, {
      params: { id: body.id },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(later.status).toBe(200);
    expect(JSON.parse(later.body)).toEqual(body);
  });
});
