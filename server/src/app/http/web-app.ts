/** Serves the built web app: hashed assets for ever, the page itself never from a cache. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config, PublicSettings } from '../../platform/config/config.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { diagramFramePolicy } from './security-headers.ts';

const assetFolder = 'assets/';
const assetPrefix = `/${assetFolder}`;

/** @returns true for a built script, style sheet or font, whose name changes with its content */
export const isBuiltFile = (path: string) => path.startsWith(assetPrefix);

/** The page that draws diagrams, and its scripts: a library that anyone may read. */
const frameFolder = 'frame/';

/** Named in the manifest of the app. */
const shareTarget = 'tools/upload';

const settingsScript = 'public-settings.js';

/** Pages show a change within a minute. No page waits for it: an older script serves until then. */
const settingsCaching = 'public, max-age=60, stale-while-revalidate=3600';

const undocumented = { schema: { hide: true } };

/** A path whose last part has an ending is a file, and a file that is not there is no page. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Scanners and monitors look for folders of other programs and for usual paths of health: no page has such an address. */
const isProbe = (path: string) =>
  /\/(?:\.(?!\.)|wp-|cgi-bin)|^\/(?:metrics|(?:health|live|ready)z?)$/i.test(path);

/** Nothing said means anything; a program that wants data gets no page in its place. */
const takesPages = (accept = '*/*') => /text\/html|\*\/\*|text\/\*/.test(accept);

/**
 * @param folder the build's output; without it only the API is served
 * @param publicUrl the address of the public pages for search engines
 * @param readPublicSettings the settings that pages show
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  {
    publicUrl,
    readPublicSettings,
  }: Pick<Config, 'publicUrl'> & { readPublicSettings: () => Promise<PublicSettings> },
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    serveForSearchEngines(app, folder, publicUrl);
    takeFormsWithoutScript(app, folder);
    servePublicSettings(app, readPublicSettings);
    // Asked for by browsers before they have read a page that names its icon.
    app.get('/favicon.ico', undocumented, (_, reply) => reply.redirect('/favicon.svg', 301));
    await serveFiles(app, folder);
  }
  const getDocument = getDocuments(folder);

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const [path = ''] = request.url.split('?', 1);
    const isPage = isRead && !/^\/(api|sandbox|assets)(\/|$)/.test(path) && !isFile(path) && !isProbe(path);
    if (!built || !isPage || !takesPages(request.headers.accept)) throw notFound();
    return reply
      .header('vary', 'save-data, cookie')
      .sendFile(getDocument(request.url, savesData(request.headers)));
  });
}

/**
 * Adds a route for each file, so that other addresses are pages without a disk access; but one route for the
 * folder of built scripts, because hundreds of routes made the start slower.
 */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const options: FastifyStaticOptions = {
    root,
    preCompressed: true,
    index: false,
    // The tag says the same: browsers would send both back with every question whether a file has changed.
    lastModified: false,
    setHeaders(response, path) {
      response.header('cache-control', getCaching(path.slice(root.length), response.request.url));
      if (!path.startsWith(join(root, frameFolder))) return;

      response.header('content-security-policy', diagramFramePolicy);
      // A page without an origin loads even its own modules as a stranger.
      response.header('access-control-allow-origin', '*');
    },
  };
  const scripts = [assetFolder, frameFolder].filter((name) => existsSync(join(root, name)));
  await app.register(fastifyStatic, {
    ...options,
    wildcard: false,
    globIgnore: [...scripts.map((name) => `${name}**`), `${settingsScript}*`],
  });
  await app.register(async (folders) => {
    // A folder, or a way out of one, is no file either.
    folders.setErrorHandler<FastifyError>((error) => {
      throw error.statusCode === 403 ? notFound() : error;
    });
    for (const name of scripts) {
      await folders.register(fastifyStatic, {
        ...options,
        root: join(root, name),
        prefix: `/${name}`,
        decorateReply: false,
        // Nobody asks again for a file that never changes, nor for a part of it.
        etag: false,
        acceptRanges: false,
      });
    }
  });
}

/**
 * Built scripts change their names with their content; a few have a constant name, and their pages name the
 * version in the query (`web/build/stamp-scripts.ts`). A film is played in parts, and seldom made again.
 */
function getCaching(path: string, address: string): string {
  if (path.includes(assetPrefix) || isStamped(address)) return 'public, max-age=31536000, immutable';
  if (/^\/(?:favicon\.svg|icon-[\w-]+\.png)$/.test(path)) return 'public, max-age=604800';
  return path.startsWith('/film/') ? 'public, max-age=86400' : 'no-cache';
}

const isStamped = (address: string) => /\.js\?v=\w+$/.test(address);

/** Lists the public pages, and no page that needs an account. */
function serveForSearchEngines(app: FastifyInstance, folder: string, publicUrl: URL): void {
  const names = ['site', 'first'].flatMap((part) => [...findNames(join(folder, part))]);
  const pages = names.map((name) => new URL(name === 'index' ? '/' : `/${name}`, publicUrl).href).sort();
  const robots = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`, ''];
  const entries = pages.map((page) => `<url><loc>${page}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ];
  app.get('/robots.txt', undocumented, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots.join('\n')),
  );
  app.get('/sitemap.xml', undocumented, (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap.join('\n')),
  );
}

/** Runs before the app: name and colour are on the pages that the build has written out before the app takes them over. */
function writeSettingsScript(settings: PublicSettings): string {
  return `globalThis.akadaSettings = ${JSON.stringify(settings)};
{
  const { name, colour } = globalThis.akadaSettings;
  if (colour) document.documentElement.dataset.course = colour;
  if (name) {
    document.title = document.title.replace(/Akada$/, () => name);
    for (const element of document.querySelectorAll('[data-setting="name"]')) element.textContent = name;
    for (const home of document.querySelectorAll('[aria-label="Akada, home"]')) {
      home.setAttribute('aria-label', name + ', home');
      home.lastChild.textContent = name;
    }
  }
}
`;
}

/** The build belongs to every installation, so the pages read the settings of this one from a script. */
function servePublicSettings(app: FastifyInstance, read: () => Promise<PublicSettings>): void {
  app.get(`/${settingsScript}`, undocumented, async (_, reply) =>
    reply
      .type('application/javascript; charset=utf-8')
      .header('cache-control', settingsCaching)
      .send(writeSettingsScript(await read())),
  );
}

/**
 * Where not even the smallest script runs, a browser posts the form of a first page to that page. Its fields are not
 * read: the page comes back, and says that it needs a script. Shared files arrive here only without the service
 * worker, which otherwise stores them.
 */
function takeFormsWithoutScript(app: FastifyInstance, folder: string): void {
  for (const name of [...findNames(join(folder, 'first')), shareTarget]) {
    // Before the body is read.
    const onRequest = async (_: FastifyRequest, reply: FastifyReply) => reply.redirect(`/${name}`, 303);
    app.post(`/${name}`, { ...undocumented, onRequest }, () => {
      throw notFound();
    });
  }
}

/** The choice of the person on this device, else of the browser. */
function savesData(headers: FastifyRequest['headers']): boolean {
  const choice = /(?:^|;\s*)littleData=(on|off)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return (choice ?? headers['save-data']) === 'on';
}

/**
 * The build writes the first pages out: in `site` plain documents, in `first` pages of the app as they are without a
 * query. Every other address gets the app's empty page. In `little` are the same pages for browsers that save data.
 */
function getDocuments(folder: string): (url: string, savesData: boolean) => string {
  const [plain, first] = [findNames(join(folder, 'site')), findNames(join(folder, 'first'))];
  const hasLittle = existsSync(join(folder, 'little'));

  return (url, savesData) => {
    const [path = '', query] = url.split('?', 2);
    const name = path === '/' ? 'index' : path.slice(1);
    const parent = savesData && hasLittle ? 'little/' : '';
    if (plain.has(name)) return `${parent}site/${name}.html`;
    return query === undefined && first.has(name) ? `${parent}first/${name}.html` : 'index.html';
  };
}

function findNames(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();

  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return new Set(pages.map((name) => name.slice(0, -'.html'.length)));
}
