/** Figures about the state of the process and of the whole installation, read when a monitor asks. */
import { collectDefaultMetrics, Gauge as GaugeMetric, type Registry } from 'prom-client';
import { readInTime } from '../../platform/database/read-in-time.ts';
import type { Gauge } from '../../platform/module/gauge.ts';
import type { Platform } from '../../platform/platform.ts';

type StatePlatform = Pick<Platform, 'database' | 'databaseWatch' | 'clock' | 'log'>;

/** Adds memory, processor time, event loop, connections, and the gauges of all features. */
export function measureState(registry: Registry, platform: StatePlatform, gauges: readonly Gauge[]): void {
  collectDefaultMetrics({ register: registry });
  const { pool } = platform.database;
  const connections = new GaugeMetric({
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
  for (const gauge of gauges) measureGauge(registry, platform, gauge);
}

/** A gauge that cannot be read is absent from the answer, which an alert can be set on; the others are there. */
function measureGauge(
  registry: Registry,
  { database, databaseWatch, clock, log }: StatePlatform,
  { name, help, labels = [], read }: Gauge,
): void {
  const metric = new GaugeMetric({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      metric.reset();
      // A reset leaves a value of 0 on a gauge without labels.
      if (labels.length === 0) metric.remove();
      if (!databaseWatch.answers()) return;

      try {
        const values = await readInTime(database, (tx) => read(tx, clock.now()));
        for (const { labels: ownLabels = {}, value } of values) metric.set({ ...ownLabels }, value);
      } catch (error) {
        log.warn({ error, gauge: name }, 'a gauge was not read');
      }
    },
  });
}
