import { openDatabase } from '../../server/src/platform/database/database.ts';
import { runningEmbeddedPostgres } from '../../server/src/platform/database/embedded/start-embedded-postgres.ts';
import { createLog } from '../../server/src/platform/log/log.ts';

/** Ends the two days that a new bank account waits, in the database of the product: no story lasts as long. */
export async function endAccountWait(tutorId: string): Promise<void> {
  const connection = runningEmbeddedPostgres(process.env.AKADA_DATA ?? '');
  if (!connection) throw new Error('The database of the product does not run.');

  const database = openDatabase(connection, createLog('error'));
  try {
    const end = "UPDATE payout_accounts SET usable_at = now() - interval '1 minute' WHERE user_id = $1";
    const { rowCount } = await database.pool.query(end, [tutorId]);
    if (rowCount !== 1) throw new Error('The tutor has no bank account.');
  } finally {
    await database.close();
  }
}
