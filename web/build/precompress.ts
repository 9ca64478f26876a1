/** Writes `.br` and `.gz` next to every text file of the build: compressed once, served as they lie. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const textFiles = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);

export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'akada-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = join(root, build.outDir);
    },
    closeBundle: {
      // Runs after the pages are rendered.
      order: 'post',
      sequential: true,
      handler: () => {
        for (const file of findTextFiles(outDir)) compress(file);
      },
    },
  };
}

function findTextFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => textFiles.has(extname(name)))
    .map((name) => join(folder, name));
}

function compress(file: string): void {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
