/**
 * A server that speaks the protocols of language models over a real socket, well or badly. The test provides
 * its answers.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type ModelProtocol,
  makePieces,
  sendPieces,
  sendWithoutEnd,
  writeWithoutEnd,
} from './model-stream.ts';

/**
 * The mode of its answers: `right` with the test's text, `no_schema` only to calls without one, the rest are
 * faults.
 */
export type ModelMode =
  | 'right'
  | 'no_schema'
  | 'too_long'
  | 'not_json'
  | 'wrong_form'
  | 'empty'
  | 'hang'
  | 'busy'
  | 'error'
  | 'cut_off'
  | 'endless'
  | 'repeats'
  | 'huge_pieces'
  | 'no_protocol'
  | 'redirect'
  | 'wrong_key';

/** One call as it arrived. */
export interface ModelRequest {
  model: string;
  /** The key, as each protocol sends it. */
  key: string | null;
  /** The system instructions it received. */
  instructions: string;
  /** The texts of its turns, in order. */
  turns: string[];
  /** Its pictures, with their types, as each protocol sends them. */
  pictures: { mediaType: string; bytes: Buffer }[];
  hasSchema: boolean;
  /** It wants the answer piece by piece. */
  isStreamed: boolean;
}

export interface ModelServer {
  /** With the version of the protocol that calls begin with. */
  url: string;
  /** The mode of the next answers. */
  mode: ModelMode;
  /** How the very next calls are answered, one each, before `mode` counts. */
  upcoming: ModelMode[];
  /** The text of a right answer. */
  answer: (request: ModelRequest) => string;
  /** Is waited for before each further piece of an answer that is streamed. */
  pace: () => Promise<void>;
  /** The target of `redirect`. */
  redirectTo: string;
  /** Every call, in order, including badly answered ones. */
  calls: ModelRequest[];
  /** Calls that are neither answered nor broken off. */
  open(): number;
  close(): Promise<void>;
}

const versions = { openai_compatible: '/v1', google: '/v1beta' } as const;

export async function startModelServer(protocol: ModelProtocol = 'openai_compatible'): Promise<ModelServer> {
  const server = createServer();
  const waiting = new Set<ServerResponse>();
  const state: ModelServer = {
    url: '',
    mode: 'right',
    upcoming: [],
    answer: () => '{}',
    pace: async () => {},
    redirectTo: '',
    calls: [],
    open: () => waiting.size,
    close: () => closed(server),
  };
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(response);
    response.on('close', () => waiting.delete(response));
    const call = read(protocol, request, JSON.parse(await text(request)));
    state.calls.push(call);
    answers[state.upcoming.shift() ?? state.mode](response, {
      ...state,
      call,
      protocol,
      wrap: wraps[protocol],
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${versions[protocol]}`;
  return state;
}

interface ChatPart {
  text?: string;
  image_url?: { url: string };
}

interface GooglePart {
  text?: string;
  inlineData?: { mimeType: string; data: string };
}

interface ChatBody {
  model: string;
  messages: { role: string; content: string | ChatPart[] }[];
  response_format?: { type: string };
  stream?: boolean;
}

interface GoogleBody {
  systemInstruction?: { parts: GooglePart[] };
  contents: { parts: GooglePart[] }[];
  generationConfig?: { responseJsonSchema?: unknown };
}

function read(protocol: ModelProtocol, { headers, url = '' }: IncomingMessage, body: unknown): ModelRequest {
  if (protocol === 'google') {
    const { systemInstruction, contents, generationConfig } = body as GoogleBody;
    const joined = (parts: GooglePart[]) => parts.map(({ text = '' }) => text).join('');
    return {
      model: /\/models\/(?<name>[^:]+):/.exec(url)?.groups?.name ?? '',
      key: String(headers['x-goog-api-key'] ?? '') || null,
      instructions: joined(systemInstruction?.parts ?? []),
      turns: contents.map(({ parts }) => joined(parts)),
      pictures: contents.flatMap(({ parts }) =>
        parts.flatMap(({ inlineData: sent }) =>
          sent ? [{ mediaType: sent.mimeType, bytes: Buffer.from(sent.data, 'base64') }] : [],
        ),
      ),
      hasSchema: generationConfig?.responseJsonSchema !== undefined,
      isStreamed: url.includes(':streamGenerateContent'),
    };
  }
  const { model, messages, response_format: format, stream } = body as ChatBody;
  const makeText = ({ content }: ChatBody['messages'][number]) =>
    typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');
  return {
    model,
    key: headers.authorization?.replace('Bearer ', '') ?? null,
    instructions: messages
      .filter(({ role }) => role === 'system')
      .map(makeText)
      .join('\n'),
    turns: messages.filter(({ role }) => role !== 'system').map(makeText),
    pictures: messages.flatMap(({ content }) =>
      typeof content === 'string'
        ? []
        : content.flatMap(({ image_url: sent }) => (sent ? [findPicture(sent.url)] : [])),
    ),
    hasSchema: format?.type === 'json_schema',
    isStreamed: stream === true,
  };
}

function findPicture(url: string): ModelRequest['pictures'][number] {
  const { mediaType = '', data = '' } =
    /^data:(?<mediaType>[^;]+);base64,(?<data>.*)$/.exec(url)?.groups ?? {};
  return { mediaType, bytes: Buffer.from(data, 'base64') };
}

type Wrap = (text: string, isCut: boolean) => unknown;

/** An answer of 30 tokens to a question of 200. */
const wraps: Record<ModelProtocol, Wrap> = {
  openai_compatible: (content, isCut) => ({
    id: 'answer',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [
      { index: 0, message: { role: 'assistant', content }, finish_reason: isCut ? 'length' : 'stop' },
    ],
    usage: { prompt_tokens: 200, completion_tokens: 30, total_tokens: 230 },
  }),
  google: (content, isCut) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: content }] },
        finishReason: isCut ? 'MAX_TOKENS' : 'STOP',
      },
    ],
    usageMetadata: { promptTokenCount: 200, candidatesTokenCount: 30, totalTokenCount: 230 },
  }),
};

interface Answering extends ModelServer {
  call: ModelRequest;
  protocol: ModelProtocol;
  wrap: Wrap;
}

/** Piece by piece, to the end or to half of it. */
function stream(response: ServerResponse, server: Answering, isCut: boolean): void {
  const { answer, call, protocol, pace } = server;
  const pieces = makePieces(answer(call));
  void sendPieces(response, protocol, {
    pieces,
    pace,
    breaksAfter: isCut ? Math.ceil(pieces.length / 2) : null,
  });
}

const json = (response: ServerResponse, value: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const failed = (response: ServerResponse, status: number, message: string) =>
  json(response, { error: { message, code: status, status: 'FAILED' } }, status);

const answers: Record<ModelMode, (response: ServerResponse, server: Answering) => void> = {
  right(response, server) {
    const { wrap, answer, call } = server;
    if (call.isStreamed) stream(response, server, false);
    else json(response, wrap(answer(call), false));
  },
  no_schema(response, server) {
    if (server.call.hasSchema) failed(response, 400, 'response_format is not supported');
    else answers.right(response, server);
  },
  too_long: (response, { wrap, answer, call }) =>
    json(response, wrap(answer(call).slice(0, -answer(call).length / 10), true)),
  not_json: (response, { wrap }) => json(response, wrap('Sure! Here are your cards: 1. Osmosis', false)),
  wrong_form: (response, { wrap }) => json(response, wrap('{"cards":"none","__proto__":{"a":1}}', false)),
  empty: (response, { wrap }) => json(response, wrap('', false)),
  hang: () => {},
  busy: (response) => failed(response, 429, 'come again'),
  error: (response, { call }) => failed(response, 500, `out of memory at ${call.turns.join()} ${call.key}`),
  cut_off(response, server) {
    if (server.call.isStreamed) return stream(response, server, true);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"id":"a', () => response.destroy());
  },
  /** One line, which no answer of either protocol is. */
  endless(response, { call }) {
    const type = call.isStreamed ? 'text/event-stream' : 'application/json';
    response.writeHead(200, { 'content-type': type });
    writeWithoutEnd(response, ' '.repeat(65_536));
  },
  repeats: (response, { protocol }) => sendWithoutEnd(response, protocol, 'osmosis '),
  huge_pieces: (response, { protocol }) => sendWithoutEnd(response, protocol, 'Wässer '.repeat(25_000)),
  no_protocol: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  redirect: (response, { redirectTo }) => void response.writeHead(307, { location: redirectTo }).end(),
  wrong_key: (response, { call }) => failed(response, 401, `Incorrect API key ${call.key}`),
};

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
