/** Tutors as students find and choose them: only approved tutors, without address, phone or earnings. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, Paging, plannedMoment, Timestamp, textSearch } from '../wire/fields.ts';

export const Rating = z.object({
  /** The true average of 1 to 5, to two decimals; null before there is a review. */
  average: z.nullable(z.number()),
  count: z.int(),
});
export type Rating = z.output<typeof Rating>;

export const FoundTutor = z.object({
  id: z.uuid(),
  full_name: z.string(),
  headline: z.string(),
  subjects: z.array(z.string()),
  languages: z.array(z.string()),
  /** In kobo. */
  hourly_rate: z.int(),
  time_zone: z.string(),
  picture_url: z.nullable(z.string()),
  rating: Rating,
  completed_sessions: z.int(),
  /** The start of the next free time; null if none is known within the bookable days. */
  next_free_at: z.nullable(Timestamp),
});
export type FoundTutor = z.output<typeof FoundTutor>;

/** The filters of a search that can be loosened. */
export const TutorFilter = z.enum(['text', 'subjects', 'languages', 'price_max', 'rating_min', 'free']);
export type TutorFilter = z.output<typeof TutorFilter>;

const names = (label: string) =>
  z._default(
    z
      .array(
        z
          .string(`${label} is a text`)
          .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}*$/u)),
      )
      .check(z.maxLength(20, 'Choose at most 20')),
    [],
  );

const moment = plannedMoment('Give a moment');

export const TutorSearch = z.strictObject({
  text: textSearch,
  /** One of them is enough. */
  subjects: names('A subject'),
  languages: names('A language'),
  /** In kobo an hour. */
  price_max: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))), null),
  rating_min: z._default(z.nullable(z.number().check(z.minimum(1), z.maximum(5))), null),
  /** Has a free time that begins within. */
  free: z._default(z.nullable(z.strictObject({ from: moment, to: moment })), null),
  sort: z._default(z.enum(['best', 'next_free', 'price', 'rating']), 'best'),
});
export type TutorSearch = z.output<typeof TutorSearch>;

/** The results with one filter removed and all others kept. */
export const Loosened = z.object({
  filter: TutorFilter,
  total: z.int(),
  /** The lowest rate of those tutors, in kobo. */
  lowest_rate: z.int(),
  /** The soonest of those tutors. */
  next_free_at: z.nullable(Timestamp),
});
export type Loosened = z.output<typeof Loosened>;

export const listTutors = endpoint({
  id: 'tutors.list',
  summary: 'Approved tutors, the best first',
  method: 'GET',
  path: '/tutors/',
  access: 'signed_in',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(FoundTutor) },
});

export const searchTutors = endpoint({
  id: 'tutors.search',
  summary: 'Approved tutors by what a student looks for; where none fits, what can be loosened',
  method: 'POST',
  path: '/tutors/search',
  access: 'signed_in',
  effect: 'safe',
  query: Paging,
  body: TutorSearch,
  responses: {
    200: z.extend(getPage(FoundTutor), {
      /** Empty unless the search found no tutor; the filter whose removal finds the most tutors comes first. */
      loosen: z.array(Loosened),
    }),
  },
});

export const tutorChoices = endpoint({
  id: 'tutors.choices',
  summary: 'What approved tutors teach and speak, as choices of the filters',
  method: 'GET',
  path: '/tutors/choices',
  access: 'signed_in',
  effect: 'safe',
  responses: { 200: z.object({ subjects: z.array(z.string()), languages: z.array(z.string()) }) },
});

export const PublicTutor = z.extend(FoundTutor, {
  biography: z.string(),
  qualifications: z.array(z.string()),
  video_url: z.nullable(z.string()),
  /** Reviews by stars: the first is of one star, the fifth of five. */
  stars: z.array(z.int()).check(z.length(5)),
  /** The middle of the hours to an answer of requests; null before there are five answers. */
  answer_hours: z.nullable(z.int()),
  /** Students with more than one completed session among all with one, in percent; null before there are five. */
  returning_percent: z.nullable(z.int()),
});
export type PublicTutor = z.output<typeof PublicTutor>;

export const getTutor = endpoint({
  id: 'tutors.get',
  summary: 'An approved tutor, as students read the profile',
  method: 'GET',
  path: '/tutors/{id}',
  access: 'signed_in',
  /** Counts the reader once a day, for the analytics of the tutor. */
  effect: 'natural',
  params: IdParams,
  responses: { 200: PublicTutor },
});
