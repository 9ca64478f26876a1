/** Attachments of messages. Each is prepared first and then named by a message, so that a slow upload holds up no words. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { attachmentLimits } from '@akada/core/messages/attachment-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';
import { BookingLength } from '../work/availability.ts';
import { Attachment, ownConversation } from './messages.ts';

/** Made on the device: the same id is prepared once. */
const id = z.uuid('Attach it again');

export const attachFile = endpoint({
  id: 'messages.attach_file',
  summary: 'Upload a picture, encoded again without its metadata, or a file for a message of mine',
  method: 'POST',
  path: '/conversations/{id}/files',
  access: 'signed_in',
  effect: 'natural',
  object: ownConversation,
  params: IdParams,
  consumes: 'multipart',
  file: 'file',
  fileLimitBytes: attachmentLimits.file,
  body: z.strictObject({ id, kind: z.enum(['picture', 'file'], 'Choose a picture or a file') }),
  responses: { 201: Attachment },
  timeoutMs: timeoutsMs.upload,
});

export const attachShare = endpoint({
  id: 'messages.attach_share',
  summary: 'Prepare a set or a note of mine for a message. The other may open it once the message is sent',
  method: 'POST',
  path: '/conversations/{id}/shares',
  access: 'signed_in',
  effect: 'natural',
  object: ownConversation,
  params: IdParams,
  body: z.strictObject({
    id,
    kind: z.enum(['set', 'note'], 'Choose a set or a note'),
    /** A set or a note of a student, or a set that a tutor shares with a course. */
    subject_id: z.uuid('Choose what to send'),
  }),
  responses: { 201: Attachment },
});

export const attachTime = endpoint({
  id: 'messages.attach_time',
  summary: 'Prepare one of my free times as a proposal, which the student can book',
  method: 'POST',
  path: '/conversations/{id}/times',
  access: 'tutor',
  effect: 'natural',
  object: ownConversation,
  params: IdParams,
  body: z.strictObject({
    id,
    starts_at: z.iso.datetime({ offset: true, error: 'Choose a time' }),
    minutes: BookingLength,
  }),
  responses: { 201: Attachment },
});

export const prepareAttachment = endpoint({
  id: 'messages.prepare_attachment',
  summary: 'An address, good for some minutes, at which a browser shows a picture or downloads a file',
  method: 'POST',
  path: '/message-attachments/{id}/file',
  access: 'signed_in',
  effect: 'natural',
  object: { kind: 'message_attachment', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: z.object({ download_path: z.string() }) },
});

/** Public, because an `img` element and a browser's own download send no bearer token; the ticket identifies the reader. */
export const downloadAttachment = endpoint({
  id: 'messages.download_attachment',
  summary: 'A picture or a file of a message',
  method: 'GET',
  path: '/message-files',
  access: 'public',
  effect: 'safe',
  query: z.strictObject({ ticket: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,1000}$/)) }),
  sendsFile: 'application/octet-stream',
  responses: { 200: null },
});
