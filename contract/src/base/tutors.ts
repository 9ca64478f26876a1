/**
 * A tutor's own profile. It is pending until an administrator approves it. After that, a change of anything
 * students rely on is a separate revision (`core/tutors/profile-revision`), and the profile shows the
 * approved values.
 */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp, TimeZone } from '../wire/fields.ts';

const line = (label: string, maxLength: number) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(maxLength, `${label} is too long`),
      z.regex(/^\P{Cc}*$/u, `Write this on one line`),
    );

const lines = (label: string, min: number, max: number) =>
  z
    .array(line(label, 80), `${label} is required`)
    .check(z.minLength(min, `${label} is required`), z.maxLength(max, `At most ${max}`));

/** In kobo, a hundredth of a naira: from 0 to 1,000,000 naira an hour. */
const HourlyRate = z
  .int('Give the hourly rate')
  .check(z.minimum(0, 'The rate cannot be below zero'), z.maximum(100_000_000, 'The rate is too high'));

/** A film in which the tutor speaks, on a page elsewhere. */
const VideoUrl = z._default(
  z.nullable(
    z
      .url({
        protocol: /^https$/,
        hostname: z.regexes.domain,
        error: 'Give a link that begins with https://',
      })
      .check(z.maxLength(500, 'This link is too long'), z.regex(/^[^\s\p{Cc}]*$/u, 'This is not a link')),
  ),
  null,
);

export const TutorProfileForm = z.strictObject({
  headline: line('Headline', 120),
  biography: z
    .string('Biography is required')
    .check(
      z.trim(),
      z.minLength(1, 'Biography is required'),
      z.maxLength(4_000, 'Biography is too long'),
      z.regex(/^[^\0]*$/, 'Biography has a character that cannot be kept'),
    ),
  subjects: lines('Subject', 1, 20),
  languages: lines('Language', 1, 10),
  qualifications: lines('Qualification', 0, 20),
  video_url: VideoUrl,
  hourly_rate: HourlyRate,
  time_zone: TimeZone,
});
export type TutorProfileForm = z.output<typeof TutorProfileForm>;

export const TutorState = z.enum(['pending', 'approved', 'rejected']);
export type TutorState = z.output<typeof TutorState>;

const reviewedFields = {
  headline: z.string(),
  biography: z.string(),
  subjects: z.array(z.string()),
  languages: z.array(z.string()),
  qualifications: z.array(z.string()),
  video_url: z.nullable(z.string()),
};

/** Identifies the content that a decision is about; changed content gets a new version. */
const ContentVersion = z.uuid();

export const TutorRevision = z.object({
  version: ContentVersion,
  /** An approved one becomes the profile and is no revision any more. */
  state: z.enum(['pending', 'rejected']),
  /** The administrator's reason for the rejection. */
  rejection_reason: z.nullable(z.string()),
  /** The start of its current or last wait. */
  pending_since: Timestamp,
  content: z.object(reviewedFields),
});
export type TutorRevision = z.output<typeof TutorRevision>;

export const TutorProfile = z.object({
  ...reviewedFields,
  hourly_rate: z.int(),
  time_zone: z.string(),
  /** The account's profile picture. */
  picture_url: z.nullable(z.string()),
  state: TutorState,
  /** The administrator's reason for the rejection. */
  rejection_reason: z.nullable(z.string()),
  /** The time since which students cannot see an approved profile, due to missed sessions; null if they see it. */
  hidden_at: z.nullable(Timestamp),
  version: ContentVersion,
  /** The tutor's change of an approved profile, which students never see; null if there is none. */
  revision: z.nullable(TutorRevision),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type TutorProfile = z.output<typeof TutorProfile>;

export const getTutorProfile = endpoint({
  id: 'tutors.get_own',
  summary: "The caller's tutor profile; 404 before there is one",
  method: 'GET',
  path: '/tutors/me',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: TutorProfile },
});

export const createTutorProfile = endpoint({
  id: 'tutors.create_own',
  summary: 'Make the tutor profile; repeating it with the same content answers the same',
  method: 'POST',
  path: '/tutors/me',
  access: 'tutor',
  effect: 'natural',
  body: TutorProfileForm,
  responses: { 201: TutorProfile },
});

export const saveTutorProfile = endpoint({
  id: 'tutors.save_own',
  summary:
    'Replace the tutor profile; a rejected one waits for approval again, and so does what students rely on in an approved one',
  method: 'PUT',
  path: '/tutors/me',
  access: 'tutor',
  effect: 'natural',
  body: TutorProfileForm,
  responses: { 200: TutorProfile },
});

export const withdrawTutorRevision = endpoint({
  id: 'tutors.withdraw_revision',
  summary: 'Withdraw the change of an approved tutor profile, whether it waits or was rejected',
  method: 'DELETE',
  path: '/tutors/me/revision',
  access: 'tutor',
  effect: 'natural',
  responses: { 200: TutorProfile },
});
