/** A number as a sentence states it. */
export interface StatedNumber {
  text: string;
  /** Position in its sentence. */
  start: number;
  value: number;
  form: 'year' | 'share' | 'word' | 'amount';
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];
/** Max number whose count is knowledge: "three layers". */
const MIN_COUNTED = 3;
const NUMBER =
  /(?<![\p{L}\p{N}.,$€£₦/-])(?<digits>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\p{L}\p{N}/-]|,\d|\.\d)/gu;
const WORD = new RegExp(
  `(?<!\\p{L}|-)(?:${WORDS.slice(MIN_COUNTED).join('|')})(?=\\s+\\p{Ll}[\\p{Ll}-]*(?:\\s+\\p{Ll}+)?s\\b)(?!-)`,
  'giu',
);
const BEFORE_YEAR =
  /(?:\b(?:in|by|since|until|of|from|after|before|during|year|between|January|February|March|April|May|June|July|August|September|October|November|December)|\d,)\s$/i;
const AFTER_SHARE = /^\s?(?:%|percent\b|per cent\b)/;
/** The noun of a number must follow it, or the number is a name: "Phase 2". */
const AFTER_AMOUNT = /^\s(?:\p{Ll}|million|billion)/u;
/** "About 20" is as good as 22. */
const VAGUE_BEFORE =
  /\b(?:figure|table|chapter|page|step|type|phase|stage|class|grade|world war|section|number|no\.)\s$/i;

/**
 * @param sentence with single spaces
 * @returns its only meaningful number; null if there is none or several
 */
export function statedNumber(sentence: string): StatedNumber | null {
  const digits = [...sentence.matchAll(NUMBER)];
  const words = [...sentence.matchAll(WORD)];
  const [only] = [...digits, ...words];
  if (only === undefined || digits.length + words.length !== 1) return null;
  if ((sentence.match(/\d/g) ?? []).length !== (only[0].match(/\d/g) ?? []).length) return null;

  const [text] = only;
  const before = sentence.slice(0, only.index);
  const after = sentence.slice(only.index + text.length);
  if (VAGUE_BEFORE.test(before)) return null;

  const stated = { text, start: only.index };
  const spelled = WORDS.indexOf(text.toLowerCase());
  if (spelled !== -1) return { ...stated, value: spelled, form: 'word' };
  const value = Number(text.replaceAll(',', ''));
  // "A 2023 discovery" is no count of discoveries.
  if (/^(?:1[0-9]|20)\d\d$/.test(text))
    return BEFORE_YEAR.test(before) ? { ...stated, value, form: 'year' } : null;
  if (AFTER_SHARE.test(after)) return value < 100 ? { ...stated, value, form: 'share' } : null;
  return value >= MIN_COUNTED && AFTER_AMOUNT.test(after) ? { ...stated, value, form: 'amount' } : null;
}

/** Steps from a value, in years, and as parts of it; the first ones differ from question to question. */
const YEAR_STEPS = [-7, 4, -3, 9, 6, -11, -5, 12];
/** Up to here whole numbers are counted, and beyond estimated. */
const MAX_COUNTED = 12;
const COUNT_STEPS = [1, -1, 2, -2, 3, -3];
const PARTS = [0.5, 1.5, 0.75, 2, 1.25, 0.6, 1.75, 0.25, 0.9, 1.1, 0.4];
const FARTHEST_YEARS = 40;

/**
 * Wrong values that look like the right one.
 *
 * @param stated the numbers of the note: numbers of the same form come first, because the note has them as
 * well
 * @param turn differs between questions, so that the key is not always in the middle
 */
export function valuesNear(key: StatedNumber, stated: readonly StatedNumber[], turn: number): string[] {
  const noted = stated
    .filter(({ form, value }) => form === key.form && value !== key.value && isNear(value, key))
    .map(({ value, text }) => (key.form === 'word' ? written(value, key) : text));
  const made = rotated(stepsFrom(key), turn).map((value) => written(value, key));
  const own = written(key.value, key);

  return [...new Set([...rotated([...new Set(noted)], turn).slice(0, 2), ...made])].filter(
    (text) => text !== key.text && text !== own,
  );
}

function isNear(value: number, key: StatedNumber): boolean {
  if (key.form === 'year') return Math.abs(value - key.value) <= FARTHEST_YEARS;
  return value >= key.value / 3 && value <= key.value * 3;
}

function stepsFrom({ form, value, text }: StatedNumber): number[] {
  if (form === 'year') return YEAR_STEPS.map((step) => value + step);
  if (form === 'word' || (value <= MAX_COUNTED && !text.includes('.')))
    return COUNT_STEPS.map((step) => value + step).filter((count) => count > 1 && count < WORDS.length);
  const max = form === 'share' ? 100 : Number.POSITIVE_INFINITY;
  return PARTS.map((part) => rounded(value * part, text)).filter((near) => near > 0 && near < max);
}

/** Keeps the number of significant digits of the key: 350,000 goes with 250,000, not with 262,500. */
function rounded(value: number, text: string): number {
  const significant = text.replace(/[,.]/g, '').replace(/^0+|0+$/g, '').length;
  return Number(value.toPrecision(Math.max(1, significant)));
}

function written(value: number, { form, text }: StatedNumber): string {
  if (form === 'word') {
    const word = WORDS[value] ?? String(value);
    return /^\p{Lu}/u.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  }
  if (form === 'year') return String(value);
  const decimals = text.split('.')[1]?.length ?? 0;
  const fixed = value.toFixed(decimals);
  return text.includes(',') || value >= 10_000
    ? Number(fixed).toLocaleString('en', { minimumFractionDigits: decimals })
    : fixed;
}

function rotated<T>(values: readonly T[], by: number): T[] {
  const from = values.length === 0 ? 0 : by % values.length;
  return [...values.slice(from), ...values.slice(0, from)];
}
