/** Turns the endpoint table and its handlers into routes. Nothing outside the table can be served. */

import { apiBase } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { ErrorBody } from '@akada/contract/wire/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Fault } from '../../platform/fault/fault.ts';
import { hideFields } from '../../platform/http/hidden-fields.ts';
import { createOccupancy, type Occupancy } from '../../platform/http/occupancy.ts';
import type { Answer, Call, Caller, IncomingFile, Route, SetCookie } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log/log.ts';
import type { StopStages } from '../stop/stop-stages.ts';
import { type Authenticate, admit } from './authentication.ts';
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
    /** An endless answer of server-sent events. */
    streams?: boolean | undefined;
  }
}

/**
 * No cache stores personal data, tokens first (RFC 6749, section 5.1): neither one on the way, nor the one of a shared
 * computer.
 */
const uncached = { 'cache-control': 'no-store' };

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Every upload holds a connection, a file that is being written and, for some, a child process that looks into it. */
const uploadLimits = {
  perPerson: 3,
  inAll: 40,
  refusal: 'Three uploads are in progress. Wait until one of them is done.',
  retryAfter: 5,
};

export interface MountDeps {
  table: readonly EndpointShape[];
  routes: readonly Route[];
  authenticate: Authenticate;
  /** Whether the database answers: without it only what is declared so is served. */
  databaseAnswers(): boolean;
  stages: Pick<StopStages, 'closing' | 'deadline'>;
  /** True if cookies carry `Secure`. */
  secureCookies: boolean;
  log: Log;
}

/** @throws Error when the table and the handlers are not exactly each other's match */
export function mountRoutes(app: FastifyInstance, deps: MountDeps): void {
  assertTotal(deps.table, deps.routes);
  app.decorateRequest('caller', null);
  app.decorateRequest('incomingFile', undefined);
  const uploads = createOccupancy(uploadLimits);
  for (const route of deps.routes) {
    if (route.endpoint.rawBody) app.register(async (scope) => mountRawRoute(scope, route, deps, uploads));
    else mountRoute(app, route, deps, uploads);
  }
}

/** Mounts it in a separate scope, so that no parser takes the body before the handler. */
function mountRawRoute(scope: FastifyInstance, route: Route, deps: MountDeps, uploads: Occupancy): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  mountRoute(scope, route, deps, uploads);
}

function mountRoute(
  app: FastifyInstance,
  { endpoint, handle }: Route,
  deps: MountDeps,
  uploads: Occupancy,
): void {
  const getCaller = ({ headers }: FastifyRequest) =>
    admit(endpoint, headers.authorization, deps.authenticate);

  app.route({
    method: endpoint.method,
    url: apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: getSchema(endpoint),
    config: { sendsFile: endpoint.sendsFile, streams: endpoint.streams },
    onRequest: async (request) => {
      if (!endpoint.withoutDatabase && !deps.databaseAnswers()) throw databaseGone();
      request.caller = await getCaller(request);
      if (request.caller?.viewing) noteView(deps.log, endpoint, request.caller);
      refuseOtherContent(endpoint, request);
    },
    ...(endpoint.consumes === 'multipart' && {
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
        // A form without a file, such as a form with questions, uses no upload capacity.
        if (endpoint.file) occupy(uploads, request, reply);
        await readMultipart(endpoint, request);
      },
    }),
    handler: async (request, reply) => {
      const answer = await handle(getCall(request, reply, deps.stages)).catch(async (failure) => {
        // An account may be erased during its request. Missing rows then end its session and are no failure
        // of ours.
        if (!(failure instanceof Fault)) await getCaller(request);
        throw failure;
      });
      if (endpoint.streams && answer.events) return pipeEvents(reply, answer.events, deps.log);
      const hidden = request.caller?.viewing && endpoint.hidden;
      if (hidden && 'body' in answer) answer.body = hideFields(answer.body, hidden);
      return sendAnswer(endpoint, reply, answer, deps);
    },
  });
}

/** Logs which administrator looked at which account. The record has the reason. */
function noteView(log: Log, { id }: EndpointShape, { userId, viewing }: Caller): void {
  log.info({ endpoint: id, userId, adminId: viewing?.adminId, viewing: viewing?.id }, 'viewed');
}

/** Rejects before anything waits: a client tries again, and a rejection costs nothing. */
function databaseGone(): Fault {
  return new Fault('unavailable', 'The service is busy. Please try again in a moment.', { retryAfter: 2 });
}

/** Holds one of the person's uploads until the answer is out or the sender has gone. */
function occupy(uploads: Occupancy, { caller, ip }: FastifyRequest, { raw }: FastifyReply): void {
  const end = uploads.enter(caller?.userId ?? ip);
  if (raw.destroyed) end();
  raw.once('close', end);
  raw.once('finish', end);
}

/** A body in another form than declared must not reach the handler by another parser's door. */
function refuseOtherContent(endpoint: EndpointShape, request: FastifyRequest): void {
  if (!endpoint.body) return;

  const input = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const requested = contentTypes[endpoint.consumes ?? 'json'];
  if (input !== requested) throw new Fault('type_refused', `Send this as ${requested}.`);
}

function getSchema(endpoint: EndpointShape): Record<string, unknown> {
  const { id, summary, params, query, body, file, responses } = endpoint;
  const answers = Object.entries(responses).flatMap(([status, schema]) => (schema ? [[status, schema]] : []));
  return {
    operationId: id,
    summary,
    tags: [id.split('.')[0]],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    // Any of the fields may come after the file, where `finish` checks all of them.
    ...(body ? { body: file ? z.partial(body as z.ZodMiniObject) : body } : {}),
    response: { ...Object.fromEntries(answers), '4xx': ErrorBody, '5xx': ErrorBody },
  };
}

function getCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { closing, deadline }: MountDeps['stages'],
): Call<EndpointShape> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    rawBody: (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)) as never,
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
    closing,
    deadline,
  } as Call<EndpointShape>;
}

function goneSignal(reply: FastifyReply): AbortSignal {
  // A caller who left before the handler began: `close` was emitted already and comes no second time.
  if (reply.raw.destroyed || reply.raw.closed) return AbortSignal.abort();

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
  { secureCookies, log }: Pick<MountDeps, 'secureCookies' | 'log'>,
): FastifyReply {
  if (!(answer.status in endpoint.responses)) {
    throw new Error(`${endpoint.id} answered ${answer.status}, which it does not declare`);
  }
  writeCookies(reply, answer.cookies ?? [], secureCookies);
  reply.status(answer.status).headers({ ...uncached, ...answer.headers });
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

/** Every cookie of the product is out of reach for scripts and for requests that other sites make. */
function writeCookies(reply: FastifyReply, cookies: readonly SetCookie[], secure: boolean): void {
  for (const { name, value, maxAgeSeconds, sameSite = 'strict' } of cookies) {
    const attributes = { httpOnly: true, secure, sameSite, path: '/' } as const;
    if (value === null) reply.clearCookie(name, attributes);
    else reply.setCookie(name, value, { ...attributes, maxAge: maxAgeSeconds });
  }
}
