/** Recordings of speech leave the instance to be written down, and only with the student's consent. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Host, Timestamp } from '../wire/fields.ts';

export const RecordingConsent = z.object({
  /** The host that receives recordings now; null if no service transcribes them. */
  host: z.nullable(z.string()),
  /** The student's consent. It counts only for its own host. */
  consent: z.nullable(z.object({ host: z.string(), given_at: Timestamp })),
});
export type RecordingConsent = z.output<typeof RecordingConsent>;

const path = '/student-tools/recordings/consent';

export const getRecordingConsent = endpoint({
  id: 'notes.recording_consent',
  summary: 'Where recordings are sent to be written down, and whether I agreed',
  method: 'GET',
  path,
  access: 'student',
  effect: 'safe',
  responses: { 200: RecordingConsent },
});

export const giveRecordingConsent = endpoint({
  id: 'notes.give_recording_consent',
  summary: 'Agree that my recordings are sent to this host to be written down',
  method: 'PUT',
  path,
  access: 'student',
  effect: 'natural',
  body: z.strictObject({ host: Host }),
  responses: { 200: RecordingConsent },
});

export const withdrawRecordingConsent = endpoint({
  id: 'notes.withdraw_recording_consent',
  summary: 'Take that consent back; recordings that are being written down end',
  method: 'DELETE',
  path,
  access: 'student',
  effect: 'natural',
  responses: { 200: RecordingConsent },
});
