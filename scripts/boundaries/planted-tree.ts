import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Sources } from './planted-breaches.ts';

const workspaces = ['core', 'contract', 'server', 'web', 'bench'];

/** The packages that planted sources import. */
const packages = [
  'compromise',
  'drizzle-orm',
  'fast-check',
  'fastify',
  'oidc-provider',
  'temporal-polyfill',
  'ts-fsrs',
  'zod',
];

/** Writes a tree with this repository's manifests and packages and these sources, for as long as the work takes. */
export async function withTree<Result>(
  root: string,
  sources: Sources,
  work: (tree: string) => Promise<Result>,
): Promise<Result> {
  const tree = mkdtempSync(join(tmpdir(), 'akada-boundaries-'));
  try {
    for (const workspace of workspaces) {
      cpSync(join(root, workspace, 'package.json'), join(tree, workspace, 'package.json'));
      link(join(tree, workspace), join(tree, 'node_modules/@akada', workspace));
    }
    for (const name of packages) link(join(root, 'node_modules', name), join(tree, 'node_modules', name));
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    return await work(tree);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}
