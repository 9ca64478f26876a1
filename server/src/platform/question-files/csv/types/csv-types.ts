/** The types of questions with a body that a table holds. */
import type { CsvType } from './csv-type.ts';
import { essay } from './essay.ts';
import { matching } from './matching.ts';
import { numerical } from './numerical.ts';
import { open } from './open.ts';
import { ordering } from './ordering.ts';
import { reasoned } from './reasoned.ts';
import { short } from './short.ts';

export const csvTypes: readonly CsvType[] = [short, numerical, matching, ordering, reasoned, essay, open];
