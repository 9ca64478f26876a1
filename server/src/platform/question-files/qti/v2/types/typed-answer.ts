/** The answer of a `textEntryInteraction` of QTI 2: a text or a number. */
import { bodyLimits, type NumericalBody, type ShortBody } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../../bodies/body-counts.ts';
import { fromLiteral } from '../../../bodies/literal-patterns.ts';
import { noUnits, readRange } from '../../../bodies/number-ranges.ts';
import { attribute, childAt, findBelow, type PlacedElement } from '../../../xml/placed-element.ts';
import { type DeclaredAnswers, findDeclaration, getCorrect, getDeclared } from './declared-answers.ts';
import { getCompared } from './equal-numbers.ts';

export interface TypedAnswer {
  answer: ShortBody | NumericalBody;
  weight: number;
}

/** @param item with the names of QTI 2 @param interaction for a text @returns the answer, or a sentence about a mistake */
export function getTypedAnswer(item: PlacedElement, interaction: PlacedElement): TypedAnswer | string {
  const name = attribute(interaction, 'responseIdentifier');
  const declaration = findDeclaration(item, name);
  if (declaration === undefined) return `There is no response declaration for "${name.slice(0, 60)}".`;

  const declared = getDeclared(declaration);
  const problem = getCountProblem(declared.answers.length, bodyLimits.accepted, 'accepted answers');
  if (problem !== null) return problem;
  const isNumber = declared.baseType === 'float' || declared.baseType === 'integer';
  return isNumber ? getNumber(item, name, declaration, declared) : getText(item, name, declared);
}

function getNumber(
  item: PlacedElement,
  name: string,
  declaration: PlacedElement,
  declared: DeclaredAnswers,
): TypedAnswer | string {
  const compared = getCompared(item, name, getCorrect(declaration)[0]);
  if (compared === null) return 'The numbers that are right have an unknown form. Compare them by "equal".';
  if (compared.acceptedNumbers.length > 0) {
    const acceptedRows = compared.acceptedNumbers.map((row) => ({ ...row, feedback: '' }));
    return { answer: { type: 'numerical', accepted: acceptedRows, ...noUnits }, weight: compared.weight };
  }
  const acceptedRows: NumericalBody['accepted'] = [];
  for (const { text, share } of declared.answers) {
    const range = readRange(text);
    if (range === null) return `"${text.slice(0, 40)}" is no number.`;
    acceptedRows.push({ ...range, share, feedback: '' });
  }
  return { answer: { type: 'numerical', accepted: acceptedRows, ...noUnits }, weight: declared.weight };
}

function getText(item: PlacedElement, name: string, { answers, weight }: DeclaredAnswers): TypedAnswer {
  const acceptedRows = answers.map(({ text, share }) => ({ text: fromLiteral(text), share, feedback: '' }));
  const isExact = answers.every(({ isCaseSensitive }) => isCaseSensitive) && !ignoresCapitals(item, name);
  return { answer: { type: 'short', accepted: acceptedRows, case: isExact, accents: true }, weight };
}

function ignoresCapitals(item: PlacedElement, name: string): boolean {
  const matches = findBelow(childAt(item, 'responseProcessing'), (it) => it.name === 'stringMatch');
  const mentionsResponse = (it: PlacedElement) =>
    findBelow(it, (child) => child.name === 'variable').some(
      (child) => attribute(child, 'identifier') === name,
    );
  return matches.some((it) => attribute(it, 'caseSensitive') === 'false' && mentionsResponse(it));
}
