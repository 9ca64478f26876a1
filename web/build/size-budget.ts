/**
 * What a page's first visit may cost, in kB of 1,000 bytes after gzip. Data is metered where Akada is used:
 * a build over budget fails.
 */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { pageScripts } from './page-chunks.ts';

const scriptKb: Record<string, number> = {
  '/': 140,
  '/login': 140,
  '/register': 140,
  '/mcq/exam/generated': 180,
};

/** One style sheet serves every page. */
const styleKb = 25;

export function sizeBudget(): Plugin {
  return {
    name: 'akada-size-budget',
    // After the library's own plugin, which adds the style sheet.
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const over: string[] = [];
      const measure = (what: string, files: Iterable<string>, limit = Number.POSITIVE_INFINITY) => {
        const size = weigh(bundle, files);
        this.info(`${what} ${size.toFixed(1)} kB`);
        if (size > limit) over.push(`${what} ${size.toFixed(1)} of ${limit} kB`);
      };

      for (const { path, scripts } of pageScripts(bundle)) {
        measure(`scripts of ${path}`, scripts, scriptKb[path]);
      }
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      measure('styles', styles, styleKb);
      if (over.length > 0) this.error(`Over budget: ${over.join(', ')}`);
    },
  };
}

function weigh(bundle: Rolldown.OutputBundle, files: Iterable<string>): number {
  let bytes = 0;
  for (const name of files) {
    const output = bundle[name];
    if (output === undefined) continue;

    bytes += gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
  }
  return bytes / 1_000;
}
