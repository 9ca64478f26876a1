/** Serves the built web app: hashed assets for ever, the page itself never from a cache. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../platform/fault/fault.ts';

const assetPrefix = '/assets/';

/** @param folder the build's output; without it only the API is served */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      setHeaders(response, path) {
        const immutable = path.includes(assetPrefix);
        response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|sandbox|assets)(\/|$)/.test(request.url);
    if (!built || !isPage) throw notFound();
    return reply.sendFile('index.html');
  });
}
