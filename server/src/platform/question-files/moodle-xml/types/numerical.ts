/** Numbers with a tolerance and units. A unit's multiplier is the number of it in one of the first unit. */
import type { NumericalBody } from '@akada/core/question-types/question-body.ts';
import { areEqualNumbers, readDecimal } from '../../bodies/decimal-text.ts';
import { getAbsoluteSize, noUnits, toTolerance } from '../../bodies/number-ranges.ts';
import { escapedMarkup } from '../../html/markup.ts';
import { childAt, getChildren, lineOfText, type PlacedElement } from '../../xml/placed-element.ts';
import { readRows, writeRow } from './answer-rows.ts';
import { defineType } from './moodle-type.ts';

export const numerical = defineType({
  type: 'numerical',
  names: ['numerical'],
  read(question, moodleTexts, texts) {
    const rows = readRows(question, moodleTexts, texts);
    if ('wrong' in rows) return rows;

    const acceptedRows: NumericalBody['accepted'] = [];
    for (const { element, text, share, feedback } of rows) {
      const number = toTolerance(text, lineOfText(childAt(element, 'tolerance')));
      if (number === null)
        return { wrong: 'This answer or its tolerance is no number. Write it as 3.14.', line: element.line };
      acceptedRows.push({ ...number, share, feedback });
    }
    const units = readUnits(question);
    return 'wrong' in units ? units : { body: { type: 'numerical', accepted: acceptedRows, ...units } };
  },
  write(body, texts) {
    const rows: string[] = [];
    for (const row of body.accepted) {
      const size = getAbsoluteSize(row);
      if (size === null)
        return { missing: 'Moodle has neither significant figures nor factors as a tolerance.' };
      rows.push(writeRow({ ...row, text: row.value }, texts, `      <tolerance>${size}</tolerance>\n`));
    }
    const text = rows.join('') + writeUnits(body);
    const isFree = body.unit.rule === 'optional' && body.unit.penalty > 0 && body.units.length > 0;
    return isFree ? { text, remark: 'Moodle takes no marks for a wrong unit that is optional.' } : { text };
  },
});

type Units = Pick<NumericalBody, 'units' | 'unit'>;

function readUnits(question: PlacedElement): Units | { wrong: string; line: number } {
  const units: NumericalBody['units'] = [];
  for (const element of getChildren(childAt(question, 'units'), 'unit')) {
    const factor = readDecimal(lineOfText(childAt(element, 'multiplier')) || '1');
    if (factor === null)
      return { wrong: 'The multiplier of this unit is no number. Write it as 1.', line: element.line };
    units.push({ name: lineOfText(childAt(element, 'unit_name')), factor });
  }
  const first = units.findIndex(({ factor }) => areEqualNumbers(factor, '1'));
  const [unit] = units.splice(first, 1);
  if (unit === undefined) return noUnits;
  if (first === -1) return { wrong: 'One unit needs the multiplier 1.', line: question.line };
  return { units: [unit, ...units], unit: readRule(question) };
}

/** Moodle numbers the rules: 1 takes a share of the mark, 2 a share of the maximum, 0 takes nothing. */
function readRule(question: PlacedElement): NumericalBody['unit'] {
  const rule = lineOfText(childAt(question, 'unitgradingtype'));
  if (rule !== '1' && rule !== '2') return noUnits.unit;
  const penalty = Number(lineOfText(childAt(question, 'unitpenalty')) || 0.1);
  const size = Number.isFinite(penalty) ? Math.min(1, Math.max(0, penalty)) : 0.1;
  return { rule: 'needed', penalty: size, of: rule === '1' ? 'mark' : 'max' };
}

function writeUnits({ units, unit }: NumericalBody): string {
  const elements = units.map(
    ({ name, factor }) => `      <unit>
        <multiplier>${factor}</multiplier>
        <unit_name>${escapedMarkup(name)}</unit_name>
      </unit>
`,
  );
  const rule = unit.rule === 'optional' ? 0 : unit.of === 'mark' ? 1 : 2;
  return `${elements.length === 0 ? '' : `    <units>\n${elements.join('')}    </units>\n`}    <unitgradingtype>${rule}</unitgradingtype>
    <unitpenalty>${unit.penalty}</unitpenalty>
    <showunits>${elements.length === 0 ? 3 : 0}</showunits>
    <unitsleft>0</unitsleft>
`;
}
