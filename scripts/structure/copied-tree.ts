/** A copy of this repository, for as long as a test changes it. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { versionedFiles } from './tree.ts';

const workspaces = ['core', 'contract', 'server', 'web', 'bench', 'e2e'];

/** Copies the files under version control; packages are links to the installed ones, ours to the copy. */
export async function withCopy<Result>(
  root: string,
  work: (copy: string) => Result | Promise<Result>,
): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), 'akada-copy-'));
  try {
    for (const path of versionedFiles(root)) cpSync(join(root, path), join(copy, path));
    linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const name of workspaces) link(join(copy, name), join(copy, 'node_modules/@akada', name));
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function linkPackages(installed: string, links: string): void {
  const names = readdirSync(installed).filter((name) => name !== '@akada' && !name.startsWith('.'));
  for (const name of names) link(join(installed, name), join(links, name));
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}
