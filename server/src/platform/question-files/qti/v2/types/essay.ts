/** Essays of QTI 2: `extendedTextInteraction`, whose mark is given by a person. */
import { defaultCriterion, hasOnlyDefaultCriterion } from '../../../bodies/essay-texts.ts';
import { defineType } from './qti-type.ts';

const name = 'RESPONSE';

export const essay = defineType({
  type: 'essay',
  recognises: ({ interactions: [interaction, ...others] }) =>
    others.length === 0 && interaction?.name === 'extendedTextInteraction',
  read: () => ({
    body: { type: 'essay', criteria: [defaultCriterion], min_words: null, max_words: null },
  }),
  write(body) {
    const item = {
      declarations: `  <responseDeclaration identifier="${name}" cardinality="single" baseType="string"/>\n`,
      interactions: `    <extendedTextInteraction responseIdentifier="${name}" expectedLines="15"/>`,
      processing: '',
    };
    const isHeld = hasOnlyDefaultCriterion(body) && body.criteria.every(({ guidance }) => guidance === '');
    return isHeld
      ? item
      : { ...item, remark: 'QTI holds no criteria, no points and no word limits of an essay.' };
  },
});
