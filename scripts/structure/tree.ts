/** The files that figures measure: files under version control, or the files of a test. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tree {
  /** Paths from the root, with `/`. */
  paths: readonly string[];
  read(path: string): string;
}

/** @returns the files under version control, without those just deleted */
export function versionedTree(root: string): Tree {
  const paths = versionedFiles(root);
  return { paths, read: (path) => readFileSync(join(root, path), 'utf8') };
}

/**
 * @param patterns folders or file patterns as git knows them; everything if there is none
 * @returns paths from the root that git lists and that are there
 */
export function versionedFiles(root: string, patterns: readonly string[] = []): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/**
 * @param sources path to text
 * @returns a tree of only these files
 */
export function getTree(sources: Readonly<Record<string, string>>): Tree {
  return { paths: Object.keys(sources), read: (path) => sources[path] ?? '' };
}

const sourceCode = /^(core|contract|server|web|bench|e2e|scripts)\/.*\.(ts|tsx|mjs)$/;
const testCode = /\.(test|spec)\.(tsx?|mjs)$|(^|\/)testing\/|^e2e\//;

/** @returns whether a path is code of ours that runs, checks or measures something */
export function isSource(path: string): boolean {
  return sourceCode.test(path);
}

/** @returns whether a path is a test or serves only tests */
export function isTest(path: string): boolean {
  return testCode.test(path);
}

/** @returns the code of the product itself below these folders */
export function productionSources({ paths }: Tree, folders: readonly string[]): string[] {
  return paths.filter(
    (path) => isSource(path) && !isTest(path) && folders.some((folder) => path.startsWith(`${folder}/`)),
  );
}

/** @returns the names of the server's features */
export function featureNames({ paths }: Tree): string[] {
  const found = paths.map((path) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(found.filter((name) => name !== undefined))].sort();
}
