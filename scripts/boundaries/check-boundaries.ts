import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { versionedFiles } from '../structure/tree.ts';
import { forbidden, options } from './boundaries.ts';

/** The folders of the modules that the rules cover. */
const sources = ['core/src', 'contract/src', 'server/src', 'web/src', 'bench/src', 'e2e', 'scripts'];

export interface Breach {
  rule: string;
  /** Path of the importing module, and what it imports. */
  from: string;
  to: string;
}

/** Reads every module below a root, or in some folders there, and holds it against the rules. */
export async function cruiseSources(root: string, folders = sources): Promise<ICruiseResult> {
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(present, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === 'string') throw new Error(output);

  return output;
}

export function getBreaches({ summary }: Pick<ICruiseResult, 'summary'>): Breach[] {
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

/**
 * A checker that cannot read the sources finds nothing wrong with them: one whose parser did not match the compiler
 * saw no module at all, and passed.
 * @returns the source files under version control that were not seen
 */
export function unseenModules(root: string, { modules }: Pick<ICruiseResult, 'modules'>): string[] {
  const seenKeys = new Set(modules.map(({ source }) => source));
  return versionedSources(root).filter((path) => !seenKeys.has(path));
}

/** @returns source files as version control lists them, without those just deleted */
export function versionedSources(root: string): string[] {
  return versionedFiles(root, sources).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
}
