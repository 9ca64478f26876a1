/**
 * Writes each rendered page a second time, without the fonts that its head asks for in advance. The server sends that one
 * to browsers that save data: by the time a script could object, the font would be on its way.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { findPages } from './find-pages.ts';

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
        for (const page of ['site', 'first'].flatMap((folder) => findPages(join(outDir, folder)))) {
          const target = join(outDir, 'little', relative(outDir, page));
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, withoutFonts(readFileSync(page, 'utf8')));
        }
      },
    },
  };
}

export function withoutFonts(page: string): string {
  return page.replace(/<link rel="preload" as="font"[^>]*>\n?/g, '');
}
