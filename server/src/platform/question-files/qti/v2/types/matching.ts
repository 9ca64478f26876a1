/** Pairs of QTI 2: `matchInteraction` with two lists, and `associateInteraction` with one. */
import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../../bodies/body-counts.ts';
import { attribute, findBelow, getChildren, type PlacedElement } from '../../../xml/placed-element.ts';
import { findDeclaration, getCorrect, getDeclared } from './declared-answers.ts';
import { defineType, mapResponses } from './qti-type.ts';

const name = 'RESPONSE';
const maxChoices = 2 * bodyLimits.pairs + bodyLimits.extra;

export const matching = defineType({
  type: 'matching',
  recognises: ({ interactions: [interaction, ...others] }) =>
    others.length === 0 && /^(?:match|associate)Interaction$/.test(interaction?.name ?? ''),
  read({ item, interactions: [interaction], toMarkdown }) {
    const declaration = findDeclaration(item, attribute(interaction, 'responseIdentifier'));
    if (interaction === undefined || declaration === undefined)
      return 'There is no response declaration for the pairs of this question.';

    const links = getLinks(declaration);
    const choices = findBelow(interaction, (it) => it.name === 'simpleAssociableChoice');
    const problem =
      getCountProblem(choices.length, maxChoices, 'texts to match') ??
      getCountProblem(links.length, maxChoices, 'matches');
    if (problem !== null) return problem;
    const [first, second] = getChildren(interaction, 'simpleMatchSet').map((set) => getChildren(set));
    const { lefts, rights, ordered } = getSides(links, choices, first, second);
    const names = new Map(choices.map((choice) => [attribute(choice, 'identifier'), choice]));
    const unmatchedText = lefts.find((left) => ordered.filter(([key]) => key === left).length !== 1);
    if (unmatchedText !== undefined || lefts.length === 0)
      return 'Each text of this question needs exactly one match in its correct response.';

    const getText = (key: string | undefined) => {
      const choice = names.get(key ?? '');
      return choice === undefined ? '' : toMarkdown(choice);
    };
    const pairs = lefts.map((left) => ({
      left: getText(left),
      right: getText(ordered.find(([key]) => key === left)?.[1]),
    }));
    const used = new Set(ordered.map(([, right]) => right));
    const extra = rights.filter((right) => !used.has(right)).map(getText);
    return { body: { type: 'matching', pairs, extra } };
  },
  write({ pairs, extra }, toHtml) {
    const matches = [...new Set([...pairs.map(({ right }) => right), ...extra])];
    const keys = pairs.map(({ right }, index) => `L${index + 1} R${matches.indexOf(right) + 1}`);
    const share = Number((1 / pairs.length).toFixed(7));
    const entries = keys.map((key) => `<mapEntry mapKey="${key}" mappedValue="${share}"/>`);
    const choice = (key: string, text: string, max: number) =>
      `        <simpleAssociableChoice identifier="${key}" matchMax="${max}">${toHtml(text)}</simpleAssociableChoice>\n`;
    return {
      declarations: `  <responseDeclaration identifier="${name}" cardinality="multiple" baseType="directedPair">
    <correctResponse>${keys.map((key) => `<value>${key}</value>`).join('')}</correctResponse>
    <mapping defaultValue="0">${entries.join('')}</mapping>
  </responseDeclaration>
`,
      interactions: `    <matchInteraction responseIdentifier="${name}" shuffle="true" maxAssociations="${pairs.length}">
      <simpleMatchSet>
${pairs.map(({ left }, index) => choice(`L${index + 1}`, left, 1)).join('')}      </simpleMatchSet>
      <simpleMatchSet>
${matches.map((right, index) => choice(`R${index + 1}`, right, pairs.length)).join('')}      </simpleMatchSet>
    </matchInteraction>`,
      processing: mapResponses([name]),
    };
  },
});

type Link = [left: string, right: string];

function getLinks(declaration: PlacedElement): Link[] {
  const correct = getCorrect(declaration);
  const marked = getDeclared(declaration).answers.flatMap(({ text, share }) => (share > 0 ? [text] : []));
  return (correct.length > 0 ? correct : marked).map((pair) => {
    const [left = '', right = ''] = pair.split(' ');
    return [left, right];
  });
}

/** Either list can have the texts that need a match: each of them has one. */
function getSides(
  links: readonly Link[],
  choices: readonly PlacedElement[],
  first: readonly PlacedElement[] | undefined,
  second: readonly PlacedElement[] | undefined,
): { lefts: string[]; rights: string[]; ordered: Link[] } {
  const getNames = (elements: readonly PlacedElement[]) => elements.map((it) => attribute(it, 'identifier'));
  if (first === undefined || second === undefined) {
    const lefts = links.map(([left]) => left);
    return { lefts, rights: getNames(choices).filter((it) => !lefts.includes(it)), ordered: [...links] };
  }
  const [one, other] = [getNames(first), getNames(second)];
  const isSingle = (key: string, side: 0 | 1) => links.filter((link) => link[side] === key).length === 1;
  if (!one.every((key) => isSingle(key, 0)) && other.every((key) => isSingle(key, 1)))
    return { lefts: other, rights: one, ordered: links.map(([left, right]) => [right, left]) };
  return { lefts: one, rights: other, ordered: [...links] };
}
