/** Whether a student's recordings may leave this instance. Nothing is sent that this does not allow. */
import type { RecordingConsent } from '@akada/contract/material/recordings.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import * as repo from './recording-consent.repo.ts';

export interface RecordingConsents {
  of(userId: string): Promise<RecordingConsent>;
  give(userId: string, host: string): Promise<RecordingConsent>;
  withdraw(userId: string): Promise<RecordingConsent>;
  /** @returns whether the student agreed to the host that recordings are sent to now */
  isGiven(userId: string): Promise<boolean>;
  /** @throws Fault `recording_consent_required` */
  assertGiven(userId: string): Promise<void>;
}

export interface RecordingConsentDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'transcription'>;
}

export function createRecordingConsents({
  database,
  clock,
  config,
}: RecordingConsentDeps): RecordingConsents {
  const { db } = database;
  const host = config.transcription?.url.host ?? null;

  const of = async (userId: string): Promise<RecordingConsent> => {
    const receivedConsent = await repo.findConsent(db, userId);
    return {
      host,
      consent: receivedConsent && { host: receivedConsent.host, given_at: receivedConsent.givenAt },
    };
  };
  const isGiven = async (userId: string) => host !== null && (await of(userId)).consent?.host === host;

  return {
    of,
    isGiven,
    async give(userId, to) {
      await repo.saveConsent(db, userId, { host: to, givenAt: getInstant(clock.now()) });
      return of(userId);
    },
    async withdraw(userId) {
      await repo.deleteConsent(db, userId);
      return of(userId);
    },
    async assertGiven(userId) {
      if (await isGiven(userId)) return;

      throw new Fault(
        'recording_consent_required',
        `We would send this recording to ${host} to turn it into text. Agree to that first, or upload its transcript (.srt, .vtt or plain text) instead.`,
      );
    },
  };
}
