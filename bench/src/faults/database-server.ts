/** A PostgreSQL of the faults' own, which they kill and start again, behind an address that stays. */
import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '../../../server/src/platform/config/config.ts';
import { type DatabaseConnection, openDatabase } from '../../../server/src/platform/database/database.ts';
import { clusterFolder } from '../../../server/src/platform/database/embedded/cluster.ts';
import { readPostmasterFile } from '../../../server/src/platform/database/embedded/postmaster-file.ts';
import { findProcesses } from '../../../server/src/platform/database/embedded/process-table.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/database/embedded/start-embedded-postgres.ts';
import { applyMigrations } from '../../../server/src/platform/database/schema/migrate.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { type BenchInstance, publicUrl } from '../instance/bench-instance.ts';
import { type FaultProxy, openFaultProxy, postgresRefusal } from './fault-proxy.ts';

export interface DatabaseServer {
  /** Its connection leads through the proxy, its pool past it. */
  instance: BenchInstance;
  /** The proxy between the product and the database. */
  proxy: FaultProxy;
  /** The current address, past every proxy. */
  address(): DatabaseConnection;
  /** Another server takes its place for all who come, null for none. */
  serve(other: DatabaseConnection | null): void;
  /** Ends it as `pg_ctl -m immediate` does, without a checkpoint. */
  kill(): Promise<void>;
  /** @returns once it accepts connections again */
  start(): Promise<void>;
}

/** Enough for four processes of the product and the tools next to them. */
const settings = '\nmax_connections = 200\n';

export async function openDatabaseServer(): Promise<DatabaseServer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'akada-faults-')));
  const log = createLog('error');
  const launch = () => startEmbeddedPostgres({ dataDir: folder, log });
  let server = await launch();
  appendFileSync(join(clusterFolder(folder), 'postgresql.conf'), settings);
  await server.stop();
  server = await launch();

  let substitute: DatabaseConnection | null = null;
  const socket = () => {
    const { host, port } = substitute ?? server.connection;
    return { path: join(String(host), `.s.PGSQL.${port}`) };
  };
  const proxy = await openFaultProxy(socket, postgresRefusal);
  const direct = await openFaultProxy(socket, postgresRefusal);
  const through = ({ port }: FaultProxy) => ({ ...server.connection, host: '127.0.0.1', port });
  await applyMigrations(through(direct));
  const database = openDatabase(through(direct), log, 5);

  const remove = async () => {
    await database.close();
    await Promise.all([proxy.close(), direct.close()]);
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  let removed: Promise<void> | undefined;

  return {
    proxy,
    address: () => server.connection,
    serve(other) {
      substitute = other;
    },
    instance: {
      folder,
      config: loadConfig({ DATA_DIR: folder, PORT: '0', PUBLIC_URL: publicUrl }),
      connection: through(proxy),
      database,
      postgres: () => findProcesses(clusterFolder(folder), 'postgres'),
      remove: () => {
        removed ??= remove();
        return removed;
      },
    },
    async kill() {
      const pid = readPostmasterFile(clusterFolder(folder))?.pid;
      if (pid) process.kill(pid, 'SIGQUIT');
      await server.ended;
      while (findProcesses(clusterFolder(folder), 'postgres').length > 0) await pause(10);
    },
    async start() {
      server = await launch();
    },
  };
}
