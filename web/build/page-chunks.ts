/** Which scripts of the build a page needs on a first visit. The app's list of pages says which module is which. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';

const app = 'src/app';
const entry = `${app}/main.tsx`;
const signedInArea = `${app}/signed-in-area.tsx`;

/** As Node reads it: the bundler of Vite's configuration would follow its imports into the pages themselves. */
const listOfPages = pathToFileURL(join(import.meta.dirname, '..', app, 'pages.ts')).href;
const { pages }: typeof import('../src/app/pages.ts') = await import(listOfPages);

export interface PageScripts {
  path: string;
  scripts: Set<string>;
}

/** @returns what the app's entry loads by itself, whatever the page */
export function entryScripts(bundle: Rolldown.OutputBundle): Set<string> {
  return scriptsOf(bundle, [entry]);
}

/** @returns for each page every script that it loads, the entry's included */
export function pageScripts(bundle: Rolldown.OutputBundle): PageScripts[] {
  return pages.map(({ path, area, load }) => ({
    path,
    scripts: scriptsOf(bundle, [entry, ...(area === 'public' ? [] : [signedInArea]), moduleOf(load)]),
  }));
}

/** @param load imports one module of the pages, and nothing else @returns its path */
function moduleOf(load: () => Promise<unknown>): string {
  const [, module] = /import\(['"]\.\.\/(pages\/[^'"]+)['"]\)/.exec(String(load)) ?? [];
  if (module === undefined) throw new Error(`The build cannot read which page this loads: ${load}`);

  return `src/${module}`;
}

function scriptsOf(bundle: Rolldown.OutputBundle, modules: string[]): Set<string> {
  const scripts = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };

  for (const module of modules) visit(chunkOf(bundle, module));
  return scripts;
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    if (output.facadeModuleId?.endsWith(`/${module}`) || (module === entry && output.isEntry)) return output;
  }
  throw new Error(`No chunk of the build begins with ${module}.`);
}
