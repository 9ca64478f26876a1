/** Turns the endpoint table and its handlers into routes. Whatever the table does not say, cannot be served. */
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import { ErrorBody } from '@akada/contract/errors.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../platform/fault/fault.ts';
import type { Answer, Call, Caller, IncomingFile, Route } from '../platform/http/route.ts';
import type { Log } from '../platform/log/log.ts';
import { type Authenticate, admit } from './authentication.ts';
import { writeCookies } from './cookies.ts';
import { pipeEvents } from './event-stream.ts';
import { sendFile } from './file-answer.ts';
import { readMultipart } from './multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    incomingFile: IncomingFile | undefined;
  }
  interface FastifyContextConfig {
    /** The media type of an answer that is a file; the description of the interface names it. */
    sendsFile?: string | undefined;
  }
}

/**
 * What is somebody's own, tokens first (RFC 6749, section 5.1), is kept by no cache on the way, nor on a computer that
 * others use afterwards.
 */
const notKept = { 'cache-control': 'no-store' };

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

export interface MountOptions {
  table: readonly EndpointShape[];
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Aborts when the server begins to shut down. */
  shutdown: AbortSignal;
  /** Whether cookies carry `Secure`. */
  secureCookies: boolean;
  log: Log;
}

/** @throws Error when the table and the handlers are not exactly each other's match */
export function mountRoutes(app: FastifyInstance, options: MountOptions): void {
  assertTotal(options.table, options.routes);
  app.decorateRequest('caller', null);
  app.decorateRequest('incomingFile', undefined);
  for (const route of options.routes) mountRoute(app, route, options);
}

function mountRoute(app: FastifyInstance, { endpoint, handle }: Route, options: MountOptions): void {
  const callerOf = ({ headers }: FastifyRequest) =>
    admit(endpoint.access, headers.authorization, options.authenticate);

  app.route({
    method: endpoint.method,
    url: apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(endpoint),
    config: { sendsFile: endpoint.sendsFile },
    onRequest: async (request) => {
      request.caller = await callerOf(request);
      refuseOtherContent(endpoint, request);
    },
    preValidation: async (request) => {
      if (endpoint.consumes === 'multipart') await readMultipart(endpoint, request);
    },
    handler: async (request, reply) => {
      const answer = await handle(callOf(request, reply, options.shutdown)).catch(async (failure) => {
        // An account may be erased while it is being served. What is missing then ends its session and is no failure of ours.
        if (!(failure instanceof Fault)) await callerOf(request);
        throw failure;
      });
      if (endpoint.streams && answer.events) return pipeEvents(reply, answer.events, options.log);
      return sendAnswer(endpoint, reply, answer, options);
    },
  });
}

/** A body in another form than declared must not reach the handler by another parser's door. */
function refuseOtherContent(endpoint: EndpointShape, request: FastifyRequest): void {
  if (!endpoint.body) return;

  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const wanted = contentTypes[endpoint.consumes ?? 'json'];
  if (given !== wanted) throw new Fault('type_refused', `Send this as ${wanted}.`);
}

function schemaOf(endpoint: EndpointShape): Record<string, unknown> {
  const { id, summary, params, query, body, responses } = endpoint;
  const answers = Object.entries(responses).flatMap(([status, schema]) => (schema ? [[status, schema]] : []));
  return {
    operationId: id,
    summary,
    tags: [id.split('.')[0]],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { ...Object.fromEntries(answers), '4xx': ErrorBody, '5xx': ErrorBody },
  };
}

function callOf(request: FastifyRequest, reply: FastifyReply, shutdown: AbortSignal): Call<EndpointShape> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    caller: request.caller as Caller,
    file: request.incomingFile as never,
    idempotencyKey: idempotencyKeyOf(request),
    headers: request.headers as Call<EndpointShape>['headers'],
    cookies: request.cookies,
    ip: request.ip,
    // Made on demand: only what takes long needs it.
    get signal() {
      return goneSignal(reply);
    },
    closing: shutdown,
  } as Call<EndpointShape>;
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  return gone.signal;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key)) return key;

  throw new Fault('bad_request', 'Idempotency-Key must be 1 to 100 visible ASCII characters.');
}

function sendAnswer(
  endpoint: EndpointShape,
  reply: FastifyReply,
  answer: Answer<EndpointShape>,
  { secureCookies, log }: Pick<MountOptions, 'secureCookies' | 'log'>,
): FastifyReply {
  if (!(answer.status in endpoint.responses)) {
    throw new Error(`${endpoint.id} answered ${answer.status}, which it does not declare`);
  }
  writeCookies(reply, answer.cookies ?? [], secureCookies);
  reply.status(answer.status).headers({ ...notKept, ...answer.headers });
  if (endpoint.sendsFile && answer.content) return sendFile(reply, endpoint.sendsFile, answer.content, log);
  return 'body' in answer ? reply.send(answer.body) : reply.send();
}

function assertTotal(table: readonly EndpointShape[], routes: readonly Route[]): void {
  const declared = table.map((endpoint) => endpoint.id).sort();
  const served = routes.map((route) => route.endpoint.id).sort();
  if (declared.join() !== served.join()) {
    const missing = declared.filter((id) => !served.includes(id));
    const extra = served.filter((id) => !declared.includes(id));
    throw new Error(`Endpoints without a handler: [${missing}], handlers without an endpoint: [${extra}]`);
  }
  if (new Set(declared).size !== declared.length) throw new Error('Two endpoints share an id');
}
