import type { CommandContext } from '../command.ts';
import { findDatabase, findExtensions, findMigrations } from './database.ts';
import type { Finding } from './finding.ts';
import { findGoogle } from './google.ts';
import { findMail } from './mail.ts';
import { findStorage } from './storage.ts';

/** Everything that the doctor looks at, in order. A failure that is thrown is a finding too. */
export const findings: readonly { subject: string; find(context: CommandContext): Promise<Finding> }[] = [
  { subject: 'configuration', find: findConfiguration },
  { subject: 'database', find: findDatabase },
  { subject: 'schema', find: findMigrations },
  { subject: 'extensions', find: findExtensions },
  { subject: 'storage', find: findStorage },
  { subject: 'mail', find: findMail },
  { subject: 'Google', find: findGoogle },
  { subject: 'AI provider', find: findAiProvider },
];

/** That it could be read is what counts: a wrong setting ends the command before. */
async function findConfiguration({ config }: CommandContext): Promise<Finding> {
  const stage = config.production ? 'production' : 'development';
  return { ok: true, line: `${config.publicUrl.origin}, ${stage}, data in ${config.dataDir}` };
}

async function findAiProvider(): Promise<Finding> {
  return { ok: true, line: 'none is configured: the offline study engine makes the questions' };
}
