import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ModelMode, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import type { ModelProtocol } from '../../testing/model-stream.ts';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { boundsOfAnswer } from './answer-bounds.ts';
import { createModelStreamer, type StreamedCall } from './stream-model.ts';

const call: StreamedCall = {
  size: 'large',
  instructions: 'You help a student.',
  mostTokens: 1_000,
  temperature: 0.3,
  messages: [{ role: 'user', content: 'What is osmosis?' }],
};
const text = 'Osmosis moves water through a membrane.';
const never = new AbortController().signal;

describe.each<ModelProtocol>(['openai_compatible', 'google'])('an answer by the protocol %s', (provider) => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await startModelServer(provider);
  });
  beforeEach(() => {
    server.calls.length = 0;
    Object.assign(server, { mode: 'right', answer: () => text, pace: async () => {} });
  });
  afterAll(() => server.close());

  const streamed = async (mode: ModelMode, options: Partial<LanguageModelConfig> = {}, signal = never) => {
    server.mode = mode;
    const stream = createModelStreamer({
      provider,
      url: new URL(server.url),
      key: 'key-of-this-installation',
      timeoutMs: 60_000,
      name: 'big',
      smallName: 'small',
      structured: null,
      sees: true,
      prices: { input: 0, output: 0 },
      budgets: { all: null, student: null },
      ...options,
    });
    const parts: string[] = [];
    const end = await stream(call, { signal, onText: (part) => parts.push(part) }).catch(
      (error: unknown) => error,
    );
    return { parts, end };
  };

  it('comes in pieces, with its cost', async () => {
    const { parts, end } = await streamed('right');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(text);
    expect(end).toEqual({ text, isCut: false, inputTokens: 200, outputTokens: 30 });
    expect(server.calls).toMatchObject([{ isStreamed: true, turns: ['What is osmosis?'], hasSchema: false }]);
  });

  it.each<[ModelMode, string]>([
    ['busy', 'busy'],
    ['error', 'away'],
    ['no_protocol', provider === 'google' ? 'unusable' : 'away'],
    ['redirect', 'refused'],
    ['wrong_key', 'refused'],
  ])('is requested once if it is %s, and fails as %s', async (mode, kind) => {
    const { parts, end } = await streamed(mode);
    expect(end).toMatchObject({ kind });
    expect(`${(end as Error).message} ${(end as Error).stack}`).not.toMatch(/key-of-this|osmosis/i);
    expect(parts).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  it('has delivered its first pieces if it breaks off', async () => {
    const { parts, end } = await streamed('cut_off');
    expect(end).toMatchObject({ kind: 'away' });
    expect(text.startsWith(parts.join(''))).toBe(true);
    expect(parts.length).toBeGreaterThan(0);
  });

  it.each<[ModelMode]>([['repeats'], ['huge_pieces']])(
    'is passed on, if endless (%s), up to twice the requested bytes, and closed',
    async (mode) => {
      const { parts, end } = await streamed(mode);
      const { text: maxBytes } = boundsOfAnswer(call.mostTokens, 'streamed');
      expect(end).toMatchObject({ kind: 'unusable' });
      const bytes = Buffer.byteLength(parts.join(''));
      // The half of a character is omitted.
      expect(maxBytes - bytes).toBeLessThan(2);
      expect(bytes).toBeLessThanOrEqual(maxBytes);
      expect(parts.join('')).not.toContain('�');
      await expect.poll(() => server.open()).toBe(0);
    },
  );

  it('is no answer and closed if it is one endless line', async () => {
    const { parts, end } = await streamed('endless');
    expect(end).toMatchObject({ kind: 'unusable' });
    expect(parts).toEqual([]);
    await expect.poll(() => server.open()).toBe(0);
  });

  it('is not waited for longer than its time, and closed immediately when it is given up', async () => {
    expect((await streamed('hang', { timeoutMs: 100 })).end).toMatchObject({ kind: 'timed_out' });
    await expect.poll(() => server.open()).toBe(0);

    const reader = new AbortController();
    server.pace = () => new Promise(() => {});
    const waiting = streamed('right', {}, reader.signal);
    await expect.poll(() => server.open()).toBe(1);
    reader.abort(new Error('stopped'));
    const { end } = await waiting;
    expect(end).toMatchObject({ message: 'stopped' });
    await expect.poll(() => server.open()).toBe(0);
  });
});
