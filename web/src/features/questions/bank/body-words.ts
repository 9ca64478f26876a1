/** Bodies in words, line by line, to compare two versions of a question. */
import type {
  AcceptedNumber,
  BodyType,
  GapsBody,
  QuestionBody,
  Tolerance,
} from '@akada/core/question-types/question-body.ts';
import { formatPercent } from '@akada/core/question-types/texts/answer-text.ts';
import type { TypedBody } from '@akada/core/question-types/type-module.ts';
import { orderingNames, typeNames } from './bank-words.ts';

interface Row {
  share: number;
  feedback: string;
}

const writers: { [Type in BodyType]: (body: TypedBody<Type>) => string[] } = {
  short: ({ accepted, ...body }) => [
    ...accepted.map((row) => describeRow(row.text, row)),
    `Capitals ${body.case ? 'count' : 'do not count'}, accents ${body.accents ? 'count' : 'do not count'}`,
  ],
  numerical: ({ accepted, units, unit }) => [
    ...accepted.map((row) => describeRow(describeNumber(row), row)),
    ...units.map(({ name, factor }) => `Unit: ${name} (${factor})`),
    ...(units.length > 0 ? [`The unit is ${unit.rule}, and costs ${formatPercent(unit.penalty)}`] : []),
  ],
  matching: ({ pairs, extra }) => [
    ...pairs.map(({ left, right }) => `${left} → ${right}`),
    ...extra.map((text) => `Without a pair: ${text}`),
  ],
  ordering: ({ items, rule }) => [
    ...items.map((text, index) => `${index + 1}. ${text}`),
    orderingNames[rule],
  ],
  gaps: ({ gaps }) =>
    gaps.flatMap(({ weight, answer }, index) => [
      `Gap ${index + 1}${weight === 1 ? '' : `, counts ${weight} times`}:`,
      ...writeGap(answer),
    ]),
  reasoned: ({ verdict, reasons, reason }) => [
    verdict ? 'True' : 'False',
    ...reasons.map((text, index) => `${text}${index === reason ? ' (right)' : ''}`),
  ],
  essay: ({ criteria, min_words: min, max_words: max }) => [
    ...criteria.map(
      ({ name, points, guidance }) => `${name} (${points} points)${guidance && `: ${guidance}`}`,
    ),
    `Words: ${min ?? 'no lower limit'} to ${max ?? 'no upper limit'}`,
  ],
  open: ({ answer }) => [`Model answer: ${answer}`],
};

/** @returns the name of the type, and the lines of the body */
export function getBodyLines(body: QuestionBody): string[] {
  // Each writer receives a body of its type, which the table cannot express.
  const write = writers[body.type] as (body: QuestionBody) => string[];
  return [typeNames[body.type], ...write(body)];
}

function writeGap(answer: GapsBody['gaps'][number]['answer']): string[] {
  if (answer.type === 'select') return answer.options.map((row) => describeRow(row.text, row));
  return answer.type === 'short' ? writers.short(answer) : writers.numerical(answer);
}

function describeRow(text: string, { share, feedback }: Row): string {
  const mark = share === 1 ? '' : ` (${formatPercent(share)})`;
  return `${text}${mark}${feedback === '' ? '' : `\nFeedback: ${feedback}`}`;
}

function describeNumber({ value, tolerance }: AcceptedNumber): string {
  return [value, describeTolerance(tolerance)].filter(Boolean).join(', ');
}

function describeTolerance({ by, size }: Tolerance): string {
  if (by === 'figures') return `${size} significant figures`;
  if (by === 'absolute') return size === '0' ? '' : `within ${size}`;
  return `within ${formatPercent(Number(size))}`;
}
