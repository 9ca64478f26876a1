/** The marks that a person gives to an essay: points for each criterion, comments on parts of it, and a message. */
import { essayMarkLimits } from '@akada/core/question-types/essay/essay-marks.ts';
import { bodyLimits, essayLimit } from '@akada/core/question-types/question-body.ts';
import * as z from 'zod/mini';
import { Timestamp } from '../../wire/fields.ts';

const Position = z
  .int('Select a part of the answer')
  .check(z.minimum(0, 'Select a part of the answer'), z.maximum(essayLimit, 'Select a part of the answer'));

/** A comment on a part of the answer, in UTF-16 units from its start; the end is exclusive. */
export const EssayComment = z.strictObject({
  start: Position,
  end: Position,
  text: z
    .string('Write the comment')
    .check(
      z.trim(),
      z.minLength(1, 'Write the comment'),
      z.maxLength(essayMarkLimits.comment, `A comment has at most ${essayMarkLimits.comment} characters`),
    ),
});
export type EssayComment = z.output<typeof EssayComment>;

/** The marks as a person gives them. */
export const essayMarkFields = {
  /** In the order of the criteria: whole or half points. */
  points: z
    .array(
      z
        .number('Give points for each criterion')
        .check(
          z.minimum(0, 'Give at least 0 points'),
          z.maximum(bodyLimits.points, `Give at most ${bodyLimits.points} points`),
          z.multipleOf(0.5, 'Give whole or half points'),
        ),
      'Give points for each criterion',
    )
    .check(
      z.minLength(1, 'Give points for each criterion'),
      z.maxLength(bodyLimits.criteria, 'Give points for each criterion'),
    ),
  comments: z._default(
    z
      .array(EssayComment, 'Give the comments')
      .check(z.maxLength(essayMarkLimits.comments, `Write at most ${essayMarkLimits.comments} comments`)),
    [],
  ),
  /** For the student; may be empty. */
  message: z._default(
    z
      .string('Write the message')
      .check(z.trim(), z.maxLength(essayMarkLimits.message, 'The message has at most 1,000 characters')),
    '',
  ),
};

const markFields = {
  points: z.array(z.number()),
  comments: z.array(z.object({ start: z.int(), end: z.int(), text: z.string() })),
  message: z.string(),
  marked_at: Timestamp,
};

/** The marks as the student sees them. */
export const VisibleEssayMarks = z.object(markFields);
export type VisibleEssayMarks = z.output<typeof VisibleEssayMarks>;

/** The marks as the tutor sees them. */
export const EssayMarks = z.object({
  ...markFields,
  /** Raised by each change; 1 is the first one. */
  version: z.int(),
  /** Null once that account was deleted. */
  marked_by: z.nullable(z.string()),
});
export type EssayMarks = z.output<typeof EssayMarks>;
