/** The HTTP server: limits, headers, parsers, the error mapper, the documentation. It knows no feature. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { listFiles } from '@akada/contract/material/notes.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { Schema } from '@akada/contract/wire/endpoint.ts';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../../platform/config/config.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { mostConnections } from '../../platform/http/connection-limit.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import { createStopStages, type StopStages } from '../stop/stop-stages.ts';
import { compressAnswers } from './compression/compress-answers.ts';
import { readCompressedBodies } from './compression/compressed-bodies.ts';
import { type MappedError, mapError } from './error-mapper.ts';
import { fileHeaders } from './file-answer.ts';
import { multipartLimits } from './multipart.ts';
import { refuseDoubtfulHeads } from './request-head.ts';
import { protectAnswers } from './security-headers.ts';
import { parsePart } from './validation.ts';
import { isBuiltFile } from './web-app.ts';

/** Longest wait for a whole request; uploads on slow lines are the reason that it is not shorter. */
const requestTimeoutMs = 120_000;

/** The id of a file may carry its prefix, and clients write it into a path as it is: as two segments. */
const files = `${apiBase}${listFiles.path}/`;
const prefixedFiles = `${files}files/`;

export type HttpConfig = Pick<Config, 'publicUrl' | 'trustedProxies'>;

export async function createHttpServer(
  log: Log,
  { publicUrl, trustedProxies }: HttpConfig,
  stages: Pick<StopStages, 'isReady'> = createStopStages(),
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 72_000,
    genReqId: newId,
    // An address list and never a count of hops: a header that any caller can write must not choose the caller.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '' }) =>
      url.startsWith(prefixedFiles) ? files + url.slice(prefixedFiles.length) : url,
    forceCloseConnections: 'idle',
    // The router rejects these before a route is known: a broken escape, an endless parameter.
    frameworkErrors: (error, _request, reply) => void sendRefusal(reply, mapError(error)),
    clientErrorHandler: refuseBrokenHttp,
    // The interval is 5 s: with the framework's 30 s a sender of one byte a second held a connection three
    // times as long. The head check also rejects a missing Host.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    // Our own hook rejects these, in the shape of every other rejection.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  const max = mostConnections();
  if (max !== null) app.server.maxConnections = max;
  const compiled = createCompiler();
  app.setValidatorCompiler(
    ({ schema }) =>
      (value) =>
        validated(compiled(schema as Schema), value),
  );
  app.setSerializerCompiler(
    ({ schema }) =>
      (body) =>
        JSON.stringify(z.parse(compiled(schema as Schema), body)),
  );
  app.removeContentTypeParser('text/plain');
  endConnections(app, stages);
  refuseWhileClosing(app);
  protectAnswers(app, publicUrl, isBuiltFile);
  compressAnswers(app);
  readCompressedBodies(app);
  refuseDoubtfulHeads(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  await app.register(multipart, { limits: multipartLimits });
  answerErrors(app, log);
  return app;
}

/** Spares the framework's own compilers, which take 2 MB. Ours are set before the first route. */
function noCompiler(): never {
  throw new Error('A route was mounted before the compilers of schemas were set');
}

/** Compiles each schema at its first use: compiling all of them together took an eighth of the start. */
function createCompiler(): (schema: Schema) => Schema {
  const known = new WeakMap<Schema, Schema>();
  return (schema) => {
    const ready = known.get(schema);
    if (ready) return ready;

    const compiled = z.compile(schema);
    known.set(schema, compiled);
    return compiled;
  };
}

/** Clients open another connection, which leads to another process. */
function endConnections(app: FastifyInstance, stages: Pick<StopStages, 'isReady'>): void {
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (!stages.isReady()) reply.header('connection', 'close');
    next(null, payload);
  });
}

/** A connection that is still open when the server closes gets to know that it should come back. */
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, _reply, next) => {
    if (!closing) return next();

    next(
      new Fault('unavailable', 'The service is starting again. Please try again in a moment.', {
        retryAfter: 2,
      }),
    );
  });
}

/** Input that is not HTTP never becomes a request, so its answer is written by hand, in the shape of all others. */
function refuseBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();

  // Browsers open connections before they need them. They repeat after a 408; any other answer they show as the next page.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return void socket.end('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');

  const { status, body } = mapError(new Fault('bad_request', 'The request could not be understood.'));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

function validated(schema: Schema, value: unknown): { value: unknown } | { error: Error } {
  try {
    return { value: parsePart(schema, value) };
  } catch (error) {
    return { error: error as Fault };
  }
}

function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    const mapped = mapError(error);
    if (mapped.unexpected) {
      // The page shows it, and the operator finds the cause by it.
      reply.header('x-request-id', request.id);
      const { viewing, userId } = request.caller ?? {};
      const viewed = viewing && { userId, adminId: viewing.adminId };
      log.error(
        { error, requestId: request.id, route: request.routeOptions.url, ...viewed },
        'request failed',
      );
    }
    // The rest of a rejected upload is read and dropped, so that the answer reaches the sender.
    request.incomingFile?.stream.resume();
    return sendRefusal(reply, mapped);
  });
}

function sendRefusal(reply: FastifyReply, { status, headers, body }: MappedError): FastifyReply {
  for (const name of fileHeaders) reply.removeHeader(name);
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body);
}
