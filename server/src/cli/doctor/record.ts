import { checkSeals, type SealCheck } from '../../platform/audit/audit-seals.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openDataSecret } from '../../platform/sealing/data-secret.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/** Compares the record of administrators' actions with its seals. */
export async function findRecord({ config, log, ...context }: CommandContext): Promise<Finding> {
  const { connection } = await context.database();
  const database = openDatabase(connection, log, 1);
  try {
    const dataSecret = await openDataSecret({ database, config, log });
    return describe(await checkSeals({ database, dataSecret }));
  } finally {
    await database.close();
  }
}

function describe({ until, rows, erased, removedDays, unknownDays, changedDays }: SealCheck): Finding {
  if (changedDays.length > 0) {
    const days = changedDays.slice(0, 5).join(', ');
    return { ok: false, line: `was changed on ${days}: compare these days with a backup` };
  }
  if (until === null) return { ok: true, line: 'no day is sealed yet: each day is sealed after its end' };

  const details = [
    erased > 0 ? `${erased} without their names after an erasure` : null,
    removedDays > 0 ? `${removedDays} days removed` : null,
    unknownDays > 0 ? `${unknownDays} days sealed by an earlier AUTH_SECRET, not comparable` : null,
  ].filter((detail) => detail !== null);
  return { ok: true, line: [`unchanged until ${until}, ${rows} lines`, ...details].join('; ') };
}
