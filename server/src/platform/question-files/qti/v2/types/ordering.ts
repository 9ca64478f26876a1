/** Orders of QTI 2: `orderInteraction`, whose mark is all or nothing. */
import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../../bodies/body-counts.ts';
import { attribute, findBelow } from '../../../xml/placed-element.ts';
import { findDeclaration, getCorrect } from './declared-answers.ts';
import { defineType } from './qti-type.ts';

const name = 'RESPONSE';

export const ordering = defineType({
  type: 'ordering',
  recognises: ({ interactions: [interaction, ...others] }) =>
    others.length === 0 && interaction?.name === 'orderInteraction',
  read({ item, interactions: [interaction], toMarkdown }) {
    const choices = findBelow(interaction ?? item, (it) => it.name === 'simpleChoice');
    const problem = getCountProblem(choices.length, bodyLimits.items, 'items');
    if (problem !== null) return problem;
    const correct = getCorrect(findDeclaration(item, attribute(interaction, 'responseIdentifier')));
    const ordered = correct.flatMap((key) => choices.find((it) => attribute(it, 'identifier') === key) ?? []);
    if (ordered.length !== choices.length || new Set(correct).size !== choices.length)
      return 'The correct response of this question has to name each of its choices once.';
    return { body: { type: 'ordering', items: ordered.map(toMarkdown), rule: 'exact' } };
  },
  write({ items, rule }, toHtml) {
    const keys = items.map((_, index) => `C${index + 1}`);
    const item = {
      declarations: `  <responseDeclaration identifier="${name}" cardinality="ordered" baseType="identifier">
    <correctResponse>${keys.map((key) => `<value>${key}</value>`).join('')}</correctResponse>
  </responseDeclaration>
`,
      interactions: `    <orderInteraction responseIdentifier="${name}" shuffle="true">
${items.map((text, index) => `      <simpleChoice identifier="C${index + 1}">${toHtml(text)}</simpleChoice>\n`).join('')}    </orderInteraction>`,
      processing: `    <responseCondition>
      <responseIf>
        <match><variable identifier="${name}"/><correct identifier="${name}"/></match>
        <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>
      </responseIf>
    </responseCondition>
`,
    };
    return rule === 'exact' ? item : { ...item, remark: 'QTI gives no mark for a part of an order.' };
  },
});
