/** The one call that leaves this installation with a student's recording. */
import type { TranscriptionEndpoint } from '../config/transcription.ts';
import { getSegments, type SpokenSegment } from './transcript.ts';
import { TranscriptionFailure } from './transcription-failure.ts';

/** A recording, or a piece of one. */
export interface SoundToSend {
  bytes: Blob;
  /** The usual ending of such files; endpoints go by it. The name that the student gave it stays here. */
  ending: string;
  /** Length in seconds; null if unknown. */
  seconds: number | null;
}

/** An hour of speech is about 60 kB, and segments say each word twice with their figures around them. */
const answerMostBytes = 4_000_000;

/** The wait if the answer says "later" without a time, and the max wait. */
const usualWaitMs = 30_000;
const longestWaitMs = 600_000;

/** Answers after which the same request may succeed. */
const passing = new Set([408, 409, 425]);

/**
 * Sends sound to the configured endpoint.
 *
 * @returns the spoken text in order; empty for silence
 * @throws {TranscriptionFailure} for every other end; the signal's reason after an abort
 */
export async function transcribe(
  endpoint: TranscriptionEndpoint,
  sound: SoundToSend,
  signal?: AbortSignal,
): Promise<SpokenSegment[]> {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs);
  const either = signal ? AbortSignal.any([timeout, signal]) : timeout;
  try {
    const withTimes = await send(endpoint, sound, 'verbose_json', either);
    // Some models know no times and reject requests for them.
    const answer = withTimes.status === 400 ? await sendAgain(endpoint, sound, withTimes, either) : withTimes;
    assertAccepted(answer);
    const isJson = /json/i.test(answer.headers.get('content-type') ?? 'json');
    return getSegments(await getText(answer), { isJson, lengthSeconds: sound.seconds });
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof TranscriptionFailure ? error : noAnswer(error, timeout.aborted);
  }
}

function sendAgain(
  endpoint: TranscriptionEndpoint,
  sound: SoundToSend,
  refusal: Response,
  signal: AbortSignal,
): Promise<Response> {
  void refusal.body?.cancel().catch(() => {});
  return send(endpoint, sound, 'json', signal);
}

function send(
  { url, key, model }: TranscriptionEndpoint,
  { bytes, ending }: SoundToSend,
  format: 'verbose_json' | 'json',
  signal: AbortSignal,
): Promise<Response> {
  const form = new FormData();
  form.append('model', model);
  form.append('response_format', format);
  form.append('file', bytes, `recording.${ending}`);

  return fetch(url, {
    method: 'POST',
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    body: form,
    // The recording and the key are for this host only.
    redirect: 'manual',
    signal,
  });
}

function assertAccepted({ status, headers, body }: Response): void {
  if (status === 200) return;

  void body?.cancel().catch(() => {});
  if (status === 429 || status === 503)
    throw new TranscriptionFailure('busy', `status ${status}`, waitOf(headers));

  const passes = status >= 500 || passing.has(status);
  throw new TranscriptionFailure(passes ? 'failed' : 'refused', `status ${status}`);
}

/** The header has seconds, or a time of the endpoint's clock, which is in another header. */
function waitOf(headers: Headers): number {
  const header = headers.get('retry-after');
  if (header === null) return usualWaitMs;

  const wait = /^\d{1,9}$/.test(header)
    ? Number(header) * 1_000
    : Date.parse(header) - Date.parse(headers.get('date') ?? '');

  return Number.isNaN(wait) ? usualWaitMs : Math.min(Math.max(wait, 1_000), longestWaitMs);
}

async function getText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > answerMostBytes) throw new TranscriptionFailure('failed', 'the answer does not end');
    chunks.push(chunk);
  }

  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Errors of the network name the host and a code; whatever else they say is not repeated. */
function noAnswer(error: unknown, isTimedOut: boolean): TranscriptionFailure {
  if (isTimedOut) return new TranscriptionFailure('failed', 'no whole answer in time');

  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  return new TranscriptionFailure('failed', `no whole answer (${code})`);
}
