/** The whole product for one test file: nothing in it is a stand-in, only the place and the time are its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { composeFeatures, type Features, jobDeclarations } from '../app/compose.ts';
import { openPlatform, type Platform } from '../app/platform.ts';
import { createWeb } from '../app/start.ts';
import { loadConfig } from '../platform/config/config.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { startPeriodicTasks } from '../platform/periodic/periodic.ts';
import { createTestDatabase } from './postgres.ts';
import { createSettableClock, type SettableClock } from './settable-clock.ts';

export interface TestApp {
  /** For `inject`: no socket is opened. */
  http: FastifyInstance;
  platform: Platform;
  features: Features;
  clock: SettableClock;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables beside those that give the test a place of its own. */
  env?: Record<string, string>;
  /** Whether jobs and periodic tasks run; without them queued work stays queued. */
  workers?: boolean;
  /** Silent where absent. */
  log?: Log;
}

/** Starts the product on a fresh database and an empty folder. */
export async function createTestApp({
  env = {},
  workers = false,
  log = createLog('silent'),
}: TestAppOptions = {}): Promise<TestApp> {
  const { connection, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'akada-app-'));
  const config = loadConfig({ PUBLIC_URL: 'http://localhost:3000', DATA_DIR: dataDir, ...env });
  const clock = createSettableClock();
  const platform = await openPlatform({ config, connection, log, clock }, jobDeclarations);
  const features = composeFeatures(platform);
  const http = await createWeb(platform, features);
  if (workers) await platform.queue.work(features.jobs);
  const stopTasks = workers ? startPeriodicTasks(features.tasks, log) : null;

  return {
    http,
    platform,
    features,
    clock,
    async close() {
      await http.close();
      await stopTasks?.();
      await platform.close(0);
      await drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
