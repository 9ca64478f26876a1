/** Announcements of a tutor to a class. Only the tutor gets the answers. */
import { announcementLimits } from '@akada/core/announcements/announcement-rules.ts';
import { messageLimits } from '@akada/core/messages/message-rules.ts';
import * as z from 'zod/mini';
import { ownCourse } from '../../base/courses.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, Paging, Timestamp } from '../../wire/fields.ts';

export const Announcement = z.object({
  id: z.uuid(),
  text: z.string(),
  sent_at: Timestamp,
  /** The last correction. */
  edited_at: z.nullable(Timestamp),
  /** True once the caller has seen it, and always for its tutor. */
  is_read: z.boolean(),
  /** Details for the tutor: students of the class and those among them who have read it. */
  for_owner: z.nullable(z.object({ students: z.int(), readers: z.int(), is_editable: z.boolean() })),
});
export type Announcement = z.output<typeof Announcement>;

const text = z
  .string('Write what your class should know')
  .check(
    z.trim(),
    z.minLength(1, 'Write what your class should know'),
    z.maxLength(announcementLimits.text, `Use at most ${announcementLimits.text} characters`),
    z.regex(/^[^\0]*$/, 'The text has a character that cannot be kept'),
  );

export const AnnouncementForm = z.strictObject({ text });

const announcement = { kind: 'announcement', in: 'params', field: 'id' } as const;

export const listAnnouncements = endpoint({
  id: 'announcements.list',
  summary: 'Announcements of a course that I teach or am in, the last one first; else 404',
  method: 'GET',
  path: '/courses/{id}/announcements',
  access: 'signed_in',
  effect: 'safe',
  params: IdParams,
  query: Paging,
  responses: { 200: getPage(Announcement) },
});

export const sendAnnouncement = endpoint({
  id: 'announcements.send',
  summary: 'Send an announcement to everybody who is in a course of mine, and tell them once',
  method: 'POST',
  path: '/courses/{id}/announcements',
  access: 'tutor',
  effect: 'key',
  object: ownCourse,
  params: IdParams,
  body: AnnouncementForm,
  responses: { 201: Announcement },
});

export const editAnnouncement = endpoint({
  id: 'announcements.edit',
  summary: 'Correct the text of an announcement, within a day of sending it. Nobody is told again',
  method: 'PUT',
  path: '/announcements/{id}',
  access: 'tutor',
  effect: 'natural',
  object: announcement,
  params: IdParams,
  body: AnnouncementForm,
  responses: { 200: Announcement },
});

export const deleteAnnouncement = endpoint({
  id: 'announcements.delete',
  summary: 'Take an announcement away from the class; for an hour it can be restored',
  method: 'DELETE',
  path: '/announcements/{id}',
  access: 'tutor',
  effect: 'natural',
  object: announcement,
  params: IdParams,
  responses: { 204: null },
});

export const restoreAnnouncement = endpoint({
  id: 'announcements.restore',
  summary: 'Show a deleted announcement to the class again. Nobody is told again',
  method: 'POST',
  path: '/announcements/{id}/restore',
  access: 'tutor',
  effect: 'natural',
  object: announcement,
  params: IdParams,
  responses: { 200: Announcement },
});

export const AnnouncementStudent = z.object({ student_id: z.uuid(), full_name: z.string() });
export type AnnouncementStudent = z.output<typeof AnnouncementStudent>;

export const listUnread = endpoint({
  id: 'announcements.unread',
  summary: 'Students of the class who have not read an announcement of mine, by name',
  method: 'GET',
  path: '/announcements/{id}/unread',
  access: 'tutor',
  effect: 'safe',
  object: announcement,
  params: IdParams,
  query: Paging,
  responses: { 200: getPage(AnnouncementStudent) },
});

export const markAnnouncementsRead = endpoint({
  id: 'announcements.mark_read',
  summary: 'I have seen these announcements of a course that I am in; ids of others are ignored',
  method: 'PUT',
  path: '/courses/{id}/announcements/read',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    ids: z.array(z.uuid('Give ids')).check(z.minLength(1, 'Give ids'), z.maxLength(100, 'At most 100')),
  }),
  responses: { 204: null },
});

export const answerAnnouncement = endpoint({
  id: 'announcements.answer',
  summary: 'Answer an announcement: a message to its tutor alone',
  method: 'POST',
  path: '/announcements/{id}/answers',
  access: 'student',
  effect: 'natural',
  params: IdParams,
  body: z.strictObject({
    /** Made on the device: the same id is one message. */
    id: z.uuid(),
    text: z
      .string('Write an answer')
      .check(
        z.trim(),
        z.minLength(1, 'Write an answer'),
        z.maxLength(messageLimits.text - 200, 'Shorten the answer'),
        z.regex(/^[^\0]*$/, 'The text has a character that cannot be kept'),
      ),
  }),
  responses: { 200: z.object({ conversation_id: z.uuid() }) },
});
