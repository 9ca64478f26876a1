/** Pictures in questions, passages and written notes. A text names one as `![description](image:<id>)`. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';

/** Largest picture that is taken, in bytes; what is kept is at most 1,600 pixels wide and high. */
export const questionPictureLimitBytes = bankLimits.pictureBytes;

export const QuestionPicture = z.object({ id: z.uuid(), width: z.int(), height: z.int() });
export type QuestionPicture = z.output<typeof QuestionPicture>;

const PictureSize = z.extend(QuestionPicture, { bytes: z.int() });
export type PictureSize = z.output<typeof PictureSize>;

/** The max number of pictures whose sizes one call gives. */
export const maxDescribedPictures = 50;

export const addQuestionPicture = endpoint({
  id: 'question_pictures.add',
  summary:
    'Keep a picture for questions and notes: JPEG, PNG, WebP or AVIF, encoded again; the same file answers the same id',
  method: 'POST',
  path: '/questions/pictures',
  access: 'signed_in',
  effect: 'natural',
  consumes: 'multipart',
  file: 'file',
  fileLimitBytes: questionPictureLimitBytes,
  body: z.strictObject({}),
  responses: { 201: QuestionPicture },
  timeoutMs: timeoutsMs.upload,
});

const chosenPictures = 'Choose 1 to 50 pictures';

/** Sizes of pictures, in pixels and bytes. A page with little data keeps their space and tells the weight before a tap loads them. */
export const describeQuestionPictures = endpoint({
  id: 'question_pictures.describe',
  summary: 'Width, height and bytes of pictures; unknown ones are omitted',
  method: 'GET',
  path: '/questions/pictures',
  access: 'signed_in',
  effect: 'safe',
  query: z.strictObject({
    ids: z.union(
      [z.uuid(chosenPictures), z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxDescribedPictures))],
      chosenPictures,
    ),
  }),
  responses: { 200: z.object({ items: z.array(PictureSize) }) },
});

/** Public, because an `img` element sends no bearer; the id cannot be guessed, and texts are the only ones to name it. */
export const readQuestionPicture = endpoint({
  id: 'question_pictures.read',
  summary: 'A picture of a question',
  method: 'GET',
  path: '/questions/pictures/{id}',
  access: 'public',
  effect: 'safe',
  params: IdParams,
  sendsFile: 'image/webp',
  responses: { 200: null },
});
