/** One instance served by two processes, as behind a load balancer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../platform/config/config.ts';
import { withKnownPort } from '../platform/config/known-port.ts';
import { newSecret } from '../platform/ids/ids.ts';
import type { TestDatabase } from './postgres/postgres.ts';
import { type ProductProcess, startProduct } from './product-process.ts';

export interface TwoProcesses {
  /** The origin of each process. */
  origins: readonly [string, string];
  /** Proves to the mailbox of each process that a person at this machine calls. */
  sandboxToken: string;
  stop(): Promise<void>;
}

/** @param authSecret of the instance, where a test runs an app on the database, too */
export async function startTwoProcesses(
  database: TestDatabase,
  authSecret = newSecret(),
): Promise<TwoProcesses> {
  const dataDir = await mkdtemp(join(tmpdir(), 'akada-two-'));
  const env = {
    AUTH_SECRET: authSecret,
    // People know one address, whichever process serves them.
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: makeAddress(database),
  };
  // One after the other: both would fill an empty folder.
  const first = await startProcess(dataDir, env);
  const second = await startProcess(dataDir, env);

  return {
    origins: [first.origin, second.origin],
    sandboxToken: first.process.sandboxToken,
    async stop() {
      await Promise.all([first, second].map(({ process }) => process.stop()));
      await rm(dataDir, { recursive: true });
    },
  };
}

function makeAddress({ connection }: TestDatabase): string {
  const { user, password, host, port, database } = connection;
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

async function startProcess(
  dataDir: string,
  env: Record<string, string>,
): Promise<{ origin: string; process: ProductProcess }> {
  const { port } = await withKnownPort(loadConfig({ PORT: '0', DATA_DIR: dataDir }));
  const process = await startProduct(dataDir, { ...env, PORT: String(port) });
  return { origin: `http://127.0.0.1:${port}`, process };
}
