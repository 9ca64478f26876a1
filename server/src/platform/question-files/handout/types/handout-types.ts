/** Types of questions with a body on paper. */
import type { BodyType } from '@akada/core/question-types/question-body.ts';
import { essay } from './essay.ts';
import { gaps } from './gaps.ts';
import type { HandoutType } from './handout-type.ts';
import { matching } from './matching.ts';
import { open } from './open.ts';
import { ordering } from './ordering.ts';
import { reasoned } from './reasoned.ts';
import { numerical, short } from './typed.ts';

export const handoutTypes: Readonly<Record<BodyType, HandoutType>> = {
  short,
  numerical,
  matching,
  ordering,
  gaps,
  reasoned,
  essay,
  open,
};
