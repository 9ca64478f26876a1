/** Essays in GIFT: empty braces. */
import { defaultCriterion, hasOnlyDefaultCriterion } from '../../bodies/essay-texts.ts';
import { defineType } from './gift-type.ts';

export const essay = defineType({
  type: 'essay',
  read: () => ({
    body: { type: 'essay', criteria: [defaultCriterion], min_words: null, max_words: null },
    warnings: ['GIFT names no criteria. Now there is one with 10 points.'],
  }),
  write: (body) => {
    const isHeld = hasOnlyDefaultCriterion(body) && body.criteria.every(({ guidance }) => guidance === '');
    return isHeld
      ? { text: '' }
      : { text: '', remark: 'GIFT holds no criteria, no points and no word limits of an essay.' };
  },
});
