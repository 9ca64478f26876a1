/** Starts the product on a database that is there and migrated: HTTP, jobs or both. */
import { join } from 'node:path';
import { endpointTable } from '@akada/contract/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { DatabaseConnection } from '../platform/database/database.ts';
import { isSecureOrigin } from '../platform/http/cookie-names.ts';
import type { Log } from '../platform/log/log.ts';
import { startPeriodicTasks } from '../platform/periodic/periodic.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { describeApi } from './api-docs/api-docs.ts';
import { composeFeatures, type Features } from './compose.ts';
import { healthRoute } from './http/health.ts';
import { hintStreamRoute } from './http/hint-stream.ts';
import { createHttpServer } from './http/http-server.ts';
import { mountRoutes } from './http/mount.ts';
import { serveWebApp } from './http/web-app.ts';
import { mountSandboxes } from './sandbox/sandboxes.ts';

/** The role of one process; `npm start` has both in one. */
export type ProcessRole = 'web' | 'worker';

export interface ApplicationDeps {
  config: Config;
  connection: DatabaseConnection;
  log: Log;
  roles: readonly ProcessRole[];
  clock?: Clock;
}

export interface Application {
  /** The listening address; null for a process that is only a worker. */
  address: string | null;
  /** The HTTP server, for requests without a socket. */
  http: FastifyInstance | null;
  platform: Platform;
  features: Features;
  /** Lets requests and jobs in progress finish, ends streams, closes every connection. */
  close(): Promise<void>;
}

const webAppFolder = join(import.meta.dirname, '../../../web/dist');

/** The time for jobs in progress to finish; with the rest it stays under the 20 s of the complete shutdown. */
const jobGraceMs = 8_000;

/** @throws Error with `code` `EADDRINUSE` when the port is taken */
export async function startApplication(deps: ApplicationDeps): Promise<Application> {
  const { config, log, roles } = deps;
  const platform = await openPlatform(deps);
  try {
    const features = composeFeatures(platform);
    await platform.queue.declare(features.jobs.map(({ job }) => job));
    const http = roles.includes('web') ? await createWeb(platform, features) : null;
    const address = http ? await http.listen({ host: config.host, port: config.port }) : null;
    if (roles.includes('worker')) await platform.queue.work(features.jobs);
    const stopTasks = roles.includes('worker') ? startPeriodicTasks(features.tasks, log) : null;

    return {
      address,
      http,
      platform,
      features,
      async close() {
        await http?.close();
        await stopTasks?.();
        await platform.close(jobGraceMs);
      },
    };
  } catch (error) {
    await platform.close(0);
    throw error;
  }
}

/** The HTTP side, without listening. */
export async function createWeb(platform: Platform, features: Features): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = await createHttpServer(log, config);
  const shutdown = new AbortController();
  // Calls that wait for a generation are answered with its present state, and streams end, before the rest closes.
  app.addHook('preClose', async () => shutdown.abort());

  if (config.apiDocs) describeApi(app);
  await app.register(async (api) =>
    mountRoutes(api, {
      table: endpointTable,
      routes: [
        ...features.routes,
        healthRoute(platform),
        hintStreamRoute({ ...platform, authenticate: features.authenticate }),
      ],
      authenticate: features.authenticate,
      databaseAnswers: platform.databaseWatch.answers,
      shutdown: shutdown.signal,
      secureCookies: isSecureOrigin(config.publicUrl),
      log,
    }),
  );
  if (config.sandboxes) await mountSandboxes(app, platform);
  await serveWebApp(app, webAppFolder, config);
  return app;
}
