/** The HTTP server: limits, headers, parsers, the error mapper, the documentation. It knows no feature. */

import type { Schema } from '@akada/contract/endpoint.ts';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSerializerCompiler } from 'fastify-type-provider-zod';
import type { Fault } from '../platform/fault/fault.ts';
import { newId } from '../platform/ids/ids.ts';
import type { Log } from '../platform/log/log.ts';
import { mapError } from './error-mapper.ts';
import { multipartLimits } from './multipart.ts';
import { securityHeaders } from './security-headers.ts';
import { parsePart } from './validation.ts';

/** Longest wait for a whole request; uploads on slow lines are the reason that it is not shorter. */
const requestTimeoutMs = 120_000;

export async function createHttpServer(log: Log, publicUrl: URL): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 72_000,
    genReqId: newId,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000 },
  });
  app.setValidatorCompiler(
    ({ schema }) =>
      (value) =>
        validated(schema as Schema, value),
  );
  app.setSerializerCompiler(createSerializerCompiler());
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, securityHeaders(publicUrl));
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  await app.register(multipart, { limits: multipartLimits });
  answerErrors(app, log);
  return app;
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
    const { status, headers, body, unexpected } = mapError(error);
    if (unexpected)
      log.error({ error, requestId: request.id, route: request.routeOptions.url }, 'request failed');
    // The rest of a refused upload is read and forgotten, so that the answer reaches the sender.
    request.incomingFile?.stream.resume();
    return reply
      .status(status)
      .headers(headers)
      .type('application/json')
      .serializer(JSON.stringify)
      .send(body);
  });
}
