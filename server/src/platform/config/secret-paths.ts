import { isAbsolute } from 'node:path';
import type { DatabaseConnection } from '../database/database.ts';
import { clusterFolder } from '../database/embedded/cluster.ts';
import { authSecretPath } from './auth-secret.ts';
import type { Config } from './config.ts';

/**
 * @returns absolute paths through which a process of the server's account would reach the whole database or sign
 *   tokens: what reads uploaded files must not have them
 */
export function secretPaths({ dataDir }: Pick<Config, 'dataDir'>, connection: DatabaseConnection): string[] {
  const host = getHost(connection);
  const socketFolder = host !== null && isAbsolute(host) ? [host] : [];
  return [clusterFolder(dataDir), authSecretPath(dataDir), ...socketFolder];
}

/** In an address, the folder of a socket is a parameter. */
function getHost({ host, connectionString }: DatabaseConnection): string | null {
  if (connectionString === undefined) return host ?? null;

  return URL.canParse(connectionString) ? new URL(connectionString).searchParams.get('host') : null;
}
