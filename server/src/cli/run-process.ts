/** One process of the product from its first check to its last connection. */
import { flushCompileCache } from 'node:module';
import { type ProcessRole, startApplication } from '../app/start.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { withKnownPort } from '../platform/config/known-port.ts';
import { secretPaths } from '../platform/config/secret-paths.ts';
import { openRunDatabase } from '../platform/database/embedded/run-database.ts';
import { applyMigrations, migrationNames } from '../platform/database/schema/migrate.ts';
import { checkSchema } from '../platform/database/schema/schema-fit.ts';
import { findConfinement } from '../platform/isolate/confinement.ts';
import { isolationWarning } from '../platform/isolate/isolation-rule.ts';
import { createLog } from '../platform/log/log.ts';
import { localModelLines } from './doctor/language-model.ts';
import { explain } from './explain.ts';
import { createLifetime } from './lifetime.ts';
import { sandboxLine } from './sandbox-command.ts';

/** A supervisor that starts the process again should not have to wait for connections that lead nowhere. */
const withoutDatabaseMs = 1_000;

/** Checks, database, migrations, then what the roles say, until a signal ends it. */
export async function runProcess(roles: readonly ProcessRole[]): Promise<void> {
  let config: Config | undefined;
  const log = createLog('info');
  const lifetime = createLifetime(log);

  try {
    config = await withKnownPort(loadConfig(process.env));
    log.level = config.logLevel;
    if (config.nodeName) log.setBindings({ node: config.nodeName });

    const database = await openRunDatabase(config, log);
    lifetime.onEnd(database.stop);
    database.ended.then(() => {
      if (lifetime.ending) return;

      log.fatal('the embedded PostgreSQL ended unexpectedly');
      return lifetime.end(1, withoutDatabaseMs);
    });
    const { connection } = database;
    if (config.migratesAtStart) await applyMigrations(connection);
    await checkSchema(connection, migrationNames());

    const confinement = await findConfinement(secretPaths(config, connection));
    const warning = isolationWarning(confinement, config.isolationRequired);
    if (warning) log.warn(warning);

    const application = await startApplication({ config, connection, log, roles });
    lifetime.onEnd(application.close);
    console.log(roles.includes('web') ? `Akada is ready at ${config.publicUrl.origin}` : 'Akada is at work');
    if (roles.includes('web') && config.sandboxes) console.log(sandboxLine(config));
    if (warning) console.log(warning);
    if (roles.includes('web') && config.looksForModels)
      for (const line of await localModelLines()) console.log(line);
    // Node would write what it compiled when the process ends, which took the stop of a first run ten seconds.
    flushCompileCache();
  } catch (error) {
    const line = explain(error, config);
    if (line) console.error(line);
    else if (!lifetime.ending) log.fatal({ err: error }, 'the start failed');
    await lifetime.end(1);
  }
}
