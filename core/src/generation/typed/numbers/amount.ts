import { formatDecimal } from '../../../question-types/numbers/decimal.ts';
import { getUnitKey, readNumber } from '../../../question-types/numbers/read-number.ts';
import { countFigures } from '../../../question-types/numbers/significant-figures.ts';
import type { NumberUnit, NumericalBody, Tolerance } from '../../../question-types/question-body.ts';
import { getUnitNames } from './units.ts';

/** A number of a note with its unit. */
export interface Amount {
  /** A decimal text with a dot. */
  value: string;
  /** The unit as the note has it; empty for a count or a year. */
  unit: string;
  /** True for "about 5 litres". */
  isRough: boolean;
}

const ROUGHLY = /^(?:about|approximately|approx\.?|around|roughly|nearly|almost|some|~|≈|c\.)\s*/i;
const CURRENCY: Readonly<Record<string, string>> = { '₦': 'naira', N: 'naira', $: 'dollars', '£': 'pounds' };
const AMOUNT =
  /^(?<currency>[₦$£]|N(?=\d))?\s*(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?<power>\s*[×x*]\s*10\s*(?:\^?\s*[-−–]?\d+|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+))?\s*(?<unit>[^\d\s].{0,30})?$/u;

/**
 * Reads a text that is one number with a unit, or a bare number.
 *
 * @param text such as "37 °C", "1,200", "₦500" or "about 5 litres"
 * @returns null for anything else: a range, a formula, an unknown unit
 */
export function readAmount(text: string): Amount | null {
  const isRough = ROUGHLY.test(text);
  const {
    currency = '',
    number = '',
    power = '',
    unit: typedUnit = '',
  } = AMOUNT.exec(text.replace(ROUGHLY, ''))?.groups ?? {};
  const unit = currency === '' ? typedUnit.trim() : (CURRENCY[currency] ?? '');
  if (number === '' || (currency !== '' && typedUnit !== '') || (unit !== '' && getUnitNames(unit) === null))
    return null;

  const reading = readNumber(`${number.replaceAll(',', '')}${power}`);
  return 'problem' in reading
    ? null
    : { value: power === '' ? number.replaceAll(',', '') : formatDecimal(reading.value), unit, isRough };
}

/** The share of a rough number by which an answer may be off. */
const ROUGH_SIZE = '0.1';
const MEASURED_SIZE = '0.02';

/**
 * Writes the key of a number.
 *
 * @param amount of the note
 * @returns an exact key for a count; a measured number counts with its significant figures, or within two per cent if its zeros
 *   hide them
 */
export function getAmountBody({ value, unit, isRough }: Amount): NumericalBody {
  return {
    type: 'numerical',
    accepted: [{ value, tolerance: getTolerance({ value, unit, isRough }), share: 1, feedback: '' }],
    units: getUnits(unit),
    unit: { rule: 'optional', penalty: unit === '' ? 0 : 1, of: 'max' },
  };
}

function getTolerance({ value, unit, isRough }: Amount): Tolerance {
  if (isRough) return { by: 'relative', size: ROUGH_SIZE };
  if (unit === '' || EXACT.test(unit)) return { by: 'absolute', size: '0' };

  const mantissa = value.replace(/e.*$/i, '');
  const figures = countFigures(mantissa);
  // Zeros at the end may only show the size.
  const isPrecise = figures > 1 && !/^[^.]*0$/.test(mantissa) && mantissa === value;
  return isPrecise ? { by: 'figures', size: String(figures) } : { by: 'relative', size: MEASURED_SIZE };
}

/** Units that count. */
const EXACT = /^(?:%|percent|per cent|days?|weeks?|months?|years?|yrs?|people|naira|kobo|dollars|pounds)$/i;

/** @returns the accepted names of a unit; none for a bare number */
export function getUnits(unit: string): NumberUnit[] {
  if (unit === '') return [];
  const keys = new Set<string>();
  return (getUnitNames(unit) ?? [unit]).flatMap((name) => {
    const key = getUnitKey(name);
    if (keys.has(key)) return [];
    keys.add(key);
    return [{ name, factor: '1' }];
  });
}
