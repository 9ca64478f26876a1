/** Numbers in a table: the answer `9.81`, the tolerance `0.05`, `5%` or `3 figures`, the unit `m|km=0.001`. */
import type { AcceptedNumber, NumberUnit, Tolerance } from '@akada/core/question-types/question-body.ts';
import { readDecimal, shiftDecimal } from '../../bodies/decimal-text.ts';
import { noUnits, readRange } from '../../bodies/number-ranges.ts';
import { joinTexts, splitTexts } from '../listed-texts.ts';
import { defineType } from './csv-type.ts';
import { readWeighed, writeWeighed } from './weighed-texts.ts';

/** A wrong unit makes the answer wrong. */
const unitRule = { rule: 'optional', penalty: 1, of: 'mark' } as const;
const unitProblem = 'The unit is written as m, or with others as m|km=0.001.';

export const numerical = defineType({
  type: 'numerical',
  names: /^(?:numerical|numeric|number)$/,
  read(cells) {
    const { rows, warnings } = readWeighed(cells);
    const tolerances = splitTexts(cells.tolerance, '|').map(readTolerance);
    const acceptedRows: AcceptedNumber[] = [];
    for (const [index, { text, ...row }] of rows.entries()) {
      const number = readRange(text);
      const tolerance = tolerances.length === 1 ? tolerances[0] : tolerances[index];
      if (number === null)
        return `"${text.slice(0, 40)}" is no number. Write it as 9.81 in the column answer.`;
      if (tolerance === undefined || tolerance === 'unknown')
        return 'The tolerance is written as 0.05, 5% or 3 figures, one for all answers or one for each.';
      acceptedRows.push({ ...number, tolerance: tolerance ?? number.tolerance, ...row });
    }
    const units = cells.unit === '' ? [] : splitTexts(cells.unit, '|').map(readUnit);
    const readUnits = units.filter((unit) => unit !== null);
    if (readUnits.length < units.length) return unitProblem;
    const unit = units.length === 0 ? noUnits.unit : unitRule;
    return { body: { type: 'numerical', accepted: acceptedRows, units: readUnits, unit }, warnings };
  },
  write({ accepted, units, unit }) {
    const isHeld = unit.rule === 'optional' && unit.penalty === 1;
    if (units.length > 0 && !isHeld) return { missing: 'a table does not say what a wrong unit costs.' };

    const { cells, remark } = writeWeighed(accepted.map((row) => ({ ...row, text: row.value })));
    const tolerances = accepted.map(({ tolerance }) => writeTolerance(tolerance));
    const isEqual = new Set(tolerances).size === 1;
    const names = units.map(({ name, factor }, index) =>
      index === 0 ? joinTexts([name], '=') : joinTexts([name, factor], '='),
    );
    return {
      cells: {
        ...cells,
        tolerance: isEqual ? (tolerances[0] ?? '') : tolerances.join('|'),
        unit: joinTexts(names, '|'),
      },
      ...(remark === undefined ? {} : { remark }),
    };
  },
});

/** @returns null without a tolerance */
function readTolerance(writtenText: string): Tolerance | null | 'unknown' {
  if (writtenText === '') return null;
  const [, figures] =
    /^([1-9]\d?)\s*(?:sig(?:nificant|\.)?\s*)?(?:figures?|figs?\.?|s\.?f\.?)$/i.exec(writtenText) ?? [];
  if (figures !== undefined) return { by: 'figures', size: figures };

  const [, number = '', percent, geometric] =
    /^(?:±|\+\/-)?\s*([^%\s]+)\s*(%)?\s*(geometric)?$/i.exec(writtenText) ?? [];
  const size = readDecimal(number);
  if (size === null || size.startsWith('-') || (percent === undefined && geometric !== undefined))
    return 'unknown';
  if (percent === undefined) return { by: 'absolute', size };
  return { by: geometric === undefined ? 'relative' : 'geometric', size: shiftDecimal(size, -2) };
}

function writeTolerance({ by, size }: Tolerance): string {
  if (by === 'absolute') return size;
  if (by === 'figures') return `${size} figures`;
  return `${shiftDecimal(size, 2)}%${by === 'geometric' ? ' geometric' : ''}`;
}

function readUnit(writtenText: string, index: number): NumberUnit | null {
  const [name = '', factor, ...more] = splitTexts(writtenText, '=');
  const size = readDecimal(factor ?? '1');
  const isFirst = index === 0;
  if (name === '' || size === null || more.length > 0 || isFirst !== (factor === undefined)) return null;
  return { name, factor: size };
}
