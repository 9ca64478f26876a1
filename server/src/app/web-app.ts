/** Serves the built web app: hashed assets for ever, the page itself never from a cache. */
import { existsSync, readdirSync } from 'node:fs';
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
  const documentFor = documentsOf(folder);

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|sandbox|assets)(\/|$)/.test(request.url);
    if (!built || !isPage) throw notFound();
    return reply.sendFile(documentFor(request.url));
  });
}

/**
 * The build writes the first pages out: in `site` plain documents, in `first` pages of the app as they are without a
 * query. Every other address gets the app's empty page.
 */
function documentsOf(folder: string): (url: string) => string {
  const plain = namesIn(join(folder, 'site'));
  const first = namesIn(join(folder, 'first'));

  return (url) => {
    const [path = '', query] = url.split('?', 2);
    const name = path === '/' ? 'index' : path.slice(1);
    if (plain.has(name)) return `site/${name}.html`;
    return query === undefined && first.has(name) ? `first/${name}.html` : 'index.html';
  };
}

function namesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();

  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return new Set(pages.map((name) => name.slice(0, -'.html'.length)));
}
