/**
 * What a page's first visit may cost, in kB of 1,000 bytes after gzip. Data is metered where Akada is used:
 * a build over budget fails.
 */
import { gzipSync } from 'node:zlib';
import { links } from '@akada/core/links/links.ts';
import type { Plugin, Rolldown } from 'vite';
import { pageScripts } from './page-chunks.ts';

const scriptKb: Record<string, number> = {
  [links.login()]: 130,
  [links.register()]: 133,
  [links.dashboard()]: 140,
  [links.practiceGenerated()]: 150,
  [links.examGenerated()]: 160,
  [links.hall()]: 160,
  [links.patterns.note]: 150,
  [links.patterns.bankQuestion]: 170,
};

/** One style sheet serves every page of the app, another the plain documents. */
const styleKb = 25.5;

/** The plain documents work without their script; it may only set them in motion. */
const siteScriptKb = 2;

type Measure = (what: string, files: Iterable<string>, limit?: number) => void;

/** Weighs the app's own build. */
export function sizeBudget(): Plugin {
  return {
    name: 'akada-size-budget',
    // After the library's own plugin, which adds the style sheet.
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      within(this, bundle, (measure) => {
        for (const { path, scripts } of pageScripts(bundle)) {
          measure(`scripts of ${path}`, scripts, scriptKb[path]);
        }
        measure('styles', filesOf(bundle, '.css'), styleKb);
      });
    },
  };
}

/** Weighs what the plain documents share. */
export function siteBudget(): Plugin {
  return {
    name: 'akada-site-budget',
    enforce: 'post',
    generateBundle(_options, bundle) {
      within(this, bundle, (measure) => {
        measure('scripts of the plain documents', filesOf(bundle, '.js'), siteScriptKb);
        measure('styles of the plain documents', filesOf(bundle, '.css'), styleKb);
      });
    },
  };
}

function within(
  build: { info: (text: string) => void; error: (text: string) => never },
  bundle: Rolldown.OutputBundle,
  measureAll: (measure: Measure) => void,
): void {
  const over: string[] = [];
  measureAll((what, files, limit = Number.POSITIVE_INFINITY) => {
    const size = weigh(bundle, files);
    build.info(`${what} ${size.toFixed(1)} kB`);
    if (size > limit) over.push(`${what} ${size.toFixed(1)} of ${limit} kB`);
  });
  if (over.length > 0) build.error(`Over budget: ${over.join(', ')}`);
}

function filesOf(bundle: Rolldown.OutputBundle, ending: string): string[] {
  return Object.keys(bundle).filter((name) => name.endsWith(ending));
}

/** @returns what files of a build weigh on the way, in kB of 1,000 bytes after gzip, each compressed by itself */
function weigh(bundle: Rolldown.OutputBundle, files: Iterable<string>): number {
  let bytes = 0;
  for (const name of files) {
    const output = bundle[name];
    if (output === undefined) continue;

    bytes += gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
  }
  return bytes / 1_000;
}
