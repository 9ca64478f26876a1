/**
 * Names the version of each script with a constant name in the pages that load it (`/before-paint.js?v=1a2b3c4`). The
 * server lets browsers keep such an address for ever: asking on each visit whether it has changed weighed more than
 * the script.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findPages } from './find-pages.ts';

/** The server writes this one itself. */
const settingsScript = 'public-settings.js';

export function stampScripts(): Plugin {
  let outDir = '';
  return {
    name: 'akada-stamp-scripts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = join(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      // Runs after the pages are rendered and before they are compressed.
      handler: () => {
        for (const page of findPages(outDir)) {
          const text = readFileSync(page, 'utf8');
          writeFileSync(
            page,
            stamp(text, (name) => readVersion(outDir, name)),
          );
        }
      },
    },
  };
}

/**
 * @param readVersion gives the version of a script, null for a script without one
 * @returns the page with the versions in the addresses of its scripts
 */
export function stamp(page: string, readVersion: (name: string) => string | null): string {
  return page.replace(/(<script[^>]* src=")\/([\w-]+\.js)"/g, (tag, start: string, name: string) => {
    const version = readVersion(name);
    return version === null ? tag : `${start}/${name}?v=${version}"`;
  });
}

function readVersion(outDir: string, name: string): string | null {
  const path = join(outDir, name);
  if (name === settingsScript || !existsSync(path)) return null;
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 7);
}
