/** Rate, errors and duration of each endpoint. */
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds; the promises of the product are between 0.05 and 1. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Pages, scripts and unknown addresses are one name: a caller must not make new series. */
const noEndpoint = 'page';

/** Counts every answer from now on. Event streams last as long as a page is open, so they are counted while they are. */
export function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'akada_http_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['endpoint', 'status'],
    buckets,
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'akada_event_streams',
    help: 'Open streams of server-sent events of this process',
    registers: [registry],
  });

  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.config.streams) {
      streams.inc();
      reply.raw.once('close', () => streams.dec());
    }
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { config, schema } = request.routeOptions;
    if (!config.streams) {
      const endpoint = Reflect.get(schema ?? {}, 'operationId') ?? noEndpoint;
      duration.observe({ endpoint, status: reply.statusCode }, reply.elapsedTime / 1_000);
    }
    next();
  });
}
