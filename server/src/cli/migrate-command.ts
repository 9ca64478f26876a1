/** Updates the schema as a separate step, before new processes start. */
import { applyMigrations, migrationNames } from '../platform/database/schema/migrate.ts';
import { checkSchema } from '../platform/database/schema/schema-fit.ts';
import { type Command, CommandFailure } from './command.ts';

export const migrateCommand: Command = {
  words: 'migrate',
  usage: '',
  about: 'updates the database; processes of the earlier version continue meanwhile',
  async run({ database, print }, args) {
    if (args.length > 0)
      throw new CommandFailure(`This command takes no arguments: omit "${args.join(' ')}".`);

    const { connection } = await database();
    const count = await applyMigrations(connection);
    await checkSchema(connection, migrationNames());
    print(count === 0 ? 'The database is up to date.' : `Applied ${count}. The database is up to date.`);
    return 0;
  },
};
