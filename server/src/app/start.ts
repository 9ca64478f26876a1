/** Starts the product on a database that is there and migrated: HTTP, jobs or both. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endpointTable } from '@akada/contract/table.ts';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { DatabaseConnection } from '../platform/database/database.ts';
import { isSecureOrigin } from '../platform/http/cookie-names.ts';
import type { Log } from '../platform/log/log.ts';
import { startPeriodicTasks } from '../platform/periodic/periodic.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { untilStopped, WorkerStopped } from '../platform/work/stopped-work.ts';
import { describeApi } from './api-docs/api-docs.ts';
import { composeFeatures } from './compose.ts';
import type { Features } from './features.ts';
import { firstScreenRoute } from './first-screen/first-screen.ts';
import { logAnswers } from './http/access-log.ts';
import { healthRoute } from './http/health.ts';
import { hintStreamRoute } from './http/hint-stream.ts';
import { createHttpServer } from './http/http-server.ts';
import { mountRoutes } from './http/mount.ts';
import { readyRoute } from './http/ready.ts';
import { serveWebApp } from './http/web-app.ts';
import { measureAnswers } from './metrics/http-metrics.ts';
import { measureJobs } from './metrics/job-metrics.ts';
import { type MetricsServer, openMetricsServer } from './metrics/metrics-server.ts';
import { measureInstallation, measureProcess } from './metrics/state-metrics.ts';
import { mountSandboxes } from './sandbox/sandboxes.ts';
import { stopHttp, watchUnusedConnections } from './stop/stop-http.ts';
import { createStopStages } from './stop/stop-stages.ts';
import { waitUntilDeadline } from './stop/wait-until-deadline.ts';

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
  /** The port for monitors; null if there is none. */
  metricsPort: number | null;
  /** The HTTP server, for requests without a socket. */
  http: FastifyInstance | null;
  platform: Platform;
  features: Features;
  /** Lets requests and jobs in progress finish, ends streams, closes every connection. */
  close(): Promise<void>;
}

const webAppFolder = join(import.meta.dirname, '../../../web/dist');

/** The time for answers in progress, from the beginning of the stop on: a slow model writes a long one in it. */
const answersMs = 20_000;

/** Answers that the deadline has cut are still saved. */
const afterDeadlineMs = 1_000;

/** Longer jobs are cut, and another worker runs them again. */
const jobGraceMs = 1_200;

/** The queue looks for ended jobs twice a second, and the jobs that were just cut count. */
const queueGraceMs = jobGraceMs + 600;

/** A transaction that is still running then is rolled back: a worker ends within three seconds. */
const platformCloseMs = 2_500;

/** @throws Error with `code` `EADDRINUSE` when the port is taken */
export async function startApplication(deps: ApplicationDeps): Promise<Application> {
  const { config, log, roles } = deps;
  const platform = await openPlatform(deps);
  try {
    const features = composeFeatures(platform);
    await platform.queue.declare(features.jobs.map(({ job }) => job));
    const stages = createStopStages(answersMs);
    const logFailure = (error: unknown) => log.error({ error }, 'the HTTP server did not close');
    const registry = new Registry();
    const http = roles.includes('web') ? await createWeb(platform, features, { stages, registry }) : null;
    const metrics = await openMetrics(platform, features, registry);
    const unused = http ? watchUnusedConnections(http) : null;
    const address = http ? await http.listen({ host: config.host, port: config.port }) : null;
    const stopJobs = new AbortController();
    if (roles.includes('worker'))
      await platform.queue.work(
        measureJobs(features.jobs, registry).map((handler) => untilStopped(handler, stopJobs.signal)),
      );
    const stopTasks = roles.includes('worker') ? startPeriodicTasks(features.tasks, log) : null;

    return {
      address,
      metricsPort: metrics?.port ?? null,
      http,
      platform,
      features,
      async close() {
        const tasksEnded = stopTasks?.();
        platform.unfinished.add(metrics?.close() ?? Promise.resolve());
        if (http && unused)
          await stopHttp(http, stages, { drainMs: config.drainMs, unused }).catch(logFailure);
        await waitUntilDeadline(platform.unfinished.ended(), stages.deadline, afterDeadlineMs);
        if (tasksEnded) platform.unfinished.add(tasksEnded);
        setTimeout(() => stopJobs.abort(new WorkerStopped()), jobGraceMs).unref();
        await Promise.race([platform.close(queueGraceMs), pause(platformCloseMs, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await platform.close(0);
    throw error;
  }
}

async function openMetrics(
  platform: Platform,
  { gauges }: Pick<Features, 'gauges'>,
  registry: Registry,
): Promise<MetricsServer | null> {
  const { config } = platform;
  if (config.metricsPort === null) return null;

  measureProcess(registry, platform);
  const readState = measureInstallation(registry, platform, gauges);
  return openMetricsServer(
    { ...platform, registry, readState },
    { host: config.host, port: config.metricsPort },
  );
}

/** The HTTP side, without listening. */
export async function createWeb(
  platform: Platform,
  features: Features,
  { stages = createStopStages(), registry = new Registry() } = {},
): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = await createHttpServer(log, config, stages);
  if (config.metricsPort !== null) measureAnswers(app, registry);
  if (config.accessLog) logAnswers(app, log);
  // Calls that wait for a generation are answered with its present state, and streams end, before the rest closes.
  app.addHook('preClose', async () => stages.close());

  if (config.apiDocs) describeApi(app);
  await app.register(async (api) =>
    mountRoutes(api, {
      table: endpointTable,
      routes: [
        ...features.routes,
        firstScreenRoute(features.routes),
        healthRoute(platform),
        readyRoute(stages),
        hintStreamRoute({ ...platform, authenticate: features.authenticate }),
      ],
      authenticate: features.authenticate,
      databaseAnswers: platform.databaseWatch.answers,
      stages,
      secureCookies: isSecureOrigin(config.publicUrl),
      log,
    }),
  );
  if (config.sandboxes) await mountSandboxes(app, platform);
  await serveWebApp(app, webAppFolder, { ...config, readPublicSettings: features.readPublicSettings });
  return app;
}
