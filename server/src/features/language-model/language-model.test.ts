import { randomUUID } from 'node:crypto';
import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../../platform/log/log.ts';
import { callAs } from '../../testing/call-as.ts';
import { type ModelMode, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLanguageModelService, ModelAway, type ModelOrder } from './language-model.service.ts';
import { modelCalls } from './language-model.tables.ts';
import { createModelChoices } from './model-choice.service.ts';

const dayMs = 24 * 60 * 60_000;
const canary = 'the mitochondrion of Ngozi';
const key = 'key-of-this-installation';
const never = new AbortController().signal;
const Answer = z.strictObject({ cards: z.array(z.strictObject({ front: z.string(), n: z.int() })) });

let server: ModelServer;
let app: TestApp;
let service: ReturnType<typeof createLanguageModelService>;
const logged: string[] = [];

beforeAll(async () => {
  server = await startModelServer();
  app = await createTestApp({
    log: createLog('trace', { write: (line: string) => void logged.push(line) }),
    env: {
      STUDY_MODEL: 'openai_compatible',
      STUDY_MODEL_URL: server.url,
      STUDY_MODEL_KEY: key,
      STUDY_MODEL_NAME: 'big',
      STUDY_MODEL_SMALL_NAME: 'small',
      STUDY_MODEL_TIMEOUT_S: '10',
      // A call of these tests costs 260 millionths and sets aside about 900.
      STUDY_MODEL_PRICE_INPUT: '1',
      STUDY_MODEL_PRICE_OUTPUT: '2',
      STUDY_MODEL_BUDGET_DAY: '0.006',
      STUDY_MODEL_BUDGET_STUDENT: '0.002',
    },
  });
  service = createLanguageModelService({ ...app.platform, choices: createModelChoices(app.platform) });
});
afterAll(() => Promise.all([app.close(), server.close()]));
beforeEach(() => {
  // Starts a new budget, and closes the breaker.
  app.clock.advance(dayMs);
  server.mode = 'right';
  server.answer = () => '{"cards":[{"front":"What is osmosis?","n":1}]}';
  server.calls.length = 0;
});

const right = { cards: [{ front: 'What is osmosis?', n: 1 }] };

async function student(choice: 'agreed' | 'offline' | null = 'agreed') {
  const person = await createPerson(app);
  const call = callAs(app, person);
  const host = new URL(server.url).host;
  if (choice !== null) await call(chooseModel, { body: { choice, host } });
  const work = { id: randomUUID(), step: 'cards' };
  const order: ModelOrder<z.output<typeof Answer>> = {
    feature: 'cards',
    userId: person.userId,
    work,
    size: 'large',
    mostTokens: 100,
    temperature: 0.3,
    prompt: {
      instructions: 'You write flashcards.',
      request: 'BEGIN NOTE {{nonce}}\n{{passages}}\nEND NOTE {{nonce}}',
      form: 'Answer with one JSON object.',
      variables: { passages: canary },
    },
    answer: { name: 'cards', schema: Answer },
  };
  const { db } = app.platform.database;
  return {
    ...person,
    call,
    order,
    ask: (step = work.step) => service.ask({ ...order, work: { ...work, step } }, never),
    rows: () =>
      db.select().from(modelCalls).where(eq(modelCalls.workId, work.id)).orderBy(asc(modelCalls.startedAt)),
  };
}

describe('a student', () => {
  it('is asked before anything is sent, for each host', async () => {
    const ada = await student(null);
    const recipient = { host: new URL(server.url).host, model: 'big', is_local: true };
    expect(await ada.ask()).toEqual({ kind: 'offline', reason: 'not_agreed' });
    expect((await ada.call(getModelChoice)).body).toEqual({
      recipient,
      choice: 'undecided',
      chosen_at: null,
    });

    await ada.call(chooseModel, { body: { choice: 'agreed', host: 'another.example' } });
    expect((await ada.call(getModelChoice)).body).toMatchObject({ choice: 'undecided' });
    expect([await ada.ask(), server.calls]).toEqual([{ kind: 'offline', reason: 'not_agreed' }, []]);
  });

  it('can stay offline', async () => {
    const ada = await student('offline');
    expect([await ada.ask(), server.calls]).toEqual([{ kind: 'offline', reason: 'stays_offline' }, []]);
  });

  it('has no choice where the operator asks no model', async () => {
    const other = await sharedTestApp();
    const choices = createModelChoices(other.platform);
    const { userId } = await createPerson(other);
    expect(await choices.of(userId)).toMatchObject({ recipient: null });
    const offline = createLanguageModelService({ ...other.platform, choices });
    const { order } = await student();
    expect(await offline.ask({ ...order, userId }, never)).toEqual({
      kind: 'offline',
      reason: 'not_configured',
    });
  });
});

describe('a call', () => {
  it('is one row, and its answer serves every further attempt at the work until that has ended', async () => {
    const ada = await student();
    const reply = { kind: 'answered', answer: right, model: 'big' };
    expect(await ada.ask()).toEqual(reply);
    expect(await ada.ask()).toEqual(reply);
    expect(server.calls).toHaveLength(1);
    expect(await ada.rows()).toMatchObject([
      {
        feature: 'cards',
        userId: ada.userId,
        provider: 'openai_compatible',
        model: 'big',
        result: 'answered',
        tries: 1,
        inputTokens: 200,
        outputTokens: 30,
        cost: 260,
        reserved: 0,
      },
    ]);
    await app.platform.database.transaction((tx) => service.forget(tx, ada.order.work.id));
    expect(await ada.rows()).toMatchObject([{ answer: null, cost: 260 }]);
  });

  it('carries a border that no note can close, and neither name nor address', async () => {
    const ada = await student();
    await ada.ask();
    const [{ turns = [], instructions = '' } = {}] = server.calls;
    expect(turns[0]).toMatch(new RegExp(`^BEGIN NOTE ([0-9a-f]{8})\n${canary}\nEND NOTE \\1$`));
    expect(`${turns.join()} ${instructions}`).not.toMatch(/Ada Obi|school\.test/);
  });

  it('continues in the same row after it killed its process, and its reserved cost counts', async () => {
    const ada = await student();
    server.mode = 'hang';
    const killed = new AbortController();
    const dead = service.ask(ada.order, killed.signal);
    await expect.poll(() => server.calls.length).toBe(1);
    const [lost] = await ada.rows();
    expect(lost).toMatchObject({ result: 'under_way', cost: 0 });

    server.mode = 'right';
    expect(await ada.ask()).toMatchObject({ kind: 'answered' });
    expect(await ada.rows()).toMatchObject([
      { id: lost?.id, result: 'answered', tries: 2, cost: 260 + Number(lost?.reserved) },
    ]);
    killed.abort(new Error('killed'));
    await expect(dead).rejects.toThrow('killed');
    expect(await ada.rows()).toMatchObject([{ result: 'answered', tries: 2 }]);
  });

  it.each([
    ['one of each of three steps', [1, 1, 1], 'under_way', 'answered'],
    ['two of each of three steps', [2, 2, 2], 'under_way', 'answered'],
    ['three of one step', [1, 3], 'under_way', 'offline'],
    ['one of each of seven steps', [2, 2, 2, 2, 2, 2, 2], 'answered', 'offline'],
  ] as const)('after kills that lost %s, of the tries %j (%s), is %s', async (_, tries, result, kind) => {
    const ada = await student();
    const { userId, work } = { ...ada, ...ada.order };
    const call = { workId: work.id, feature: 'cards', userId, provider: 'google', model: 'big' } as const;
    const startedAt = new Date(app.clock.now()).toISOString();
    const started = {
      result,
      cost: 0,
      reserved: 0,
      startedAt,
      endedAt: result === 'answered' ? startedAt : null,
    };
    const lostCalls = tries.map((count, step) => ({
      ...call,
      ...started,
      id: randomUUID(),
      step: `section ${step}`,
      tries: count,
    }));
    await app.platform.database.db.insert(modelCalls).values(lostCalls);
    expect(await ada.ask(result === 'answered' ? 'the next' : `section ${tries.length - 1}`)).toMatchObject({
      kind,
    });
  });

  it.each(['busy', 'error', 'cut_off', 'no_protocol'] as const)(
    'is repeated by the queue three times after a temporary failure: %s',
    async (mode) => {
      const ada = await student();
      server.mode = mode;
      for (let attempt = 1; attempt <= 3; attempt += 1) await expect(ada.ask()).rejects.toThrow(ModelAway);
      expect(await ada.ask()).toEqual({ kind: 'offline', reason: 'unreachable' });
      expect(await ada.ask('another step')).toEqual({ kind: 'offline', reason: 'unreachable' });
      expect(server.calls).toHaveLength(3);
      expect(await ada.rows()).toMatchObject([{ tries: 3, cost: 0, reserved: 0 }]);
    },
  );

  it.each<[ModelMode, string]>([
    ['wrong_key', 'unreachable'],
    ['redirect', 'unreachable'],
    ['endless', 'unusable'],
  ])('is not repeated after a permanent failure: %s', async (mode, reason) => {
    const ada = await student();
    server.mode = mode;
    expect(await ada.ask()).toEqual({ kind: 'offline', reason });
    expect(await ada.ask()).toEqual({ kind: 'offline', reason });
    expect(server.calls).toHaveLength(1);
  });

  it.each(['not_json', 'wrong_form', 'empty'] as const)(
    'with an answer of no use is repaired once: %s',
    async (mode) => {
      const ada = await student();
      server.upcoming = [mode];
      expect(await ada.ask()).toEqual({ kind: 'answered', answer: right, model: 'big' });
      expect(server.calls[1]?.turns).toHaveLength(3);

      const eve = await student();
      server.mode = mode;
      expect(await eve.ask()).toEqual({ kind: 'offline', reason: 'unusable' });
      expect(await eve.rows()).toMatchObject([{ result: 'unusable' }, { result: 'unusable' }]);
    },
  );

  it('keeps of an answer what is whole and of its form', async () => {
    const ada = await student();
    server.answer = () =>
      '{"cards":[{"front":"$\\frac{1}{2}$","n":1},{"front":"\\u0000","n":2},{"front":"x","n":"3"},{"front":"last","n":4}]}';
    expect(await ada.ask()).toMatchObject({
      answer: { cards: [{ front: '$\\frac{1}{2}$' }, { front: 'last' }] },
    });
    server.mode = 'too_long';
    expect(await ada.ask('next')).toMatchObject({ answer: { cards: [{ front: '$\\frac{1}{2}$' }] } });
  });
});

/** @returns why a student is answered no more, after one call at least */
async function untilOffline({ ask }: Awaited<ReturnType<typeof student>>) {
  for (let call = 1; ; call += 1) {
    const reply = await ask(`call ${call}`);
    if (reply.kind === 'offline') return reply.reason;
  }
}

describe('the day', () => {
  it('has a budget for each student and for all, and the operator is told of it', async () => {
    const ada = await student();
    expect(await untilOffline(ada)).toBe('own_budget_spent');
    expect(logged.join('')).not.toContain('of the budget');

    while ((await untilOffline(await student())) === 'own_budget_spent');
    const last = await student();
    expect(await last.ask()).toEqual({ kind: 'offline', reason: 'budget_spent' });
    const warnings = logged.filter((line) => line.includes('of the budget'));
    expect(warnings.map((line) => JSON.parse(line).percent)).toEqual([80, 100]);

    app.clock.advance(dayMs);
    expect(await last.ask()).toMatchObject({ kind: 'answered' });
  });

  it('has a budget that students who ask in the same moment do not exceed', async () => {
    const everyone = await Promise.all(Array.from({ length: 30 }, () => student()));
    const replies = await Promise.all(everyone.map(({ ask }) => ask()));
    expect(replies).toContainEqual({ kind: 'offline', reason: 'budget_spent' });
    const day = new Date(app.clock.now()).toISOString().slice(0, 10);
    const { rows } = await app.platform.database.pool.query(
      `SELECT (SELECT sum(cost + reserved)::int FROM model_calls WHERE started_at::date = $1) AS calls,
         (SELECT sum(spent)::int FROM model_spending WHERE day = $1) AS people,
         (SELECT sum(spent)::int FROM model_spending_parts WHERE day = $1) AS parts`,
      [day],
    );
    const [{ calls, people, parts }] = rows;
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(6_000);
    expect([people, parts]).toEqual([calls, calls]);
  });

  it('has pauses: after five failures in a row no call is made for a minute', async () => {
    server.mode = 'error';
    for (let person = 0; person < 5; person += 1)
      await expect((await student()).ask()).rejects.toThrow(ModelAway);
    server.mode = 'right';
    const ada = await student();
    expect(await ada.ask()).toEqual({ kind: 'offline', reason: 'unreachable' });
    expect(server.calls).toHaveLength(5);

    app.clock.advance(61_000);
    expect(await ada.ask()).toMatchObject({ kind: 'answered' });
    expect(await (await student()).ask()).toMatchObject({ kind: 'answered' });
  });
});

it('the log contains no notes, answers or keys', () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toMatch(new RegExp(`${canary}|${key}|osmosis|Incorrect|out of memory`));
});
