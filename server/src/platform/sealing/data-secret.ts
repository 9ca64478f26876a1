/**
 * The secret of an installation's data. AUTH_SECRET may change; what is sealed or hashed in the database must stay readable. So it
 * depends on another secret, which the database keeps sealed with AUTH_SECRET.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { createSealedStorage } from './sealed-storage.ts';

const [purpose, owner, secretBytes] = ['akada data secret', 'installation', 32];

export interface DataSecretDeps {
  database: Pick<Database, 'transaction'>;
  config: Pick<Config, 'authSecret' | 'previousAuthSecret'>;
  log: Pick<Log, 'warn'>;
}

/**
 * Makes the secret at the first start. An installation that is older than this table continues with its AUTH_SECRET, by which its
 * data was sealed. With AUTH_SECRET_PREVIOUS the stored secret is sealed again with the new AUTH_SECRET.
 *
 * @returns the secret; AUTH_SECRET itself if neither secret opens the stored one, which then stays as it is
 */
export function openDataSecret({ database, config, log }: DataSecretDeps): Promise<string> {
  const { authSecret, previousAuthSecret } = config;
  const current = createSealedStorage(authSecret, purpose);
  return database.transaction(async (tx) => {
    // Two processes that start at the same time make one secret.
    await tx.execute(sql`LOCK TABLE data_secret IN SHARE ROW EXCLUSIVE MODE`);
    const { rows } = await tx.execute<{ sealed: Buffer }>(sql`SELECT sealed FROM data_secret`);
    const [row] = rows;
    if (row === undefined) {
      const { rows: accounts } = await tx.execute(sql`SELECT FROM users LIMIT 1`);
      const secret =
        accounts.length > 0 ? (previousAuthSecret ?? authSecret) : randomBytes(secretBytes).toString('hex');
      await tx.execute(sql`INSERT INTO data_secret VALUES (1, ${current.seal(secret, owner)})`);
      return secret;
    }
    const opened = current.unseal(row.sealed, owner);
    if (opened !== null) return opened;

    const earlier =
      previousAuthSecret && createSealedStorage(previousAuthSecret, purpose).unseal(row.sealed, owner);
    if (!earlier) {
      log.warn(
        'AUTH_SECRET is not the one of this database: second factors, cards and other sealed values stay closed',
      );
      return authSecret;
    }
    await tx.execute(sql`UPDATE data_secret SET sealed = ${current.seal(earlier, owner)}`);
    return earlier;
  });
}
