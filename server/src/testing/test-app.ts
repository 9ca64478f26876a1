/** The whole product for tests: nothing in it is a stand-in; only the instance and the time are the test's own. */

import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase } from '@akada/contract/table.ts';
import type { FastifyInstance } from 'fastify';
import { composeFeatures } from '../app/compose.ts';
import type { Features } from '../app/features.ts';
import { createWeb } from '../app/start.ts';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import { loadConfig } from '../platform/config/config.ts';
import type { Internet } from '../platform/internet/internet.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { createPasswords, type Passwords } from '../platform/passwords/passwords.ts';
import { startPeriodicTasks } from '../platform/periodic/periodic.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { createTestDatabase, type TestDatabase, testFolder } from './postgres/postgres.ts';
import { createSettableClock, type SettableClock } from './settable-clock.ts';

/** The argument of every test helper: an app that other tests may be using too. */
export interface SharedTestApp {
  /** Used with `inject`, which opens no socket. */
  http: FastifyInstance;
  platform: Platform;
  features: Features;
  clock: Clock;
}

/** An app with a separate database. */
export interface TestApp extends SharedTestApp {
  clock: SettableClock;
  close(): Promise<void>;
}

export interface SharedTestAppOptions {
  /** Environment variables in addition to the variables that isolate the test's instance. */
  env?: Record<string, string>;
  /** Whether jobs and periodic tasks run; without them queued work stays queued. */
  workers?: boolean;
  /** True if workers create the sample paper, which takes a second or two; default false. */
  sample?: boolean;
}

export interface TestAppOptions extends SharedTestAppOptions {
  /** Silent where absent. */
  log?: Log;
  /** A database with a migrated schema; a fresh one if absent. Closing the app drops it in both cases. */
  database?: TestDatabase;
  /** With Argon2's least cost where absent: what a hash costs is proved by the tests of passwords.ts. */
  passwords?: Passwords;
  /** The internet as calls of clients' addresses see it; this machine's resolver if absent. */
  internet?: Internet;
  /** The time of the clock, in milliseconds since the epoch; the last 23:30 UTC if absent. */
  startsAt?: number;
}

const sharedApps = new Map<string, Promise<SharedTestApp>>();

/**
 * Starts the product once per test process and set of options, for tests that make separate accounts. They
 * never rely on an empty table or count rows that others may add. The clock is the machine's: a test that
 * moves time, breaks the schema, closes the app or counts everything needs `createTestApp`. The app ends with
 * its process, its folder and its database with the test run.
 */
export function sharedTestApp({
  env = {},
  workers = false,
  sample = false,
}: SharedTestAppOptions = {}): Promise<SharedTestApp> {
  const key = JSON.stringify([Object.entries(env).sort(), workers, sample]);
  const app = sharedApps.get(key) ?? startShared({ env, workers, sample });
  sharedApps.set(key, app);
  return app;
}

/** Starts the product on a fresh database, an empty folder and a clock that the test moves. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { connection, drop } = options.database ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'akada-app-'));
  const clock = createSettableClock(options.startsAt);
  const { close, ...app } = await start({ ...options, connection, dataDir, clock });

  return {
    ...app,
    clock,
    async close() {
      await close();
      await drop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** @returns the address below which the paths of the contract are, on a free port that is opened at the first call */
export async function apiUrl({ http }: SharedTestApp): Promise<string> {
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}${apiBase}`;
}

async function startShared(options: SharedTestAppOptions): Promise<SharedTestApp> {
  const { connection } = await createTestDatabase();
  const dataDir = await mkdtemp(join(testFolder(), 'app-'));
  return start({ ...options, connection, dataDir, clock: systemClock });
}

interface StartDeps<C extends Clock> extends TestAppOptions {
  connection: Awaited<ReturnType<typeof createTestDatabase>>['connection'];
  dataDir: string;
  clock: C;
}

/** Tests compose the product here and nowhere else. */
async function start<C extends Clock>({
  env = {},
  workers = false,
  sample = false,
  log = createLog('silent'),
  passwords = createPasswords(undefined, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  internet,
  connection,
  dataDir,
  clock,
}: StartDeps<C>) {
  const config = loadConfig({
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    // Everyone in the tests comes from one address.
    REGISTRATIONS_PER_SOURCE: '1000000',
    ...env,
  });
  const platform = await openPlatform({ config, connection, log, clock, passwords, internet });
  const features = composeFeatures(platform);
  await platform.queue.declare(features.jobs.map(({ job }) => job));
  const http = await createWeb(platform, features);
  if (workers) await platform.queue.work(features.jobs);
  const stopTasks = workers ? startPeriodicTasks(makeTasks(features, sample), log) : null;

  return {
    http,
    platform,
    features,
    clock,
    async close() {
      await http.close();
      await stopTasks?.();
      await platform.close(0);
    },
  };
}

function makeTasks({ tasks }: Features, sample: boolean): Features['tasks'] {
  return sample ? tasks : tasks.filter(({ name }) => name !== 'questions.install_sample');
}
