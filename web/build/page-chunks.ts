/** The build's files that a page needs on a first visit. The app's list of pages maps pages to modules. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import type { Area } from '../src/app/pages/page.ts';

const app = 'src/app';
const entry = `${app}/main.tsx`;
const signedInArea = `${app}/signed-in-area.tsx`;

/** As Node reads it: the bundler of Vite's configuration would follow its imports into the pages themselves. */
const listOfPages = pathToFileURL(join(import.meta.dirname, '..', app, 'pages.ts')).href;
const { pages }: typeof import('../src/app/pages.ts') = await import(listOfPages);

export interface PageFiles {
  scripts: Set<string>;
  styles: Set<string>;
}

/** @returns what the app's entry loads by itself, whatever the page */
export function entryFiles(bundle: Rolldown.OutputBundle): PageFiles {
  return getFiles(bundle, [entry]);
}

/** @returns what every page behind the sign-in loads */
export function shellFiles(bundle: Rolldown.OutputBundle): PageFiles {
  return getFiles(bundle, [entry, signedInArea]);
}

/** @returns for each page every file that it loads, the entry's included */
export function pageFiles(bundle: Rolldown.OutputBundle): (PageFiles & { path: string; area: Area })[] {
  return pages.map(({ path, area, load }) => ({
    path,
    area,
    ...getFiles(bundle, [entry, ...(area === 'public' ? [] : [signedInArea]), getModule(load)]),
  }));
}

/** @returns a pattern of the addresses at which no frame stands around a page, or none that may be shown early */
export function framelessPattern(): string {
  const frameless = pages.filter(({ area, isQuiet }) => area === 'public' || isQuiet);
  return `^(${frameless.map(({ path }) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`;
}

/** @returns the file in which each page begins */
export function pageModules(bundle: Rolldown.OutputBundle): Set<string> {
  return new Set(pages.map(({ load }) => getChunk(bundle, getModule(load)).fileName));
}

/** @param load imports one module of the pages, and nothing else @returns its path */
function getModule(load: () => Promise<unknown>): string {
  const [, module] = /import\(['"](?:\.\.\/)+(pages\/[^'"]+)['"]\)/.exec(String(load)) ?? [];
  if (module === undefined) throw new Error(`The build cannot read which page this loads: ${load}`);

  return `src/${module}`;
}

function getFiles(bundle: Rolldown.OutputBundle, modules: string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };

  for (const module of modules) visit(getChunk(bundle, module));
  return { scripts, styles };
}

function getChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    if (output.facadeModuleId?.endsWith(`/${module}`) || (module === entry && output.isEntry)) return output;
  }
  throw new Error(`No chunk of the build begins with ${module}.`);
}
