import type { Config } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/config-error.ts';
import { DataDirInUseError } from '../platform/database/embedded/data-dir-lock.ts';
import { EmbeddedPostgresError } from '../platform/database/embedded/embedded-postgres-error.ts';
import { DatabaseUnreachableError } from '../platform/database/embedded/run-database.ts';
import { OutdatedSchemaError } from '../platform/database/schema/applied-migrations.ts';
import { SchemaMismatchError } from '../platform/database/schema/schema-fit.ts';

const expected = [
  ConfigError,
  DataDirInUseError,
  DatabaseUnreachableError,
  EmbeddedPostgresError,
  OutdatedSchemaError,
  SchemaMismatchError,
];

/**
 * @returns one line for a failure that the person at the terminal can do something about; null for any other,
 *   whose stack belongs in the log
 */
export function explain(error: unknown, config?: Config): string | null {
  if (!(error instanceof Error)) return null;
  if (expected.some((kind) => error instanceof kind)) return error.message;
  if (!('code' in error) || !config) return null;
  if (error.code === 'EADDRINUSE') {
    const variable = 'port' in error && error.port === config.metricsPort ? 'METRICS_PORT' : 'PORT';
    const port = variable === 'PORT' ? config.port : config.metricsPort;
    return `Port ${port} on ${config.host} is taken by another program. Stop it, or set ${variable} to a free port.`;
  }
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${config.port} is reserved for the system. Set PORT to 1024 or more.`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is "${config.host}", which is no address of this machine.`;
  }

  return null;
}
