/** Typed answers as declarations and rules of QTI 2. */
import type { AcceptedNumber, NumericalBody, ShortBody } from '@akada/core/question-types/question-body.ts';
import { shiftDecimal } from '../../../bodies/decimal-text.ts';
import { toLiteral } from '../../../bodies/literal-patterns.ts';
import { escapedMarkup } from '../../../html/markup.ts';
import { mapResponses, toMark } from './qti-type.ts';

export type WrittenAnswer = { declaration: string; processing: string } | { missing: string };

/** @param body of the answer @param name of the response @param weight of its mark @returns its declaration and rules */
export function writeAnswer(body: ShortBody | NumericalBody, name: string, weight: number): WrittenAnswer {
  return body.type === 'short' ? writeText(body, name, weight) : writeNumber(body, name, weight);
}

function writeText({ accepted, ...body }: ShortBody, name: string, weight: number): WrittenAnswer {
  const texts = accepted.map(({ text }) => toLiteral(text));
  if (texts.includes(null)) return { missing: 'QTI has no wildcards in answers.' };

  const entries = accepted.flatMap(({ share }, index) => {
    const text = texts[index] ?? '';
    if (texts.indexOf(text) !== index) return [];
    return `<mapEntry mapKey="${escapedMarkup(text)}" mappedValue="${toMark(share, weight)}" caseSensitive="${body.case}"/>`;
  });
  const best = texts[accepted.findIndex(({ share }) => share === 1)] ?? '';
  const declaration = `  <responseDeclaration identifier="${name}" cardinality="single" baseType="string">
    <correctResponse><value>${escapedMarkup(best)}</value></correctResponse>
    <mapping defaultValue="0">${entries.join('')}</mapping>
  </responseDeclaration>
`;
  return { declaration, processing: mapResponses([name]) };
}

function writeNumber({ accepted, units }: NumericalBody, name: string, weight: number): WrittenAnswer {
  if (units.length > 0) return { missing: 'QTI has no units of numbers.' };

  const conditions = accepted.map((row) => writeComparison(row, name));
  if (conditions.includes(null))
    return { missing: 'QTI has neither factors as a tolerance nor any number as an answer.' };
  const branches = conditions.map((condition, index) => {
    const tag = index === 0 ? 'responseIf' : 'responseElseIf';
    const mark = toMark(accepted[index]?.share ?? 0, weight);
    const sum = `<sum><variable identifier="SCORE"/><baseValue baseType="float">${mark}</baseValue></sum>`;
    return `      <${tag}>${condition}<setOutcomeValue identifier="SCORE">${sum}</setOutcomeValue></${tag}>\n`;
  });
  const best = accepted.find(({ share }) => share === 1)?.value ?? '';
  const declaration = `  <responseDeclaration identifier="${name}" cardinality="single" baseType="float">
    <correctResponse><value>${best}</value></correctResponse>
  </responseDeclaration>
`;
  return {
    declaration,
    processing: `    <responseCondition>\n${branches.join('')}    </responseCondition>\n`,
  };
}

function writeComparison({ value, tolerance: { by, size } }: AcceptedNumber, name: string): string | null {
  if (by === 'geometric' || value === '*') return null;
  const operands = `<variable identifier="${name}"/><baseValue baseType="float">${value}</baseValue>`;
  if (by === 'figures')
    return `<equalRounded roundingMode="significantFigures" figures="${size}">${operands}</equalRounded>`;
  const distance = by === 'relative' ? shiftDecimal(size, 2) : size;
  return `<equal toleranceMode="${by}" tolerance="${distance} ${distance}">${operands}</equal>`;
}
