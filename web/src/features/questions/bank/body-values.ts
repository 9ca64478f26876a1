/** Bodies of questions in the editor: new ones, and the texts that survive a change of the type. */
import { parseDecimal } from '@akada/core/question-types/numbers/decimal.ts';
import {
  type AcceptedNumber,
  type AcceptedText,
  type BodyType,
  bodyLimits,
  type EssayCriterion,
  type GapsBody,
  type QuestionBody,
} from '@akada/core/question-types/question-body.ts';
import type { TypedBody } from '@akada/core/question-types/type-module.ts';
import { withoutEmptyRows } from './empty-rows.ts';

/** Texts that a body and the options of a choice have in common. */
export interface CommonTexts {
  texts: readonly string[];
  /** Indexes of the right ones. */
  keys: readonly number[];
  /** The verdict of a statement; null if it has none. */
  verdict: boolean | null;
}

export const blankText: AcceptedText = { text: '', share: 1, feedback: '' };

export const blankNumber: AcceptedNumber = {
  value: '',
  tolerance: { by: 'absolute', size: '0' },
  share: 1,
  feedback: '',
};

export const blankCriterion: EssayCriterion = { name: '', points: 5, guidance: '' };

const makers: { [Type in BodyType]: (common: CommonTexts) => TypedBody<Type> } = {
  short: (common) => ({
    type: 'short',
    accepted: orBlank(
      getRightTexts(common).map((text) => ({ ...blankText, text })),
      blankText,
    ),
    case: false,
    accents: false,
  }),
  numerical: (common) => ({
    type: 'numerical',
    accepted: orBlank(
      getRightTexts(common)
        .filter((text) => parseDecimal(text) !== null)
        .map((value) => ({ ...blankNumber, value })),
      blankNumber,
    ),
    units: [],
    unit: { rule: 'optional', penalty: 1, of: 'mark' },
  }),
  matching: ({ texts }) => ({
    type: 'matching',
    pairs: fillTexts(texts, bodyLimits.pairs).map((left) => ({ left, right: '' })),
    extra: [],
  }),
  ordering: ({ texts }) => ({
    type: 'ordering',
    items: fillTexts(texts, bodyLimits.items),
    rule: 'position',
  }),
  gaps: () => ({ type: 'gaps', gaps: [] }),
  reasoned: ({ texts, keys: [reason = 0], verdict }) => ({
    type: 'reasoned',
    verdict: verdict ?? true,
    reasons: fillTexts(texts, bodyLimits.gapOptions),
    reason,
  }),
  essay: () => ({ type: 'essay', criteria: [blankCriterion], min_words: null, max_words: null }),
  open: (common) => ({ type: 'open', answer: getRightTexts(common).join('\n') }),
};

/** @returns a body of the type with the texts that fit into it */
export function makeBody(type: BodyType, common: CommonTexts): QuestionBody {
  return makers[type](common);
}

/** @returns the texts that another type can use */
export function getCommonTexts(body: QuestionBody): CommonTexts {
  const none = { keys: [], verdict: null };
  switch (body.type) {
    case 'short':
      return {
        texts: body.accepted.map(({ text }) => text),
        keys: findFullMarks(body.accepted),
        verdict: null,
      };
    case 'numerical':
      return {
        texts: body.accepted.map(({ value }) => value),
        keys: findFullMarks(body.accepted),
        verdict: null,
      };
    case 'matching':
      return { ...none, texts: body.pairs.map(({ left }) => left) };
    case 'ordering':
      return { ...none, texts: body.items };
    case 'gaps':
    case 'essay':
      return { ...none, texts: [] };
    case 'open':
      return { texts: [body.answer], keys: [0], verdict: null };
    case 'reasoned':
      return { texts: body.reasons, keys: [body.reason], verdict: body.verdict };
  }
}

/** @returns the body as the server stores it, without rows that are completely empty */
export function trimBody(body: QuestionBody): QuestionBody {
  const trimmed: QuestionBody = JSON.parse(JSON.stringify(body), (_name, value) =>
    typeof value === 'string' ? value.trim() : value,
  );
  return withoutEmptyRows(trimmed);
}

type GapAnswer = GapsBody['gaps'][number]['answer'];

/** @returns the answer of a gap in another form, with its texts */
export function makeGapAnswer(type: GapAnswer['type'], former: GapAnswer | null): GapAnswer {
  const rows = former === null ? [] : toTextRows(former);
  if (type === 'short') return { type, accepted: orBlank(rows, blankText), case: false, accents: false };
  if (type === 'select')
    return { type, options: [...rows, ...fillTexts([], 2).map(toWrongRow)].slice(0, 12) };

  const numbers = rows
    .filter(({ text }) => parseDecimal(text) !== null)
    .map(({ text, ...row }) => ({ ...blankNumber, ...row, value: text }));
  return {
    type,
    accepted: orBlank(numbers, blankNumber),
    units: [],
    unit: { rule: 'optional', penalty: 1, of: 'mark' },
  };
}

function toTextRows(answer: GapAnswer): AcceptedText[] {
  if (answer.type === 'select') return answer.options.filter(({ text }) => text !== '');
  if (answer.type === 'short') return answer.accepted.filter(({ text }) => text !== '');
  return answer.accepted
    .filter(({ value }) => value !== '')
    .map(({ value, share, feedback }) => ({ text: value, share, feedback }));
}

const toWrongRow = (text: string): AcceptedText => ({ text, share: 0, feedback: '' });

function getRightTexts({ texts, keys }: CommonTexts): string[] {
  return keys.map((key) => texts[key]?.trim() ?? '').filter((text) => text !== '');
}

function findFullMarks(rows: readonly { share: number }[]): number[] {
  return rows.flatMap(({ share }, index) => (share === 1 ? [index] : []));
}

function orBlank<Row>(rows: Row[], blank: Row): Row[] {
  return rows.length > 0 ? rows : [blank];
}

/** At least three rows, because empty rows invite to write. */
function fillTexts(texts: readonly string[], max: number): string[] {
  const rows = texts.slice(0, max);
  return [...rows, ...Array.from({ length: Math.max(0, 3 - rows.length) }, () => '')];
}
