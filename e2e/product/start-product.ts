/** Starts the product itself on an empty data folder, for the length of a run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface WebBuild {
  buildWebWhenChanged: () => Promise<void>;
}

interface Lock {
  exclusively: (work: () => Promise<void>) => Promise<void>;
}

/** @returns what ends the product again; its address and its folder reach the stories by the environment */
export default async function startProduct(): Promise<() => Promise<void>> {
  await buildWeb();
  const dataDir = await mkdtemp(join(tmpdir(), 'akada-e2e-'));
  const product = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  process.env.AKADA_URL = await addressOf(product);
  process.env.AKADA_DATA_DIR = dataDir;
  return async () => {
    await end(product);
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** The set-up scripts are plain JavaScript for older Nodes; their own lock keeps two runs apart. */
async function buildWeb(): Promise<void> {
  const script = (name: string) => pathToFileURL(join(root, 'scripts/setup', name)).href;
  const build: WebBuild = await import(script('build-web.mjs'));
  const lock: Lock = await import(script('exclusively.mjs'));
  await lock.exclusively(build.buildWebWhenChanged);
}

async function addressOf(product: ChildProcess): Promise<string> {
  if (product.stdout === null) throw new Error('The product has no output.');

  const lines = createInterface(product.stdout);
  for await (const line of lines) {
    const ready = /^Akada is ready at (\S+)$/.exec(line);
    if (ready?.[1] !== undefined) {
      lines.close();
      product.stdout.resume();
      return ready[1];
    }
  }
  throw new Error('The product ended before it was ready.');
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null) return;

  product.kill('SIGTERM');
  await once(product, 'exit');
}
