/** Reads one event stream until it ends: a fetch, because EventSource cannot carry a bearer token. */
import { eventStream, type StreamHint } from '@akada/contract/wire/app.ts';
import { createParser } from 'eventsource-parser';
import { noteReached } from '../device/page-state.ts';
import { ApiError } from '../http/api-error.ts';
import { headersOf } from '../http/attempt.ts';
import { withSession } from '../http/call.ts';
import { addressOf } from '../http/request.ts';

/** As an object, so that a topic that the contract adds is missed by the compiler and not by people. */
const known: Record<StreamHint['topic'], true> = {
  note: true,
  question: true,
  generation: true,
  exam: true,
  usage: true,
  notification: true,
  account: true,
  course: true,
  passage: true,
  card: true,
  guide: true,
  question_import: true,
  habits: true,
  progress: true,
  share: true,
  tutorial: true,
  booking: true,
  assistant: true,
};
const topics: ReadonlySet<unknown> = new Set(Object.keys(known));

/** More than two heartbeats of the server. */
const silenceMs = 60_000;

interface HintReader {
  signal: AbortSignal;
  onOpen: () => void;
  onHint: (hint: StreamHint) => void;
}

/** @throws ApiError when the stream is refused, the network's error when it breaks */
export async function readHints({ signal, onOpen, onHint }: HintReader): Promise<void> {
  const body = await withSession(eventStream, () => open(signal));
  onOpen();

  const parser = createParser({
    onEvent: ({ data }) => {
      const hint = parseHint(data);
      if (hint !== null) onHint(hint);
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await readSoon(reader); !part.done; part = await readSoon(reader)) parser.feed(part.value);
}

/** A half-open connection delivers nothing and never ends; the server's heartbeat shows that it lives. */
async function readSoon(reader: ReadableStreamDefaultReader<string>) {
  const silence = setTimeout(() => void reader.cancel(), silenceMs);
  try {
    return await reader.read();
  } finally {
    clearTimeout(silence);
  }
}

async function open(signal: AbortSignal): Promise<ReadableStream<BufferSource>> {
  const headers = headersOf(undefined, undefined);
  headers.set('accept', 'text/event-stream');
  const response = await fetch(addressOf(eventStream, {}), { headers, signal });
  noteReached(true);

  if (!response.ok) {
    throw new ApiError(response.status, await response.json().catch(() => null), response.headers);
  }
  if (response.body === null) throw new Error('The stream has no body.');
  return response.body as ReadableStream<BufferSource>;
}

/** @returns null for a topic of a newer server, which this page has nothing to show for */
export function parseHint(text: string): StreamHint | null {
  try {
    const { topic, id } = JSON.parse(text) as StreamHint;
    return topics.has(topic) ? { topic, id: id ?? null } : null;
  } catch {
    return null;
  }
}
