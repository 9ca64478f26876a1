/** Waiting for questions: the answer comes with the end of the making, and never later than the caller waits. */
import type { Generation } from '@akada/contract/work/generation.ts';
import { wholeNote } from '@akada/core/generation/scope/within-scope.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import { createOfflineStudyModel } from '../../platform/study-model/offline-study-model.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { createCaller } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCardSets } from '../cards/card-sets.service.ts';
import { createExams } from '../exams/exams.module.ts';
import { createLanguageModel } from '../language-model/language-model.module.ts';
import { createLanguageModelService } from '../language-model/language-model.service.ts';
import { createModelChoices } from '../language-model/model-choice.service.ts';
import { createMemoryService } from '../memory/memory.service.ts';
import { notes } from '../notes/note/notes.tables.ts';
import { createAuthorizeNote } from '../notes/notes.access.ts';
import { createNotesService } from '../notes/notes.service.ts';
import { createShownPassages } from '../questions/passages/shown-passages.service.ts';
import { createQuestionsService } from '../questions/questions.service.ts';
import { withHolds } from '../questions/testing/with-holds.ts';
import { createUsageService } from '../usage/usage.service.ts';
import { createAuthorizeGeneration } from './generation.access.ts';
import { setTitles } from './generation.module.ts';
import { createGenerationService, isFinished } from './generation.service.ts';
import { createGenerationMaking } from './generation-making.service.ts';
import { createPlacedOrders } from './placed-orders.service.ts';
import { createQuestionProducer } from './producers/question-producer.service.ts';

let app: TestApp;
const never = new AbortController().signal;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface Asked {
  caller: Caller;
  courseName: string;
  courseOfNote: string;
}

/** A student whose requested questions are not made until `fail` runs its attempt. */
async function asked({ courseName = '', courseOfNote = '', ...by }: Partial<Asked> = {}) {
  const caller = by.caller ?? (await createCaller(app));
  const noteId = await createExpositoryNote(app, caller.userId);
  const { platform } = app;
  await platform.database.db.update(notes).set({ courseName: courseOfNote }).where(eq(notes.id, noteId));
  const usage = createUsageService(platform);
  const questions = createQuestionsService(withHolds(platform));
  const notesService = createNotesService(platform);
  const service = createGenerationService({
    ...platform,
    usage,
    questions,
    notes: notesService,
    exams: createExams(platform, {
      questions,
      notes: notesService,
      memory: createMemoryService(),
      sets: setTitles,
      languageModel: createLanguageModel(platform).service,
    }).service,
    studyModel: createOfflineStudyModel(platform.engines),
    passagesOf: createShownPassages(platform),
    cards: createCardSets({ ...platform, notes: notesService, memory: createMemoryService() }),
    orders: createPlacedOrders({
      ...platform,
      usage,
      guides: { begin: () => Promise.reject(new Error('no guide is asked for here')) },
    }),
  });
  const order = {
    kind: 'mcq' as const,
    note: () => createAuthorizeNote(platform.database)(caller, noteId),
    count: 3,
    courseName,
    scope: { ...wholeNote, focus: 'leaf' },
    idempotencyKey: null,
  };
  const id = await service.start(caller, order, { signal: never, closing: never });
  const languageModel = createLanguageModelService({ ...platform, choices: createModelChoices(platform) });
  const studyModel = {
    ...createOfflineStudyModel(platform.engines),
    completeSet: async () => ({ drafts: [], spareAnswers: [], shortfall: null }),
  };
  const producer = createQuestionProducer({ ...platform, questions, languageModel, studyModel });
  const producers = { mcq: producer, flashcard: producer, enhanced_note: producer };
  const making = createGenerationMaking({ ...platform, usage, notes: notesService, producers });
  const load = () => createAuthorizeGeneration(platform.database, 'mcq')(caller, id);
  return { caller, id, noteId, service, load, fail: () => making.attempt(id, never) };
}

const failure = {
  code: 'nothing_in_scope',
  message:
    'We found nothing new about the topic, pages or kinds that you chose. Choose more of the note, or another topic. Nothing was counted.',
};

describe('asking for questions', () => {
  it.each([
    ['Botany', 'Botany'],
    ['', 'Biology'],
  ])('for the course %j is filed under %s: the note has its own', async (courseName, filed) => {
    const { load } = await asked({ courseName, courseOfNote: 'Biology' });
    expect(await load()).toMatchObject({ courseName: filed, focus: 'leaf', requested: 3 });
  });

  it('is heard of by the open pages, which show what is left of the month', async () => {
    const caller = await createCaller(app);
    const heard = await heardDuring(app, caller.userId, () => asked({ caller }));
    expect(heard).toEqual([{ topic: 'usage', id: null }]);
  });
});

describe('waiting for questions', () => {
  it('says "still queued" to a caller who waits no longer', async () => {
    const { caller, id, noteId, service, load } = await asked();
    const queued = await service.settled(caller, load, AbortSignal.abort());
    const { usage, created_at, ...rest } = await service.present(caller, queued);
    expect(rest).toEqual({
      id,
      kind: 'mcq',
      file_id: noteId,
      title: 'Plants',
      course_name: '',
      course: null,
      status: 'queued',
      requested: 3,
      made: 0,
      items: [],
      shortfall: null,
      made_by: { model: null, message: null },
      parts: null,
      replacements: null,
      error: null,
    });
    expect(usage).toMatchObject({ kind: 'mcq', used: 1, limit: 5 });
    expect(Date.parse(created_at)).toBe(app.clock.now());
  });

  it('ends with the making, and not with the news of something else', async () => {
    const { caller, service, load, fail } = await asked();
    const loaded: string[] = [];
    const heard = Promise.withResolvers<void>();
    const waiting = service.settled(
      caller,
      async () => {
        const row = await load();
        loaded.push(row.status);
        heard.resolve();
        return row;
      },
      never,
    );
    await heard.promise;
    const { db } = app.platform.database;
    await publishHint(db, caller.userId, { topic: 'generation', id: crypto.randomUUID() });
    await publishHint(db, caller.userId, { topic: 'usage', id: null });
    await fail();

    const ended = await service.present(caller, await waiting);
    expect(ended).toMatchObject({ status: 'failed', error: failure, usage: { used: 0 } });
    // The claim of the attempt and its end are news of this generation; the others are not even looked up.
    expect(loaded.slice(0, 1)).toEqual(['queued']);
    expect(loaded.length).toBeLessThanOrEqual(3);
  });

  it('does not miss an end that comes while it looks', async () => {
    const { caller, service, load, fail } = await asked();
    let looks = 0;
    const settled = await service.settled(
      caller,
      async () => {
        const row = await load();
        looks += 1;
        if (looks === 1) await fail();
        return row;
      },
      never,
    );
    expect(settled.status).toBe('failed');
  });

  it('ends immediately if the questions were made before', async () => {
    const { caller, service, load, fail } = await asked();
    await fail();
    let looks = 0;
    const settled = await service.settled(
      caller,
      () => {
        looks += 1;
        return load();
      },
      never,
    );
    expect([settled.status, looks]).toEqual(['failed', 1]);
  });

  it.each<[Generation['status'], boolean]>([
    ['queued', false],
    ['running', false],
    ['ready', true],
    ['failed', true],
  ])('ends when the generation is %s: %s', (status, finished) => {
    expect(isFinished({ status })).toBe(finished);
  });
});
