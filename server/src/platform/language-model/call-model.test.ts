import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ModelMode, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import type { ModelProtocol } from '../../testing/model-stream.ts';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { createModelCaller, type ModelCall } from './call-model.ts';
import { getTokens, messageWith } from './message-parts.ts';
import { ModelFailure } from './model-failure.ts';

const secrets = /key-of-this-installation|osmosis in my note|Incorrect|out of memory/;
const call: ModelCall = {
  size: 'large',
  instructions: 'You write flashcards.',
  messages: [{ role: 'user', content: 'Write one of osmosis in my note.' }],
  form: { name: 'cards', schema: { type: 'object', properties: {} }, words: 'Answer with one JSON object.' },
  mostTokens: 100,
  temperature: 0.3,
};
const never = new AbortController().signal;

describe.each<ModelProtocol>(['openai_compatible', 'google'])('a call by the protocol %s', (provider) => {
  let server: ModelServer;
  let elsewhere: ModelServer;
  beforeAll(async () => {
    [server, elsewhere] = await Promise.all([startModelServer(provider), startModelServer(provider)]);
    server.redirectTo = elsewhere.url;
    server.answer = () => '{"cards":[{"a":1},{"a":2}]}';
  });
  beforeEach(() => {
    server.calls.length = 0;
    server.mode = 'right';
  });
  afterAll(() => Promise.all([server.close(), elsewhere.close()]));

  const getCaller = (options: Partial<LanguageModelConfig> = {}) =>
    createModelCaller({
      provider,
      url: new URL(server.url),
      key: 'key-of-this-installation',
      name: 'big-model',
      smallName: 'small-model',
      structured: null,
      sees: true,
      timeoutMs: 60_000,
      prices: { input: 0, output: 0 },
      budgets: { all: null, student: null },
      ...options,
    });
  const findFailure = async (mode: ModelMode, options?: Partial<LanguageModelConfig>) => {
    server.mode = mode;
    const error = await getCaller(options)(call, never).catch((reason: unknown) => reason);
    if (error instanceof ModelFailure) return error;
    throw error;
  };

  it('returns the text and its cost', async () => {
    expect(await getCaller()(call, never)).toEqual({
      text: '{"cards":[{"a":1},{"a":2}]}',
      isCut: false,
      inputTokens: 200,
      outputTokens: 30,
    });
    await getCaller()({ ...call, size: 'small' }, never);
    expect(server.calls.map(({ model, key }) => [model, key])).toEqual([
      ['big-model', 'key-of-this-installation'],
      ['small-model', 'key-of-this-installation'],
    ]);
    expect(server.calls[0]).toMatchObject({
      instructions: call.instructions,
      turns: ['Write one of osmosis in my note.'],
      hasSchema: true,
    });
  });

  it('carries pictures before the text that is about them', async () => {
    const bytes = Buffer.from('ffd8ffe000104a464946', 'hex');
    const shown = messageWith('Copy this page.', [{ mediaType: 'image/jpeg', bytes }]);
    await getCaller()({ ...call, messages: [shown] }, never);
    expect(server.calls[0]).toMatchObject({
      turns: ['Copy this page.'],
      pictures: [{ mediaType: 'image/jpeg', bytes }],
    });

    const page = { mediaType: 'image/jpeg', bytes } as const;
    expect(() => messageWith('', [page, page, page, page, page])).toThrow(/At most 4 pictures/);
    expect(() => messageWith('', [{ ...page, bytes: new Uint8Array(4_000_001) }])).toThrow(/4000000 bytes/);
    expect(getTokens([shown])).toBe(4_004);
  });

  it('says the form in words to a server that takes no schema, and does not offer it one again', async () => {
    server.mode = 'no_schema';
    const ask = getCaller();
    await ask(call, never);
    await ask(call, never);
    expect(server.calls.map(({ hasSchema }) => hasSchema)).toEqual([true, false, false]);
    expect(server.calls[1]?.instructions).toContain(call.form.words);

    server.calls.length = 0;
    await getCaller({ structured: false })(call, never);
    expect(server.calls.map(({ hasSchema }) => hasSchema)).toEqual([false]);
  });

  it.each(['not_json', 'wrong_form', 'empty', 'too_long'] as const)(
    'returns also what its reader rejects: %s',
    async (mode) => {
      server.mode = mode;
      expect(await getCaller()(call, never)).toMatchObject({
        text: expect.any(String),
        isCut: mode === 'too_long',
        outputTokens: 30,
      });
    },
  );

  it.each([
    ['busy', 'busy'],
    ['error', 'away'],
    ['cut_off', 'away'],
    ['no_protocol', 'away'],
    ['endless', 'unusable'],
    ['redirect', 'refused'],
    ['wrong_key', 'refused'],
  ] as const)('ends without an answer, once, and says nothing secret: %s', async (mode, kind) => {
    const { kind: ended, message, stack, cause } = await findFailure(mode);
    expect([ended, cause]).toEqual([kind, undefined]);
    expect(`${message} ${stack}`).not.toMatch(secrets);
    expect(server.calls).toHaveLength(1);
    await expect.poll(() => server.open()).toBe(0);
    expect(elsewhere.calls).toEqual([]);
  });

  it('is not waited for longer than its time, nor after its caller has left', async () => {
    expect(await findFailure('hang', { timeoutMs: 100 })).toMatchObject({ kind: 'timed_out' });
    await expect.poll(() => server.open()).toBe(0);

    const caller = new AbortController();
    const requested = getCaller()(call, caller.signal);
    await expect.poll(() => server.open()).toBe(1);
    caller.abort(new Error('the note was deleted'));
    await expect(requested).rejects.toThrow('the note was deleted');
    await expect.poll(() => server.open()).toBe(0);
  });
});

it('a server that is not there is away', async () => {
  const server = await startModelServer();
  await server.close();
  const caller = createModelCaller({
    provider: 'openai_compatible',
    url: new URL(server.url),
    key: null,
    name: 'a',
    smallName: 'a',
    structured: null,
    sees: true,
    timeoutMs: 60_000,
    prices: { input: 0, output: 0 },
    budgets: { all: null, student: null },
  });
  await expect(caller(call, never)).rejects.toMatchObject({ kind: 'away', status: null });
});
