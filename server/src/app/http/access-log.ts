import type { FastifyInstance } from 'fastify';
import type { Log } from '../../platform/log/log.ts';

/**
 * Logs one line for each answer: ids, the pattern of the address, numbers. A requested address can contain a code that
 * opens something, so it stays out.
 */
export function logAnswers(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { method, id: requestId, caller, routeOptions } = request;
    log.info(
      {
        requestId,
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: caller?.userId,
      },
      'answered',
    );
    next();
  });
}
