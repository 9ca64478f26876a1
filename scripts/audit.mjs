/** `npm run audit`: asks a registry for known weaknesses of the packages that an installation runs. */
import { spawnSync } from 'node:child_process';
import { readAudit } from './audit/read-audit.mjs';
import { runScript, SetupFailure } from './setup/failure.mjs';

await runScript(async () => {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
  if (error) throw new SetupFailure(`npm does not start: ${error.message}`);

  const audit = readAudit(stdout);
  if (audit === null) throw new SetupFailure('No registry answered the audit, so nothing was checked.');
  for (const line of audit.lines) console.log(line);
  return audit.isFine ? 0 : 1;
});
