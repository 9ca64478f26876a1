import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { outboxEvents } from '../../platform/outbox/outbox.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import { attemptsAtMost } from '../../platform/work/work-rows.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createLanguageModelService } from '../language-model/language-model.service.ts';
import { createModelChoices } from '../language-model/model-choice.service.ts';
import { createNotesService } from '../notes/notes.service.ts';
import { createQuestionsService } from '../questions/questions.service.ts';
import { withHolds } from '../questions/testing/with-holds.ts';
import { createUsageService } from '../usage/usage.service.ts';
import * as repo from './generation.repo.ts';
import { generations } from './generation.tables.ts';
import { createGenerationMaking } from './generation-making.service.ts';
import { createQuestionProducer } from './producers/question-producer.service.ts';

const draft: QuestionDraft = {
  kind: 'term',
  stem: 'What is the green pigment that absorbs the light?',
  options: ['Chlorophyll', 'Starch', 'Nectar', 'Auxin'],
  answerIndex: 0,
  explanation: 'The note says so.',
  source: { page: 1, section: null, quote: 'Chlorophyll is the green pigment' },
};

let app: SharedTestApp;
const never = new AbortController().signal;

beforeAll(async () => {
  app = await sharedTestApp();
});

/** The service with a model of this test's choice in the place of the engine. */
function makingWith(make: (...requested: Parameters<StudyModel['completeSet']>) => Promise<QuestionDraft[]>) {
  const { platform } = app;
  const usage = createUsageService({ clock: app.clock });
  const questions = createQuestionsService(withHolds(platform));
  const notes = createNotesService(platform);
  const completeSet: StudyModel['completeSet'] = async (...requested) => {
    const drafts = (await make(...requested)).map((draft) => ({ ...draft, body: null }));
    const shortfall = drafts.length < requested[0].count ? ('few_statements' as const) : null;
    return { drafts, spareAnswers: [], shortfall };
  };
  const languageModel = createLanguageModelService({ ...platform, choices: createModelChoices(platform) });
  const studyModel = { ...createOfflineStudyModel(platform.engines), completeSet };
  const producer = createQuestionProducer({ ...platform, questions, languageModel, studyModel });
  const producers = { mcq: producer, flashcard: producer, enhanced_note: producer };
  return createGenerationMaking({ ...platform, usage, notes, producers });
}

async function queuedGeneration({ focus = '' } = {}) {
  const { userId } = await createPerson(app);
  const noteId = await createExpositoryNote(app, userId);
  const id = newId();
  const usage = createUsageService({ clock: app.clock });
  await app.platform.database.transaction(async (tx) => {
    const chargedPeriod = await usage.reserve(tx, { userId, plan: 'free', kind: 'mcq' });
    const row = {
      id,
      userId,
      kind: 'mcq' as const,
      noteId,
      requested: 5,
      courseName: null,
      focus,
      chargedPeriod,
    };
    await repo.insertGeneration(tx, row, app.clock.now());
  });
  const { db } = app.platform.database;
  return {
    id,
    userId,
    noteId,
    row: () => repo.findGeneration(db, id),
    facts: async () => {
      const events = await db.select().from(outboxEvents).where(eq(outboxEvents.subjectId, id));
      return events.map(({ facts, userId: of }) => [of, facts]);
    },
    state: async () => {
      const row = await repo.findGeneration(db, id);
      const { used } = await usage.ofKind(db, { userId, plan: 'free', kind: 'mcq' });
      const questions = await createQuestionsService(withHolds(app.platform)).ofGeneration(db, userId, id);
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

describe('a generation in progress', () => {
  it.each([
    ['with questions', [draft, draft]],
    ['with none', []],
  ])(
    'finishes once when a worker that was thought dead comes back %s after its successor',
    async (_, drafts) => {
      const { id, state } = await queuedGeneration();
      const slow = Promise.withResolvers<QuestionDraft[]>();
      const started = Promise.withResolvers<void>();
      const overtaken = makingWith(() => {
        started.resolve();
        return slow.promise;
      }).attempt(id, never);
      await started.promise;

      await makingWith(async () => [draft]).attempt(id, never);
      slow.resolve(drafts);
      await overtaken;
      expect(await state()).toEqual({ status: 'ready', used: 0, questions: 1, events: ['generation.ready'] });
    },
  );

  it('is tried again after an error and fails after three attempts, and its unit is returned once', async () => {
    const { id, state } = await queuedGeneration();
    const broken = makingWith(() => Promise.reject(new Error('the engine broke')));
    for (let attempt = 1; attempt < attemptsAtMost; attempt += 1) {
      await expect(broken.attempt(id, never)).rejects.toThrow('the engine broke');
      expect(await state()).toMatchObject({ status: 'running', used: 1, events: [] });
    }
    await broken.attempt(id, never);
    await broken.attempt(id, never);
    expect(await state()).toEqual({ status: 'failed', used: 0, questions: 0, events: ['generation.failed'] });
  });

  it('is given up when every attempt killed its worker', async () => {
    const { id, state } = await queuedGeneration();
    const { db } = app.platform.database;
    const leaseUntil = '2020-01-01T00:00:00Z';
    const died = { status: 'running', attempts: attemptsAtMost, leaseUntil } as const;
    await db.update(generations).set(died).where(eq(generations.id, id));
    await makingWith(async () => [draft]).resendTask.run();
    expect(await state()).toMatchObject({ status: 'failed', used: 0 });
  });

  it('fails with a friendly message if its note was deleted in the meantime', async () => {
    const { id, state } = await queuedGeneration();
    const { db } = app.platform.database;
    await db.update(generations).set({ noteId: newId() }).where(eq(generations.id, id));
    await makingWith(async () => [draft]).attempt(id, never);
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
    await making.resendTask.run();
    expect(await jobs()).toBe(0);
    await db.update(generations).set({ leaseUntil: '2020-01-01T00:00:00Z' }).where(eq(generations.id, id));
    await making.resendTask.run();
    await making.resendTask.run();
    expect(await jobs()).toBe(1);
  });
});

describe('the request of an attempt to the study model', () => {
  it('contains the complete note, the count and the focus of the order, and no earlier questions', async () => {
    const { id, userId, noteId } = await queuedGeneration({ focus: 'the leaf' });
    const { db } = app.platform.database;
    const questions = createQuestionsService(withHolds(app.platform));
    const drafts = await questions.withContent([draft]);
    await questions.add(db, { userId, generationId: newId(), noteId, drafts });
    const requests: unknown[] = [];
    const { signal } = new AbortController();
    await makingWith(async (request, input) => {
      requests.push(request, input === signal);
      return [draft];
    }).attempt(id, signal);
    expect(requests).toEqual([
      {
        document: await createNotesService(app.platform).loadDocument(db, noteId),
        count: 5,
        seed: noteId,
        earlier: [{ page: 1, quote: draft.source.quote }],
        modelDrafts: [],
        rejectedCount: 0,
        excludedAnswers: ['Chlorophyll'],
        scope: { focus: 'the leaf', pages: null, kinds: [], difficulty: 'mixed', types: 'choice' },
      },
      true,
    ]);
  });
});

describe('the end of a generation', () => {
  it('is one moment for all questions, so that lists show them in their order', async () => {
    const { id, userId, noteId } = await queuedGeneration();
    const { platform } = app;
    let time = app.clock.now();
    const clock = { now: () => (time += 1) };
    const questions = createQuestionsService(withHolds({ ...platform, clock }));
    const drafts = await questions.withContent(
      ['First?', 'Second?', 'Third?'].map((stem) => ({ ...draft, stem })),
    );
    await questions.add(platform.database.db, { userId, generationId: id, noteId, drafts });

    const { items } = await questions.list({ userId, noteId, generationId: null, skip: 0, limit: 10 });
    expect(items.map(({ stem }) => stem)).toEqual(['First?', 'Second?', 'Third?']);
  });

  it('says how many questions were made of how many, and needs no more work', async () => {
    const { id, userId, row, facts } = await queuedGeneration();
    await makingWith(async () => [draft, draft, draft]).attempt(id, never);
    expect(await facts()).toEqual([[userId, { made: 3, requested: 5 }]]);
    expect(await row()).toMatchObject({
      made: 3,
      leaseUntil: null,
      failureCode: null,
      shortfall: 'few_statements',
      chargedPeriod: expect.any(String),
      finishedAt: expect.any(String),
    });
  });

  it.each<[string, QuestionDraft[] | 'broken' | 'deleted', string, string]>([
    ['the note has nothing to ask', [], 'nothing_to_ask', 'We found no new question in this note'],
    ['the note is gone', 'deleted', 'note_deleted', 'The note was deleted'],
    ['every attempt broke', 'broken', 'generation_failed', 'The questions could not be made.'],
  ])('says why when %s, and clears the month that paid', async (_, outcome, code, sentence) => {
    const { id, userId, row, facts } = await queuedGeneration();
    const { db } = app.platform.database;
    if (outcome === 'deleted') {
      await db.update(generations).set({ noteId: newId() }).where(eq(generations.id, id));
    }
    const making = makingWith(async () => {
      if (Array.isArray(outcome)) return outcome;
      throw new Error('the engine broke');
    });
    if (outcome === 'broken') {
      await db
        .update(generations)
        .set({ attempts: attemptsAtMost - 1 })
        .where(eq(generations.id, id));
    }
    await making.attempt(id, never);
    expect(await facts()).toEqual([
      [userId, { code, reason: expect.stringContaining(sentence), noteId: expect.any(String) }],
    ]);
    expect(await row()).toMatchObject({
      status: 'failed',
      failureCode: code,
      chargedPeriod: null,
      leaseUntil: null,
      finishedAt: expect.any(String),
    });
  });

  it('reports no shortfall if there are as many as requested', async () => {
    const { id, row } = await queuedGeneration();
    await makingWith(async () => Array.from({ length: 5 }, () => draft)).attempt(id, never);
    expect(await row()).toMatchObject({ made: 5, shortfall: null, chargedPeriod: expect.any(String) });
  });

  it('uses no unit if at most half of the request was made, however often it ends', async () => {
    const { id, row, state } = await queuedGeneration();
    const making = makingWith(async () => [draft, draft]);
    await making.attempt(id, never);
    await making.attempt(id, never);
    expect(await row()).toMatchObject({
      status: 'ready',
      made: 2,
      shortfall: 'few_statements',
      chargedPeriod: null,
    });
    expect(await state()).toMatchObject({ used: 0 });
  });

  it('returns no unit that was never taken', async () => {
    const { id, state } = await queuedGeneration();
    const { db } = app.platform.database;
    await db.update(generations).set({ chargedPeriod: null }).where(eq(generations.id, id));
    await makingWith(async () => []).attempt(id, never);
    expect(await state()).toMatchObject({ status: 'failed', used: 1 });
  });

  it.each<[string, QuestionDraft[], string[]]>([
    ['ready', [draft, draft, draft], ['generation', 'generation']],
    ['ready and not counted', [draft], ['generation', 'generation', 'usage']],
    ['failed', [], ['generation', 'generation', 'usage']],
  ])('is heard of by the open pages of the student when it is %s, as its begin was', async (...row) => {
    const [, drafts, topics] = row;
    const { id, userId } = await queuedGeneration();
    const heard = await heardDuring(app, userId, () => makingWith(async () => drafts).attempt(id, never));
    expect(heard).toEqual(topics.map((topic) => ({ topic, id: topic === 'usage' ? null : id })));
  });

  it('is announced to the student: ready with its questions, failed with its reason', async () => {
    const [ready, failed] = [await queuedGeneration(), await queuedGeneration()];
    await makingWith(async () => [draft]).attempt(ready.id, never);
    await makingWith(async () => []).attempt(failed.id, never);
    const announced = async ({ userId }: { userId: string }) => {
      const [{ title, link } = { title: '', link: '' }] = await getNotifications(app, { userId });
      return [title, link];
    };
    expect(await announced(ready)).toEqual(['Your questions are ready', expect.stringContaining(ready.id)]);
    expect(await announced(failed)).toEqual(['No questions were made', expect.any(String)]);
    const events = await app.platform.database.db
      .select()
      .from(outboxEvents)
      .where(eq(outboxEvents.subjectId, failed.id));
    expect(events).toMatchObject([{ facts: { noteId: failed.noteId } }]);
  });
});
