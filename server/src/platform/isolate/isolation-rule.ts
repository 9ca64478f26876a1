import { ConfigError } from '../config/config-error.ts';
import type { Confinement } from './confinement.ts';

const weakness =
  'Programs that read uploaded files have a network and reach what the server reaches: ' +
  'this machine does not let them have namespaces of their own (unshare and setpriv of util-linux).';

/**
 * @param required true if the operator allows no reading without isolation
 * @returns a warning for the start; null if children are isolated
 * @throws ConfigError if isolation is required but impossible on this machine
 */
export function isolationWarning({ isolated }: Confinement, required: boolean): string | null {
  if (isolated) return null;
  if (required)
    throw new ConfigError('READER_ISOLATION', `is required, and no file may be read. ${weakness}`);

  return `${weakness} READER_ISOLATION=required refuses to start like this.`;
}
