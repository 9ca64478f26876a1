import { isAbsolute } from 'node:path';
import type { DatabaseConnection } from '../database/database.ts';
import { clusterFolder } from '../database/embedded/cluster.ts';
import { authSecretPath } from './auth-secret.ts';
import type { Config } from './config.ts';

/**
 * @returns absolute paths that give a process of the server's account the complete database or the key for tokens;
 *   they are hidden from processes that read uploaded files
 */
export function secretPaths({ dataDir }: Pick<Config, 'dataDir'>, connection: DatabaseConnection): string[] {
  const host = getHost(connection);
  const socketFolder = host !== null && isAbsolute(host) ? [host] : [];
  return [clusterFolder(dataDir), authSecretPath(dataDir), ...socketFolder];
}

/** A connection string names the folder of a socket in a parameter. */
function getHost({ host, connectionString }: DatabaseConnection): string | null {
  if (connectionString === undefined) return host ?? null;

  return URL.canParse(connectionString) ? new URL(connectionString).searchParams.get('host') : null;
}
