/** The types of questions with a body that GIFT holds. */
import { essay } from './essay.ts';
import type { GiftType } from './gift-type.ts';
import { matching } from './matching.ts';
import { numerical } from './numerical.ts';
import { short } from './short.ts';

export const giftTypes: readonly GiftType[] = [short, numerical, matching, essay];
