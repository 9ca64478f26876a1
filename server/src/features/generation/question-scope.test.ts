import { generateMcqs, listTopics } from '@akada/contract/work/generation.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { usageCounters } from '../usage/usage.repo.ts';
import { generations } from './generation.tables.ts';
import { warmEngine } from './testing/warm-engine.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});

async function newStudent() {
  const person = await createPerson(app, { plan: 'premium' });
  const { access_token } = await signIn(app, person);
  const noteId = await createExpositoryNote(app, person.userId);
  const ask = async (body: Record<string, unknown>, key?: string) => {
    const headers = { authorization: `Bearer ${access_token}`, ...(key ? { 'idempotency-key': key } : {}) };
    const order = { gemini_file_id: noteId, question_count: 4, ...body };
    const reply = await send(app, generateMcqs, { body: order, headers });
    return { status: reply.status, body: JSON.parse(reply.body) };
  };
  return { ...person, ask };
}

async function unitsUsed(userId: string): Promise<number> {
  const { db } = app.platform.database;
  const [row] = await db.select().from(usageCounters).where(eq(usageCounters.userId, userId));
  return row?.used ?? 0;
}

describe('the scope of a request for a note', () => {
  it('applies to all questions', async () => {
    const { ask } = await newStudent();
    const { body } = await ask({ context: 'chlorophyll', kinds: 'term,meaning' });

    expect(body.status).toBe('ready');
    for (const { kind, source } of body.items) {
      expect(['term', 'meaning']).toContain(kind);
      expect(source.quote).toMatch(/chlorophyll/i);
    }
  });

  it('is stored with the set, so that a repeated attempt makes the same one', async () => {
    const { ask } = await newStudent();
    const { body } = await ask({ first_page: 1, last_page: 1, kinds: 'meaning,term' });
    const { db } = app.platform.database;
    const [row] = await db.select().from(generations).where(eq(generations.id, body.id));

    expect(row).toMatchObject({ firstPage: 1, lastPage: 1, kinds: ['term', 'meaning'] });
  });

  it.each<[string, Record<string, unknown>, string, RegExp]>([
    [
      'rejects a topic that the note does not have',
      { context: 'viticulture' },
      'context',
      /^Nothing in this note is about that\. It speaks of: .+;/,
    ],
    [
      'pages that it does not have',
      { first_page: 80, last_page: 90 },
      'first_page',
      /^There is nothing to ask about on these pages/,
    ],
    ['one end of a range', { first_page: 1 }, 'last_page', /first and the last/],
    ['a range backwards', { first_page: 3, last_page: 2 }, 'last_page', /before/],
    ['no page', { first_page: 0, last_page: 2 }, 'first_page', /begin with 1/],
    ['no number', { first_page: 'one', last_page: 2 }, 'first_page', /number of a page/],
    [
      'a difficulty that nobody knows',
      { difficulty: 'impossible' },
      'difficulty',
      /^Choose easier, mixed or harder/,
    ],
    ['a kind that nobody knows', { kinds: 'essay' }, 'kinds', /^Choose among term/],
    ['kinds without end', { kinds: 'term,'.repeat(5_000) }, 'kinds', /^Choose among term/],
  ])('is rejected before anything is counted: %s', async (_, requested, field, sentence) => {
    const { ask, userId } = await newStudent();
    const { status, body } = await ask(requested);

    expect(status).toBe(422);
    expect(body.detail[field]).toMatch(sentence);
    expect(await unitsUsed(userId)).toBe(0);
  });

  it('gives the unit back where its kind cannot be asked', async () => {
    const { ask, userId } = await newStudent();
    const { body } = await ask({ kinds: 'order' });

    expect(body).toMatchObject({ status: 'failed', error: { code: 'nothing_in_scope' } });
    expect(await unitsUsed(userId)).toBe(0);
  });

  it('puts the chosen difficulty first, and is stored with the set', async () => {
    const { ask } = await newStudent();
    const { body: easy } = await ask({ difficulty: 'easier' });
    const { body: hard } = await ask({ difficulty: 'harder' });
    const recalled = ({ items }: { items: { kind: string }[] }) =>
      items.filter(({ kind }) => ['term', 'value', 'member', 'number'].includes(kind)).length;

    expect(recalled(easy)).toBeGreaterThan(recalled(hard));
    const { db } = app.platform.database;
    const [row] = await db.select().from(generations).where(eq(generations.id, hard.id));
    expect(row).toMatchObject({ difficulty: 'harder' });
  });

  it('is not looked for again when the call is repeated', async () => {
    const { ask } = await newStudent();
    const first = await ask({ context: 'chlorophyll' }, 'one-tap');
    const repeated = await ask({ context: 'viticulture' }, 'one-tap');

    expect(repeated.body.id).toBe(first.body.id);
  });
});

describe('topics to choose from', () => {
  async function newReader() {
    const person = await createPerson(app);
    const { access_token } = await signIn(app, person);
    const topics = async (id: string) => {
      const reply = await send(app, listTopics, {
        params: { id },
        headers: { authorization: `Bearer ${access_token}` },
      });
      return { status: reply.status, body: JSON.parse(reply.body) };
    };
    return { ...person, topics };
  }

  it('are in the words of the note, and each of them is met by it', async () => {
    const { userId, topics } = await newReader();
    const noteId = await createExpositoryNote(app, userId);
    const { status, body } = await topics(noteId);

    expect(status).toBe(200);
    expect(body.topics).toContain('chlorophyll');
    expect(body.topics.length).toBeLessThanOrEqual(20);
  });

  it('are not available for another student’s note', async () => {
    const { topics } = await newReader();
    const other = await createPerson(app);

    expect((await topics(await createExpositoryNote(app, other.userId))).status).toBe(404);
  });
});
