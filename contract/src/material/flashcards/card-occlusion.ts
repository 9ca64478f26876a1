/** The covered picture of a card: which picture, and what covers it. */
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { coverKinds } from '@akada/core/cards/pictures/occlusion.ts';
import * as z from 'zod/mini';

const outside = 'Draw the cover inside the picture';
const fraction = z.number(outside).check(z.minimum(0, outside), z.maximum(1, outside));
const size = z.number(outside).check(z.minimum(0.001, outside), z.maximum(1, outside));
const group = z
  .int('Number the cover 1 to 99')
  .check(z.minimum(1, 'Number the cover 1 to 99'), z.maximum(99, 'Number the cover 1 to 99'));
const pixels = z.int('Give the size of the picture').check(z.minimum(1), z.maximum(20_000));

/** Positions and sizes are fractions of the picture, from its top left corner. */
export const Cover = z.strictObject({
  kind: z.enum(coverKinds, 'Choose rect, ellipse or polygon'),
  /** Covers of one group are asked together. A card has one face for each group. */
  group,
  /** The box of the cover, also of an ellipse and a polygon, before it is turned. */
  left: fraction,
  top: fraction,
  width: size,
  height: size,
  /** The corners of a polygon; omitted for other kinds. */
  points: z.optional(
    z
      .array(z.strictObject({ x: fraction, y: fraction }))
      .check(
        z.minLength(3, 'A polygon has at least three corners'),
        z.maxLength(cardLimits.corners, `A polygon has at most ${cardLimits.corners} corners`),
      ),
  ),
  /** Degrees, clockwise around the centre of the box. */
  angle: z.optional(z.number().check(z.minimum(-360), z.maximum(360))),
});

export const Occlusion = z.strictObject({
  /** As `image:<id>` names it in a text. */
  picture_id: z.uuid('Choose a picture'),
  width: pixels,
  height: pixels,
  /** True if the other covers stay closed, too. */
  hide_all: z.boolean('Say yes or no'),
  shapes: z
    .array(Cover, 'Cover a part of the picture')
    .check(
      z.minLength(1, 'Cover a part of the picture'),
      z.maxLength(cardLimits.covers, `Draw at most ${cardLimits.covers} covers`),
    ),
});
