/** Prints the findings and the sums of `npm run structure`, and writes lower limits. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '../tree.ts';
import { kinds } from './finding.ts';
import { countByFolder, limitsPath, lowerLimits, sumByKind } from './limits.ts';
import { findPlainLanguageFaults, readLimits } from './plain-language.ts';

/** @returns one line with the count of each kind over the whole repository */
export function languageSums(tree: Tree): string {
  const sums = sumByKind(countByFolder(findPlainLanguageFaults(tree)));
  return `unplain language: ${kinds.map((kind) => `${kind} ${sums[kind]}`).join(', ')}`;
}

/** @returns every finding below some paths, one a line */
export function languageFindings(tree: Tree, paths: readonly string[]): string[] {
  return findPlainLanguageFaults(tree)
    .filter(({ path }) =>
      paths.some((start) => path === start || path.startsWith(`${start.replace(/\/$/, '')}/`)),
    )
    .map(({ path, line, kind, fault, text }) => `${path}:${line} ${kind}: ${fault} | ${text}`);
}

/** Writes limits that are as low as the counts. Without a file of limits the counts become the limits. */
export function writeLowerLimits(root: string, tree: Tree): void {
  const counts = countByFolder(findPlainLanguageFaults(tree));
  const limits = tree.paths.includes(limitsPath) ? lowerLimits(counts, readLimits(tree)) : counts;
  writeFileSync(join(root, limitsPath), `${JSON.stringify(limits, null, 2)}\n`);
}
