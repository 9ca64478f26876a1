/** Reads an event stream: a fetch, because EventSource can neither carry a bearer token nor send anything. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { noteReached } from '../device/page-state.ts';
import { ApiError } from '../http/api-error.ts';
import { getHeaders } from '../http/attempt.ts';
import { withSession } from '../http/call.ts';
import { type CallOf, getAddress, getBody, type LooseCall } from '../http/request.ts';

/** Longer than two heartbeats of the server. */
const silenceMs = 60_000;

type EventReader<E extends EndpointShape> = CallOf<E> & {
  signal: AbortSignal;
  onOpen?: () => void;
  onEvent: (event: EventSourceMessage) => void;
};

/**
 * Reads until the stream ends. A 401 renews the session once, and the stream is requested again.
 *
 * @throws ApiError when the stream is rejected, the network's error when it breaks
 */
export async function readEvents<E extends EndpointShape>(
  endpoint: E,
  { onOpen, onEvent, ...request }: EventReader<E>,
): Promise<void> {
  const body = await withSession(endpoint, () => open(endpoint, request));
  onOpen?.();

  const parser = createParser({ onEvent });
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

async function open(endpoint: EndpointShape, request: LooseCall): Promise<ReadableStream<BufferSource>> {
  const { body, type } = getBody(endpoint, request);
  const headers = getHeaders(type, request.idempotencyKey);
  headers.set('accept', 'text/event-stream');
  const { method } = endpoint;
  const response = await fetch(getAddress(endpoint, request), {
    method,
    headers,
    body,
    signal: request.signal,
  });
  noteReached(true);

  if (!response.ok) {
    throw new ApiError(response.status, await response.json().catch(() => null), response.headers);
  }
  if (response.body === null) throw new Error('The stream has no body.');
  return response.body as ReadableStream<BufferSource>;
}
