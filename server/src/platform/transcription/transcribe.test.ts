import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTranscriptionServer, type TranscriptionServer } from '../../testing/transcription-server.ts';
import type { TranscriptionEndpoint } from '../config/transcription.ts';
import { transcribe } from './transcribe.ts';
import { getSegments } from './transcript.ts';
import { TranscriptionFailure } from './transcription-failure.ts';

let server: TranscriptionServer;
let elsewhere: TranscriptionServer;
beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startTranscriptionServer(), startTranscriptionServer()]);
  server.redirectTo = `${elsewhere.url}/audio/transcriptions`;
});
beforeEach(() => {
  server.calls.length = 0;
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

const key = 'key-of-this-installation';

interface Differing {
  key?: string | null;
  timeoutMs?: number;
  signal?: AbortSignal;
}

function send(options: Differing = {}) {
  const endpoint: TranscriptionEndpoint = {
    url: new URL(`${server.url}/audio/transcriptions`),
    key: options.key === undefined ? key : options.key,
    model: 'whisper-1',
    mostBytes: 25_000_000,
    timeoutMs: options.timeoutMs ?? 60_000,
  };
  return transcribe(endpoint, { bytes: new Blob(['sound']), ending: 'mp3', seconds: 4 }, options.signal);
}

async function failure(options?: Differing): Promise<TranscriptionFailure> {
  const error = await send(options).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof TranscriptionFailure) return error;

  throw error ?? new Error('it gave a transcript');
}

describe('a recording that is sent', () => {
  it('returns its words with their times, none of them after its end', async () => {
    server.mode = 'right';

    expect(await send()).toEqual([
      { start: 0, end: 2, text: 'Water evaporates from the sea.' },
      { start: 2, end: 4, text: 'It falls again as rain.' },
    ]);
  });

  it('is sent with model, format and key, and without a name', async () => {
    server.mode = 'right';
    await send();

    expect(server.calls).toEqual([
      {
        authorization: `Bearer ${key}`,
        model: 'whisper-1',
        format: 'verbose_json',
        filename: 'recording.mp3',
        sound: new Uint8Array(Buffer.from('sound')),
      },
    ]);
  });

  it('needs no key if the server asks for none', async () => {
    server.mode = 'right';
    await send({ key: null });

    expect(server.calls[0]?.authorization).toBeNull();
  });

  it.each(['no_segments', 'plain', 'no_times'] as const)(
    'has its sentences without times: %s',
    async (mode) => {
      server.mode = mode;

      expect(await send()).toEqual([
        { start: 0, end: 4, text: 'Water evaporates from the sea.' },
        { start: 0, end: 4, text: 'It falls again as rain.' },
      ]);
    },
  );

  it('may be silent', async () => {
    server.mode = 'silence';

    expect(await send()).toEqual([]);
  });
});

describe('an endpoint without a transcript', () => {
  it.each(['error', 'cut_off', 'wrong_json', 'wrong_times', 'endless'] as const)(
    'may succeed the next time: %s',
    async (mode) => {
      server.mode = mode;

      expect(await failure()).toMatchObject({ kind: 'failed', waitMs: 0 });
      await expect.poll(() => server.open()).toBe(0);
    },
  );

  it('is abandoned after the time-out', async () => {
    server.mode = 'hang';

    expect(await failure({ timeoutMs: 200 })).toMatchObject({ kind: 'failed' });
    await expect.poll(() => server.open()).toBe(0);
  });

  it('fails if nothing listens at its address', async () => {
    const gone = await startTranscriptionServer();
    await gone.close();
    const url = new URL(`${gone.url}/audio/transcriptions`);
    const endpoint = { url, key, model: 'm', mostBytes: 1, timeoutMs: 60_000 };
    const sent = transcribe(endpoint, { bytes: new Blob(['sound']), ending: 'mp3', seconds: 4 });

    await expect(sent).rejects.toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it.each([
    ['3', 3_000],
    ['0', 1_000],
    ['999999999', 600_000],
    [new Date(0).toUTCString(), 1_000],
    ['soon', 30_000],
    [null, 30_000],
  ])('tells the time of the next try: %s', async (retryAfter, waitMs) => {
    server.mode = 'busy';
    server.retryAfter = retryAfter;

    expect(await failure()).toMatchObject({ kind: 'busy', waitMs });
  });

  it('rejects the key permanently', async () => {
    server.mode = 'wrong_key';

    expect(await failure()).toMatchObject({ kind: 'refused' });
  });

  it('gets neither the recording nor the key sent to the target of its redirect', async () => {
    server.mode = 'redirect';

    expect(await failure()).toMatchObject({ kind: 'refused', message: expect.stringContaining('307') });
    expect(elsewhere.calls).toEqual([]);
  });

  it('is abandoned if the caller aborts', async () => {
    server.mode = 'hang';
    const caller = new AbortController();
    const sent = send({ signal: caller.signal });
    await expect.poll(() => server.calls.length).toBe(1);
    caller.abort(new Error('the note was deleted'));

    await expect(sent).rejects.toThrow('the note was deleted');
  });

  it('puts neither the key nor its response into an error', async () => {
    for (const mode of ['error', 'wrong_key', 'wrong_json', 'cut_off', 'redirect', 'busy'] as const) {
      server.mode = mode;
      const { message, stack } = await failure();

      expect(`${message} ${stack}`).not.toMatch(/key-of-this|out of memory|Incorrect|evap/);
    }
  });
});

describe('an answer', () => {
  const length = { isJson: true, lengthSeconds: 10 };

  it('with times in an unknown form is bounded by the recording', () => {
    const segments = [
      { start: 99, end: 3, text: 'Rain\n\n1\n00:00:00,000 --> 00:00:09,000\nfalls' },
      { start: 4, end: 2, text: ' ... ' },
    ];

    expect(getSegments(JSON.stringify({ segments }), length)).toEqual([
      { start: 10, end: 10, text: 'Rain 1 00:00:00,000 --> 00:00:09,000 falls' },
    ]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"text":7}',
    '{"segments":[{"start":1e999,"end":2,"text":"x"}]}',
    '<html>',
  ])('is rejected unless it is a transcript: %s', (body) => {
    expect(() => getSegments(body, length)).toThrow(TranscriptionFailure);
  });
});
