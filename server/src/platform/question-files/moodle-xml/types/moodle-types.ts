/** The types of questions with a body that Moodle XML holds. */
import { essay } from './essay.ts';
import { gaps } from './gaps.ts';
import { matching } from './matching.ts';
import type { MoodleType } from './moodle-type.ts';
import { numerical } from './numerical.ts';
import { ordering } from './ordering.ts';
import { short } from './short.ts';
import { wordBoxes } from './word-boxes.ts';

export const moodleTypes: readonly MoodleType[] = [
  short,
  numerical,
  matching,
  ordering,
  gaps,
  wordBoxes,
  essay,
];
