/** What `npm start` runs: checks, database, migrations, then HTTP and jobs in this one process. */
import { startApplication } from './app/start.ts';
import { explain } from './cli/explain.ts';
import { createLifetime } from './cli/lifetime.ts';
import { type Config, loadConfig } from './platform/config/config.ts';
import { withKnownPort } from './platform/config/known-port.ts';
import { openRunDatabase } from './platform/database/embedded/run-database.ts';
import { applyMigrations } from './platform/database/migrate.ts';
import { createLog } from './platform/log/log.ts';

let config: Config | undefined;
const log = createLog('info');
const lifetime = createLifetime(log);

try {
  config = await withKnownPort(loadConfig(process.env));
  log.level = config.logLevel;

  const database = await openRunDatabase(config, log);
  lifetime.onEnd(database.stop);
  database.ended.then(() => {
    if (lifetime.ending) return;

    log.fatal('the embedded PostgreSQL ended unexpectedly');
    return lifetime.end(1);
  });
  const { connection } = database;
  await applyMigrations(connection);

  const application = await startApplication({ config, connection, log, roles: ['web', 'worker'] });
  lifetime.onEnd(application.close);
  console.log(`Akada is ready at ${config.publicUrl.origin}`);
} catch (error) {
  const line = explain(error, config);
  if (line) console.error(line);
  else if (!lifetime.ending) log.fatal({ err: error }, 'the start failed');
  await lifetime.end(1);
}
