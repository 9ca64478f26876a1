/** Pages read the settings of the installation here: environment variables win over the settings of administrators. */
import type { InstallationKey } from '@akada/core/installation/settings.ts';
import type { PublicSettings } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings, type StoredSettings } from './installation.repo.ts';

/** @returns the settings that environment variables decide */
export function getSetValues(settings: PublicSettings): StoredSettings {
  const values: Partial<Record<InstallationKey, string | undefined>> = {
    contact_email: settings.contactEmail,
    contact_phone: settings.contactPhone,
    contact_location: settings.contactLocation,
    community_url: settings.communityUrl,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** @param fixed the settings of environment variables, which win */
export const mergeSettings = (rows: StoredSettings, fixed: StoredSettings): StoredSettings => ({
  ...rows,
  ...fixed,
});

/** Every visit of a page asks, and a change may take this long to reach another process. */
const freshMs = 2_000;

/** Reads what pages say, or what was read last while the database does not answer. */
export function createPublicSettings({
  database,
  config,
  log,
}: Pick<Platform, 'database' | 'config' | 'log'>) {
  const fixed = getSetValues(config.publicSettings);
  let last = toPublic({}, config.publicSettings);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  // Counts the changes of this process: a reading that began before a change does not have it.
  let changes = 0;
  let knownChanges = 0;

  const refresh = async () => {
    const readChanges = changes;
    try {
      last = toPublic(mergeSettings(await readSettings(database.db), fixed), config.publicSettings);
    } catch (error) {
      log.warn({ err: error }, 'the settings of the installation could not be read');
    }
    readAt = performance.now();
    knownChanges = readChanges;
    reading = null;
  };
  const isOld = () => performance.now() - readAt >= freshMs || knownChanges < changes;

  return {
    async read(): Promise<PublicSettings> {
      while (isOld()) {
        reading ??= refresh();
        await reading;
      }
      return last;
    },
    /** A change in this process is read at the next visit. */
    expire() {
      changes += 1;
    },
  };
}

const toPublic = (values: StoredSettings, { payments }: PublicSettings): PublicSettings => ({
  name: values.name,
  town: values.town,
  colour: values.colour,
  communityUrl: values.community_url,
  contactEmail: values.contact_email,
  contactPhone: values.contact_phone,
  contactLocation: values.contact_location,
  payments,
});
