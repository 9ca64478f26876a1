import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { outboxEvents } from '../../platform/outbox/outbox.ts';
import { attemptsAtMost } from '../../platform/queue/lease.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createNotesService } from '../notes/notes.service.ts';
import { createQuizService } from '../quiz/quiz.service.ts';
import { createUsageService } from '../usage/usage.service.ts';
import * as repo from './generation.repo.ts';
import { generations } from './generation.tables.ts';
import { createGenerationMaking } from './generation-making.service.ts';

const draft: QuestionDraft = {
  stem: 'What is the green pigment that absorbs the light?',
  options: ['Chlorophyll', 'Starch', 'Nectar', 'Auxin'],
  answerIndex: 0,
  explanation: 'The note says so.',
  source: { page: 1, section: null, quote: 'Chlorophyll is the green pigment' },
};

let app: TestApp;
const never = new AbortController().signal;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** The service with a model of this test's choice in the place of the engine. */
function makingWith(makeQuestions: () => Promise<QuestionDraft[]>) {
  const { database, queue, log } = app.platform;
  const usage = createUsageService({ clock: app.clock });
  const quiz = createQuizService(database);
  const notes = createNotesService({ database, queue });
  return createGenerationMaking({ database, queue, usage, quiz, notes, studyModel: { makeQuestions }, log });
}

async function queuedGeneration() {
  const { userId } = await createPerson(app);
  const noteId = await createExpositoryNote(app, userId);
  const id = newId();
  const usage = createUsageService({ clock: app.clock });
  await app.platform.database.transaction(async (tx) => {
    const row = { id, userId, noteId, requested: 5, courseName: null, focus: '', idempotencyKey: null };
    await repo.insertGeneration(tx, row);
    await repo.setChargedPeriod(tx, id, await usage.reserve(tx, { userId, plan: 'free', kind: 'mcq' }));
  });
  const { db } = app.platform.database;
  return {
    id,
    state: async () => {
      const row = await repo.findGeneration(db, userId, id);
      const { used } = await usage.ofKind(db, { userId, plan: 'free', kind: 'mcq' });
      const questions = await createQuizService(app.platform.database).ofGeneration(db, userId, id);
      const events = await db.select().from(outboxEvents).where(eq(outboxEvents.subjectId, id));
      return {
        status: row?.status,
        used,
        questions: questions.length,
        events: events.map(({ name }) => name),
      };
    },
  };
}

describe('attempts at a generation', () => {
  it('finishes once when a worker that was thought dead comes back after its successor', async () => {
    const { id, state } = await queuedGeneration();
    const slow = Promise.withResolvers<QuestionDraft[]>();
    const started = Promise.withResolvers<void>();
    const late = makingWith(() => {
      started.resolve();
      return slow.promise;
    }).make(id, never);
    await started.promise;

    await makingWith(async () => [draft]).make(id, never);
    slow.resolve([draft, draft]);
    await late;
    expect(await state()).toEqual({ status: 'ready', used: 1, questions: 1, events: ['generation.ready'] });
  });

  it('is tried again after an error and given up after three, the unit given back once', async () => {
    const { id, state } = await queuedGeneration();
    const broken = makingWith(() => Promise.reject(new Error('the engine broke')));
    for (let attempt = 1; attempt < attemptsAtMost; attempt += 1) {
      await expect(broken.make(id, never)).rejects.toThrow('the engine broke');
      expect(await state()).toMatchObject({ status: 'running', used: 1, events: [] });
    }
    await broken.make(id, never);
    await broken.make(id, never);
    expect(await state()).toEqual({ status: 'failed', used: 0, questions: 0, events: ['generation.failed'] });
  });

  it('is given up when every attempt killed its worker', async () => {
    const { id, state } = await queuedGeneration();
    const { db } = app.platform.database;
    for (let attempt = 0; attempt < attemptsAtMost; attempt += 1) await repo.claimGeneration(db, id);
    await makingWith(async () => [draft]).make(id, never);
    expect(await state()).toMatchObject({ status: 'failed', used: 0 });
  });

  it('fails kindly when its note was deleted meanwhile', async () => {
    const { id, state } = await queuedGeneration();
    const { db } = app.platform.database;
    await db.update(generations).set({ noteId: newId() }).where(eq(generations.id, id));
    await makingWith(async () => [draft]).make(id, never);
    expect(await state()).toMatchObject({ status: 'failed', used: 0, events: ['generation.failed'] });
  });

  it('is sent again by the sweep when its lease has run out, and only then', async () => {
    const { id } = await queuedGeneration();
    const { db, pool } = app.platform.database;
    const jobs = async () => {
      const { rows } = await pool.query(
        "SELECT data FROM pgboss.job WHERE name = 'generation.make_questions' AND data->>'generation_id' = $1",
        [id],
      );
      return rows.length;
    };
    const making = makingWith(async () => [draft]);
    await making.resendStuck();
    expect(await jobs()).toBe(0);
    await db.update(generations).set({ leaseUntil: '2020-01-01T00:00:00Z' }).where(eq(generations.id, id));
    await making.resendStuck();
    await making.resendStuck();
    expect(await jobs()).toBe(1);
  });
});
