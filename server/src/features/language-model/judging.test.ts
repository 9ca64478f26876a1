/** The judge over a real socket: played by a table, and by judges that are sloppy, false, cut or away. */
import { randomUUID } from 'node:crypto';
import { chooseModel } from '@akada/contract/base/language-model.ts';
import type { WrittenVerdict } from '@akada/core/language-model/judging/read-verdicts.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { type ModelRequest, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type JudgedStatement, type JudgingOrder, judgeStatements } from './judging.service.ts';
import { createLanguageModelService } from './language-model.service.ts';
import { modelCalls } from './language-model.tables.ts';
import { createModelChoices } from './model-choice.service.ts';
import { type PlayedVerdict, playedVerdicts, playJudge, writeVerdict } from './testing/played-judge.ts';

const never = new AbortController().signal;
const passages = ['Osmosis needs no ATP.', 'Skou described active transport in 1957.'].map((text, index) => ({
  number: index + 3,
  page: 1,
  section: null,
  text,
}));
const statement = (text: string, isFoundByWords = true): JudgedStatement => ({ text, isFoundByWords });
const cheap = statement('Osmosis is free of charge for a cell.');
const costly = statement('Osmosis needs ATP.');
const discovery = statement('Active transport has been known since 1957.');

const table: Record<string, PlayedVerdict> = {
  [cheap.text]: { verdict: 'supported', quote: 'needs no ATP' },
  [costly.text]: { verdict: 'contradicted', quote: 'needs no ATP' },
  [discovery.text]: { verdict: 'supported', quote: 'in 1957' },
};
const judge = (text: string) => table[text];
const play = (request: ModelRequest) => playJudge(request, judge);
const judged = [
  { verdict: 'supported', passage: 3, quote: 'Osmosis needs no ATP.' },
  { verdict: 'contradicted', passage: 3, quote: 'Osmosis needs no ATP.' },
  { verdict: 'supported', passage: 4, quote: 'Skou described active transport in 1957.' },
];

let server: ModelServer;
let app: TestApp;
let service: ReturnType<typeof createLanguageModelService>;

beforeAll(async () => {
  server = await startModelServer();
  app = await createTestApp({
    env: {
      STUDY_MODEL: 'openai_compatible',
      STUDY_MODEL_URL: server.url,
      STUDY_MODEL_NAME: 'big',
      STUDY_MODEL_SMALL_NAME: 'small',
      STUDY_MODEL_PRICE_OUTPUT: '1',
      STUDY_MODEL_BUDGET_STUDENT: '0.0012',
    },
  });
  service = createLanguageModelService({ ...app.platform, choices: createModelChoices(app.platform) });
});
afterAll(() => Promise.all([app.close(), server.close()]));
beforeEach(() => {
  // Keeps calls of the previous test from counting for the breaker.
  app.clock.advance(120_000);
  Object.assign(server, { mode: 'right', upcoming: [], answer: play });
  server.calls.length = 0;
});

async function student() {
  const person = await createPerson(app);
  const host = new URL(server.url).host;
  await callAs(app, person)(chooseModel, { body: { choice: 'agreed', host } });
  const work = { id: randomUUID(), step: 'marks' };
  const judgeAll = (
    statements: readonly JudgedStatement[],
    differences: Partial<JudgingOrder> = {},
    signal = never,
  ) => {
    const fixed = { feature: 'assistant', userId: person.userId, work, passages, statements } as const;
    return judgeStatements(
      service,
      { ...fixed, quotes: 'all', needsLargeModel: false, ...differences },
      signal,
    );
  };
  const { db } = app.platform.database;
  const rows = () =>
    db.select().from(modelCalls).where(eq(modelCalls.workId, work.id)).orderBy(asc(modelCalls.step));
  return { judgeAll, rows };
}

const all = [cheap, costly, discovery];

describe('a judge', () => {
  it('reads all statements in one call, with each passage once, and a repeated attempt pays nothing', async () => {
    const { judgeAll, rows } = await student();
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await judgeAll(all)).toEqual({ judgements: judged, offline: null });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.model).toBe('small');
    expect(server.calls[0]?.turns[0]?.match(/Osmosis needs no ATP/g)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ step: 'marks judge 0', tries: 1, cost: 30 }]);
  });

  it('decides if words disagree, and the large model decides what is shown as checked', async () => {
    const { judgeAll, rows } = await student();
    server.answer = (request) =>
      playJudge(request, (text) => (request.model === 'big' ? undefined : judge(text)));
    const statements = [statement(cheap.text, false), costly, discovery];
    expect((await judgeAll(statements, { needsLargeModel: true })).judgements).toEqual([
      { verdict: 'neither', passage: null, quote: null },
      ...judged.slice(1),
    ]);
    expect((await rows()).map(({ step, model }) => [step, model])).toEqual([
      ['marks judge 0', 'small'],
      ['marks judge again 0', 'big'],
    ]);
    expect(server.calls[1]?.turns[0]).not.toContain(discovery.text);
    expect(server.calls[1]?.turns[0]).toContain('Osmosis needs no ATP.');
    expect(server.calls[1]?.turns[0]).not.toContain('Skou described');
  });

  it('is not asked about a line of the note word for word', async () => {
    const { judgeAll } = await student();
    const { judgements } = await judgeAll([statement('Skou described active transport in 1957', false)]);
    expect(judgements).toEqual([
      { verdict: 'supported', passage: 4, quote: 'Skou described active transport in 1957.' },
    ]);
    expect(server.calls).toHaveLength(0);
  });

  it('gets only the passages that its statements name', async () => {
    const { judgeAll } = await student();
    const { judgements } = await judgeAll([{ ...discovery, near: [4] }]);
    expect(judgements).toEqual(judged.slice(2));
    expect(server.calls[0]?.turns[0]).not.toContain('Osmosis needs no ATP');
  });

  it('supports no denial from the silence of the passages', async () => {
    const { judgeAll } = await student();
    server.answer = (request) =>
      playJudge(request, (text) => (/drums/.test(text) ? { verdict: 'supported' } : undefined));
    expect((await judgeAll([statement('No drums were used.')])).judgements).toEqual([
      { verdict: 'neither', passage: null, quote: null },
    ]);
  });

  it('gets the rest once more after its answer was cut', async () => {
    const { judgeAll } = await student();
    server.upcoming = ['too_long'];
    expect((await judgeAll(all)).judgements).toEqual(judged);
    expect(server.calls).toHaveLength(2);
    expect(server.calls[1]?.turns[0]).not.toContain(cheap.text);
  });

  it('continues in the same row after the death of its worker', async () => {
    const { judgeAll, rows } = await student();
    server.mode = 'hang';
    const killed = new AbortController();
    const dead = judgeAll(all, {}, killed.signal);
    await expect.poll(() => server.calls.length).toBe(1);
    killed.abort(new Error('killed'));
    await expect(dead).rejects.toThrow('killed');
    server.mode = 'right';
    expect((await judgeAll(all)).judgements).toEqual(judged);
    expect(await rows()).toMatchObject([{ step: 'marks judge 0', tries: 2 }]);
  });

  it('stops at the budget of the day, and words decide the rest', async () => {
    const { judgeAll } = await student();
    const sixty = Array.from({ length: 60 }, (_, index) => statement(`Osmosis ${index} needs ATP.`));
    const { judgements, offline } = await judgeAll(sixty);
    const judgedCount = judgements.filter((judgement) => judgement !== null).length;
    // The second call would set aside more than the first one left.
    expect([judgedCount, judgements.at(-1), offline]).toEqual([30, null, 'own_budget_spent']);
    expect(server.calls).toHaveLength(1);
  });
});

describe('a bad judge', () => {
  const setAnswer = (
    change: (verdicts: WrittenVerdict[]) => WrittenVerdict[],
    wrap = (json: string) => json,
  ) => {
    server.answer = (request) =>
      wrap(JSON.stringify({ verdicts: change(playedVerdicts(request, judge)).map(writeVerdict) }));
  };

  it('is corrected if its quotes are right and its numbers are wrong', async () => {
    setAnswer((verdicts) => verdicts.map((one) => ({ ...one, passage: 9 })));
    expect((await (await student()).judgeAll(all)).judgements).toEqual(judged);
  });

  it('is read although it talks around its answer', async () => {
    setAnswer(
      (verdicts) => verdicts,
      (json) => `Sure! Here is what I found:\n\`\`\`json\n${json}\n\`\`\`\nLet me know if you need more.`,
    );
    expect((await (await student()).judgeAll(all)).judgements).toEqual(judged);
  });

  it('is believed without quotes if it gives only verdicts', async () => {
    setAnswer((verdicts) => verdicts.map((one) => ({ ...one, passage: 0, quote: '' })));
    const { judgements } = await (await student()).judgeAll(all);
    expect(judgements.map((judgement) => judgement?.verdict)).toEqual(judged.map(({ verdict }) => verdict));
  });

  it('decides nothing if it supports even the invented statement', async () => {
    setAnswer((verdicts) => verdicts.map((one) => ({ ...one, verdict: 'supported', quote: '' })));
    const { judgements, offline } = await (await student()).judgeAll(all);
    expect([judgements, offline]).toEqual([[null, null, null], null]);
  });

  it('supports nothing if it invents its quotes', async () => {
    setAnswer((verdicts) => verdicts.map((one) => (one.quote === '' ? one : { ...one, quote: 'I say so' })));
    const { judgements } = await (await student()).judgeAll(all);
    expect(judgements).toEqual([null, { verdict: 'neither', passage: null, quote: null }, null]);
  });

  it.each(['not_json', 'wrong_form', 'wrong_key'] as const)(
    'leaves everything to words if it is %s',
    async (mode) => {
      server.mode = mode;
      const { judgements, offline } = await (await student()).judgeAll(all);
      expect([judgements, offline]).toEqual([
        [null, null, null],
        mode === 'wrong_key' ? 'unreachable' : 'unusable',
      ]);
    },
  );
});
