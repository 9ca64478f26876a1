/** The export of a person's data: a ticket, and the download that it opens. */
import type { Readable } from 'node:stream';
import { getZip } from '../../platform/archive/zip.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import type { Caller, FileContent } from '../../platform/http/route.ts';
import { hashSecret, newSecret } from '../../platform/ids/ids.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSessionOpen } from '../accounts/accounts.ts';
import { exportEntries } from './export-entries.ts';
import * as repo from './privacy.repo.ts';

const ticketMs = 10 * 60_000;

interface DataExportDeps extends Pick<Platform, 'database' | 'clock' | 'files'> {
  /** Every feature's personal data. */
  personalData(): readonly PersonalData[];
  /** The path of the archive for a ticket. */
  downloadPath(ticket: string): string;
}

export type DataExportService = ReturnType<typeof createDataExport>;

export function createDataExport(deps: DataExportDeps) {
  const { database, clock, files, personalData, downloadPath } = deps;

  return {
    /** @throws Fault `conflict` while a feature holds something back */
    async prepare({ userId, sessionId }: Caller) {
      await assertNothingHeld(deps, userId);
      const ticket = newSecret();
      const now = clock.now();
      const expiresAt = getInstant(now + ticketMs);
      await repo.deleteExpiredTickets(database.db, getInstant(now));
      await repo.insertTicket(database.db, { ticketHash: hashSecret(ticket), userId, sessionId, expiresAt });
      return { download_path: downloadPath(ticket), expires_at: expiresAt };
    },

    /**
     * @param closing ends the download when the server shuts down, because a download may take any time
     * @throws Fault `not_found` for a ticket that is unknown or expired, or whose session has ended; else the same as `prepare`
     */
    async download(ticket: string, closing: AbortSignal): Promise<FileContent> {
      const now = clock.now();
      const opened = await repo.findTicket(database.db, hashSecret(ticket), getInstant(now));
      if (!opened || !(await isSessionOpen(database.db, opened.sessionId, now))) throw notFound();

      await assertNothingHeld(deps, opened.userId);
      const entries = exportEntries(
        { executor: database.db, files, personalData: personalData() },
        opened.userId,
      );
      const stream = getZip(entries, now);
      endWith(closing, stream);
      return { stream, filename: `akada-data-${getInstant(now).slice(0, 10)}.zip` };
    },
  };
}

async function assertNothingHeld({ database, personalData }: DataExportDeps, userId: string): Promise<void> {
  for (const { heldBack } of personalData()) {
    const sentence = (await heldBack?.(database.db, userId)) ?? null;
    if (sentence !== null) throw new Fault('conflict', sentence);
  }
}

function endWith(closing: AbortSignal, stream: Readable): void {
  const end = () => stream.destroy();
  closing.addEventListener('abort', end, { once: true });
  stream.once('close', () => closing.removeEventListener('abort', end));
}
