/** One instance served by two processes, as behind a load balancer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../platform/config/config.ts';
import { withKnownPort } from '../platform/config/known-port.ts';
import { newSecret } from '../platform/ids/ids.ts';
import { createTestDatabase, type TestDatabase } from './postgres/postgres.ts';
import { type ProductProcess, startProduct } from './product-process.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface TwoProcesses {
  /** Of each process. */
  origins: readonly [string, string];
  /** On the same database and with the same secret: makes what a test begins with. */
  app: TestApp;
  stop(): Promise<void>;
}

export async function startTwoProcesses(): Promise<TwoProcesses> {
  const dataDir = await mkdtemp(join(tmpdir(), 'akada-two-'));
  const database = await createTestDatabase();
  const env = {
    AUTH_SECRET: newSecret(),
    // People know one address, whichever process serves them.
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: addressOf(database),
  };
  // One after the other: both would fill an empty folder.
  const first = await startProcess(dataDir, env);
  const second = await startProcess(dataDir, env);
  const app = await createTestApp({ database, env: { AUTH_SECRET: env.AUTH_SECRET } });

  return {
    origins: [first.origin, second.origin],
    app,
    async stop() {
      await Promise.all([first, second].map(({ process }) => process.stop()));
      await app.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

function addressOf({ connection }: TestDatabase): string {
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
