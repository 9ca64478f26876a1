import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** @returns what files of a build weigh on the way, in kB of 1,000 bytes after gzip, each compressed by itself */
export function weigh(bundle: Rolldown.OutputBundle, files: Iterable<string>): number {
  let bytes = 0;
  for (const name of files) {
    const output = bundle[name];
    if (output === undefined) continue;

    bytes += gzipSync(output.type === 'chunk' ? output.code : output.source, { level: 9 }).length;
  }
  return bytes / 1_000;
}
