/** Which scripts of the build a page needs on a first visit. The router says which module belongs to a path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { publicPaths } from '../src/app/paths.ts';

const app = 'src/app';
const entry = `${app}/main.tsx`;
const signedInArea = `${app}/signed-in-area.tsx`;

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
  const isPublic = (path: string) => publicPaths.some((candidate) => candidate === path);

  return [...pageModules()].map(([path, module]) => ({
    path,
    scripts: scriptsOf(bundle, [entry, ...(isPublic(path) ? [] : [signedInArea]), module]),
  }));
}

function pageModules(): Map<string, string> {
  const source = readFileSync(join(import.meta.dirname, '..', app, 'router.tsx'), 'utf8');
  const lines = source.matchAll(/'(\/[^']*)': \(\) => import\('\.\/([^']+)'\)/g);
  const modules = new Map([...lines].map(([, path = '', module]) => [path, `${app}/${module}`]));

  if (modules.size === 0) throw new Error('The router names its pages in a form that the build cannot read.');
  return modules;
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
