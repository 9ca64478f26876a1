/** Figures about the state of the process and of the whole installation, read when a monitor asks. */
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { readInTime } from '../../platform/database/read-in-time.ts';
import type { Gauges, GaugeValue } from '../../platform/module/gauge.ts';
import type { Platform } from '../../platform/platform.ts';

type StatePlatform = Pick<Platform, 'database' | 'databaseWatch' | 'clock' | 'log'>;

/** Adds memory, processor time, event loop and connections of this process. */
export function measureProcess(registry: Registry, { database: { pool } }: StatePlatform): void {
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: 'akada_database_connections',
    help: 'Connections of the pool of this process, and queries that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** @returns a function that reads the figures of all features into the registry, each statement once */
export function measureInstallation(
  registry: Registry,
  { database, databaseWatch, clock, log }: StatePlatform,
  gauges: readonly Gauges[],
): () => Promise<void> {
  const parts = gauges.map(({ figures, read }) => ({
    read,
    metrics: Object.entries(figures).map(([name, { help, labels = [] }]) => ({
      name,
      isSingle: labels.length === 0,
      metric: new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    })),
  }));

  const readPart = async ({ read, metrics }: (typeof parts)[number]) => {
    let values: Record<string, readonly GaugeValue[]> = {};
    try {
      if (databaseWatch.answers()) values = await readInTime(database, (tx) => read(tx, clock.now()));
    } catch (error) {
      log.warn({ error, figures: metrics.map(({ name }) => name) }, 'figures for monitors were not read');
    }
    for (const { name, isSingle, metric } of metrics) show(metric, isSingle, values[name] ?? []);
  };
  return async () => {
    for (const part of parts) await readPart(part);
  };
}

/**
 * A figure without values is absent from the answer, which an alert can be set on.
 *
 * @param isSingle true for a gauge without labels, on which a reset leaves a value of 0
 */
function show(metric: Gauge, isSingle: boolean, values: readonly GaugeValue[]): void {
  if (isSingle) metric.remove();
  else metric.reset();
  for (const { labels = {}, value } of values) metric.set({ ...labels }, value);
}
