/**
 * Writes the first pages out as HTML, so that they show before any script has run: plain documents into `site/`, and
 * pages of the app, which takes them over as they stand, into `first/`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logout } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import { links } from '@akada/core/links/links.ts';
import type { Plugin, Rolldown } from 'vite';
import { appDocument, loneDocument, siteDocument, withEarlyFrame } from './document.ts';
import { buildEarlyScript } from './early-script.ts';
import { type PageFiles, pageFiles, shellFiles } from './page-chunks.ts';
import { type Renderer, withRenderer } from './renderer.ts';
import { buildSite } from './site-build.ts';

/** Addresses with the titles that their pages give themselves. */
const appPages = [
  [links.login(), 'Sign in · Akada'],
  [links.register(), 'Create your account · Akada'],
] as const;
const firstFonts = /-first-[^/]*\.woff2$/;

export function prerenderPages(): Plugin {
  const files = new Map<string, PageFiles>();
  let shellStyles: ReadonlySet<string> = new Set();
  let root = '';
  let outDir = '';
  let isWritten = false;

  return {
    name: 'akada-prerender',
    enforce: 'post',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      for (const page of pageFiles(bundle)) files.set(page.path, page);
      shellStyles = shellFiles(bundle).styles;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Also called after a failure, which the build must then report.
        if (!isWritten) return;

        const fonts = findFonts(outDir);
        await withRenderer(root, async (renderer) => {
          await writeSitePages(renderer, root, outDir, fonts);
          await writeAppPages(renderer, outDir, fonts, files);
          await writeEarlyFrame(renderer, root, outDir, shellStyles);
        });
        writeServiceWorker(root, outDir);
      },
    },
  };
}

async function writeSitePages(
  renderer: Renderer,
  root: string,
  outDir: string,
  fonts: readonly string[],
): Promise<void> {
  const assets = await buildSite(root, outDir);
  const variables = renderer.getVariables(assets.styles.text);

  for (const [name, { title, description }] of Object.entries(renderer.sitePages)) {
    const markup = await renderer.renderSitePage(name);
    const parts = { title, description, markup, variables, assets, fonts };
    if (name === 'offline') write(outDir, 'offline.html', loneDocument(parts));
    else write(outDir, `site/${name}.html`, siteDocument(parts));
  }
}

async function writeAppPages(
  renderer: Renderer,
  outDir: string,
  fonts: readonly string[],
  files: ReadonlyMap<string, PageFiles>,
): Promise<void> {
  const page = readFileSync(join(outDir, 'index.html'), 'utf8');

  for (const [path, title] of appPages) {
    const markup = await renderer.renderAppPage(path);
    const ownPageFiles = files.get(path);
    if (ownPageFiles === undefined) throw new Error(`The build has no files of ${path}.`);
    write(outDir, `first${path}.html`, appDocument(page, { title, markup, fonts, ...ownPageFiles }));
  }
}

/** Adds the frame to the page that serves every address of the app, after other pages were made from it. */
async function writeEarlyFrame(
  renderer: Renderer,
  root: string,
  outDir: string,
  styles: Iterable<string>,
): Promise<void> {
  const { fileName, source } = await buildEarlyScript(root);
  const page = readFileSync(join(outDir, 'index.html'), 'utf8');

  write(outDir, fileName, source);
  write(
    outDir,
    'index.html',
    withEarlyFrame(page, { frame: await renderer.renderEarlyFrame(), script: fileName, styles }),
  );
}

function findFonts(outDir: string): string[] {
  return readdirSync(join(outDir, 'assets'))
    .filter((name) => firstFonts.test(name))
    .map((name) => `assets/${name}`);
}

/** Its name for the cache changes with the build, so that a new build empties the cache of the previous one. It lists the prerendered documents. */
function writeServiceWorker(root: string, outDir: string): void {
  const source = readFileSync(join(root, 'build/service-worker.js'), 'utf8');
  const build = createHash('sha256');
  for (const name of ['index.html', 'offline.html']) build.update(readFileSync(join(outDir, name)));

  const documents = ['site', 'first'].flatMap((folder) => findDocuments(join(outDir, folder)));
  const worker = source
    .replace('BUILD', build.digest('hex').slice(0, 12))
    .replace("['DOCUMENTS']", JSON.stringify(documents))
    .replace('SIGN_OUT', `${apiBase}${logout.path}`);
  write(outDir, 'service-worker.js', worker);
}

/** @returns the addresses of the pages in a folder */
function findDocuments(folder: string): string[] {
  return readdirSync(folder).map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
}

function write(outDir: string, name: string, text: string): void {
  const path = join(outDir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}
