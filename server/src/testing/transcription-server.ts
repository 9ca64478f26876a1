/** A server that speaks `/v1/audio/transcriptions` over a real socket, well or badly. It recognises nothing. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * The mode of its answers: `right` with segments, `no_segments` and `plain` with only the text, `no_times`
 * rejects a request for times; the rest are faults.
 */
export type TranscriptionMode =
  | 'right'
  | 'no_segments'
  | 'plain'
  | 'no_times'
  | 'silence'
  | 'hang'
  | 'busy'
  | 'error'
  | 'cut_off'
  | 'wrong_json'
  | 'wrong_times'
  | 'endless'
  | 'redirect'
  | 'wrong_key';

/** One call as it arrived. */
export interface ReceivedCall {
  authorization: string | null;
  model: string | null;
  format: string | null;
  filename: string;
  sound: Uint8Array;
}

export interface TranscriptionServer {
  /** With its version, as operators write it. */
  url: string;
  /** The mode of the next answers. */
  mode: TranscriptionMode;
  /** How the very next calls are answered, one each, before `mode` counts. */
  upcoming: TranscriptionMode[];
  /** The Retry-After of `busy`; no header if null. */
  retryAfter: string | null;
  /** The target of `redirect`. */
  redirectTo: string;
  /** Every call, in order, including badly answered ones. */
  calls: ReceivedCall[];
  /** Calls that are neither answered nor broken off. */
  open(): number;
  close(): Promise<void>;
}

const spoken = [
  { start: 0, end: 2, text: ' Water evaporates from the sea.' },
  { start: 2, end: 4.5, text: ' It falls again as rain.' },
];
const spokenText = 'Water evaporates from the sea. It falls again as rain.';

export async function startTranscriptionServer(
  mode: TranscriptionMode = 'right',
): Promise<TranscriptionServer> {
  const server = createServer();
  const waiting = new Set<ServerResponse>();
  const state: TranscriptionServer = {
    url: '',
    mode,
    upcoming: [],
    retryAfter: '1',
    redirectTo: '',
    calls: [],
    open: () => waiting.size,
    close: () => closed(server),
  };
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(response);
    response.on('close', () => waiting.delete(response));
    const call = await received(request);
    if (!call) return void response.writeHead(200).end('{"data":[]}');

    state.calls.push(call);
    answers[state.upcoming.shift() ?? state.mode](response, state, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

  return state;
}

/** @returns null for a call that sends nothing, such as the list of models */
async function received(request: IncomingMessage): Promise<ReceivedCall | null> {
  const body = await buffer(request);
  if (request.method !== 'POST') return null;

  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': String(request.headers['content-type']) },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('the call has no file');

  return {
    authorization: request.headers.authorization ?? null,
    model: asText(form.get('model')),
    format: asText(form.get('response_format')),
    filename: file.name,
    sound: await file.bytes(),
  };
}

const asText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : null);

type Answer = (response: ServerResponse, server: TranscriptionServer, call: ReceivedCall) => void;

const json = (response: ServerResponse, value: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const answers: Record<TranscriptionMode, Answer> = {
  right: (response) => json(response, { text: spokenText, language: 'english', segments: spoken }),
  no_segments: (response) => json(response, { text: spokenText }),
  plain: (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(spokenText),
  no_times(response, _, { format }) {
    if (format === 'json') json(response, { text: spokenText });
    else response.writeHead(400).end('{"error":"verbose_json is not supported"}');
  },
  silence: (response) => json(response, { text: '', segments: [] }),
  hang: () => {},
  busy: (response, { retryAfter }) =>
    void response.writeHead(429, retryAfter === null ? {} : { 'retry-after': retryAfter }).end(),
  error: (response) => void response.writeHead(500).end('{"error":"out of memory"}'),
  cut_off(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"text":"Water evap', () => response.destroy());
  },
  wrong_json: (response) => json(response, { error: 'none of your formats' }),
  wrong_times: (response) => json(response, { segments: [{ start: 'now', end: -1, text: 'Water' }] }),
  endless(response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  redirect: (response, { redirectTo }) => void response.writeHead(307, { location: redirectTo }).end(),
  wrong_key: (response) => void response.writeHead(401).end('{"error":"Incorrect API key provided"}'),
};

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
