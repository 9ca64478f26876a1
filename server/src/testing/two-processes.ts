/** One instance of two web processes and a worker that share a database and an S3 store, as behind a load balancer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestS3Server, testBucket } from '../platform/files/testing/s3-server.ts';
import { newSecret } from '../platform/ids/ids.ts';
import type { TestDatabase } from './postgres/postgres.ts';
import { freePort, type ProductProcess, startProduct } from './product-process.ts';

/** One process that answers HTTP. */
export interface WebProcess extends ProductProcess {
  /** The address of this process; its `url` is the address of the instance. */
  origin: string;
}

export interface TwoProcesses {
  /** The origin of each web process. */
  origins: readonly [string, string];
  /** Proves to the mailbox of each process that a person at this machine calls. */
  sandboxToken: string;
  /** Starts one more web process. */
  startWeb(): Promise<WebProcess>;
  /** The worker that runs the jobs. */
  worker: ProductProcess;
  /** Starts one more worker. */
  startWorker(): Promise<ProductProcess>;
  stop(): Promise<void>;
}

export interface TwoProcessesOptions {
  /** The secret of the instance, for a test that runs an app on its database. */
  authSecret?: string;
  /** Further variables of each process. */
  env?: Record<string, string>;
}

export async function startTwoProcesses(
  database: TestDatabase,
  { authSecret = newSecret(), env: variables = {} }: TwoProcessesOptions = {},
): Promise<TwoProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'akada-two-'));
  const store = await openTestS3Server(folder);
  // The processes share no disk, and need none.
  const dataDir = join(folder, 'absent');
  const env = {
    AUTH_SECRET: authSecret,
    // People know one address, whichever process serves them.
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: makeAddress(database),
    S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
    DRAIN_S: '0',
    ...testBucket,
    ...variables,
  };
  const started: ProductProcess[] = [];
  const startWeb = async (): Promise<WebProcess> => {
    const port = await freePort();
    const web = await startProduct(dataDir, { ...env, PORT: String(port) }, 'web');
    started.push(web);
    return { ...web, origin: `http://127.0.0.1:${port}` };
  };
  const startWorker = async (): Promise<ProductProcess> => {
    const worker = await startProduct(dataDir, env, 'worker');
    started.push(worker);
    return worker;
  };
  const first = await startWeb();
  const second = await startWeb();

  return {
    origins: [first.origin, second.origin],
    sandboxToken: first.sandboxToken,
    startWeb,
    worker: await startWorker(),
    startWorker,
    async stop() {
      await Promise.all(started.map((process) => process.stop()));
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

export function makeAddress({ connection }: TestDatabase): string {
  const { user, password, host, port, database } = connection;
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}
