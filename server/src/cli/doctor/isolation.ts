import { secretPaths } from '../../platform/config/secret-paths.ts';
import { findConfinement } from '../../platform/isolate/confinement.ts';
import { isolationWarning } from '../../platform/isolate/isolation-rule.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/** Whether what reads uploaded files is cut off. On a machine for trying out, the opposite is only said. */
export async function findIsolation({ config, database }: CommandContext): Promise<Finding> {
  const { connection } = await database();
  const confinement = await findConfinement(secretPaths(config, connection));
  const warning = isolationWarning(confinement, config.isolationRequired);
  if (warning) return { ok: !config.production, line: warning };

  return { ok: true, line: 'uploaded files are read without a network and without access to the database' };
}
