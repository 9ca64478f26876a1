/** OpenAPI, made from the mounted routes, and a page for readers. */
import { apiBase } from '@akada/contract/table.ts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { DescribedApi } from './api-description.ts';
import { referencePolicy } from './api-reference.ts';

/** Call it before the routes are mounted, which it collects. */
export function describeApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route);
  });

  const source = `${apiBase}/openapi.json`;
  // The routes never change while the server runs.
  let described: DescribedApi | null = null;
  const describe = async () => {
    described ??= await (await import('./api-description.ts')).describeRoutes(routes, source);
    return described;
  };
  app.get(source, { schema: { hide: true } }, async () => (await describe()).document);
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', referencePolicy)
      .type('text/html; charset=utf-8')
      .send((await describe()).page),
  );
}
