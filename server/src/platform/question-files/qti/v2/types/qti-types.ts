/** The types of questions with a body that QTI 2 holds. The first type to recognise an item reads it. */
import { essay } from './essay.ts';
import { gaps } from './gaps.ts';
import { matching } from './matching.ts';
import { ordering } from './ordering.ts';
import type { QtiType } from './qti-type.ts';
import { numerical, short } from './typed.ts';

export const qtiTypes: readonly QtiType[] = [short, numerical, gaps, matching, ordering, essay];
