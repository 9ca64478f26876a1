/**
 * Writes each rendered page a second time, without the fonts that its head asks for in advance. The server sends that one
 * to browsers that save data: by the time a script could object, the font would be on its way.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export function littlePages(): Plugin {
  let outDir = '';
  return {
    name: 'akada-little-pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = join(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      // Runs after the versions of scripts are in the pages, and before the pages are compressed.
      handler: () => {
        for (const name of ['site', 'first'].flatMap((folder) => findPages(outDir, folder))) {
          const target = join(outDir, 'little', name);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, withoutFonts(readFileSync(join(outDir, name), 'utf8')));
        }
      },
    },
  };
}

export function withoutFonts(page: string): string {
  return page.replace(/<link rel="preload" as="font"[^>]*>\n?/g, '');
}

/** @returns none after a failed build, which has written no page */
function findPages(outDir: string, folder: string): string[] {
  if (!existsSync(join(outDir, folder))) return [];

  return readdirSync(join(outDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
}
