/** The product as people run it: a separate process that a test can kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { storedAuthSecret } from '../platform/config/auth-secret.ts';
import { sandboxToken } from '../platform/config/sandbox-address.ts';

/** The entry points: HTTP and jobs in one process, or one of them. */
export type EntryPoint = 'main' | 'web' | 'worker';

export interface ProductProcess {
  /** Origin, such as `http://localhost:40123`; empty for a worker, which does not listen. */
  url: string;
  /** Proves to the mailbox and the stand-ins that a person at this machine calls. */
  sandboxToken: string;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Simulates a power cut: the server and its embedded database end immediately. */
  powerCut(): Promise<void>;
}

/** Starts the product on a data folder and a free port, and waits until it says that it is ready. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  entryPoint: EntryPoint = 'main',
): Promise<ProductProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../${entryPoint}.ts`)], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env },
    // The channel ends the product with the test run, however that ends.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await readyUrl(child);
  const exited = once(child, 'exit');

  return {
    url,
    sandboxToken: sandboxToken(env.AUTH_SECRET ?? storedAuthSecret(dataDir)),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async powerCut() {
      const [postmaster] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
      child.kill('SIGKILL');
      process.kill(Number(postmaster), 'SIGKILL');
      await exited;
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the product has no output');

  for await (const line of createInterface({ input: child.stdout })) {
    const ready = /^Akada is (?:ready at (?<url>\S+)|at work)$/.exec(line);
    if (ready) return ready.groups?.url ?? '';
  }
  throw new Error('the product ended before it was ready');
}

/** @returns a port that is free at this moment */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
