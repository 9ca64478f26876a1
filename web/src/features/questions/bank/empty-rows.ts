/** Empty rows of a body: they invite the author to write, and are not stored. */
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';

const isEmpty = (text: string) => text.trim() === '';

/** @returns the body without its empty rows; lists keep as many rows as their forms need */
export function withoutEmptyRows(body: QuestionBody): QuestionBody {
  switch (body.type) {
    case 'matching':
      return {
        ...body,
        pairs: dropEmpty(body.pairs, ({ left, right }) => isEmpty(left) && isEmpty(right), 2),
        extra: dropEmpty(body.extra, isEmpty, 0),
      };
    case 'ordering':
      return { ...body, items: dropEmpty(body.items, isEmpty, 2) };
    case 'reasoned':
      return withoutEmptyReasons(body);
    case 'short':
      return { ...body, accepted: dropEmpty(body.accepted, isEmptyRow, 1) };
    case 'essay':
      return {
        ...body,
        criteria: dropEmpty(body.criteria, ({ name, guidance }) => isEmpty(name) && isEmpty(guidance), 1),
      };
    case 'gaps':
      return { ...body, gaps: body.gaps.map((gap) => ({ ...gap, answer: withoutEmptyAnswers(gap.answer) })) };
    default:
      return body;
  }
}

type Gap = Extract<QuestionBody, { type: 'gaps' }>['gaps'][number];

function withoutEmptyAnswers(answer: Gap['answer']): Gap['answer'] {
  if (answer.type === 'short') return { ...answer, accepted: dropEmpty(answer.accepted, isEmptyRow, 1) };
  if (answer.type === 'numerical') return answer;
  const isUnused = (row: Row) => isEmptyRow(row) && row.share === 0;
  return { ...answer, options: dropEmpty(answer.options, isUnused, 2) };
}

interface Row {
  text: string;
  share: number;
  feedback: string;
}

const isEmptyRow = ({ text, feedback }: Row) => isEmpty(text) && isEmpty(feedback);

/** The reason that is marked as right stays, so that a missing text is reported. */
function withoutEmptyReasons(
  body: Extract<QuestionBody, { type: 'reasoned' }>,
): Extract<QuestionBody, { type: 'reasoned' }> {
  const rows = body.reasons.map((text, index) => ({ text, isRight: index === body.reason }));
  const remaining = dropEmpty(rows, ({ text, isRight }) => isEmpty(text) && !isRight, 2);
  const reason = remaining.findIndex(({ isRight }) => isRight);
  return { ...body, reasons: remaining.map(({ text }) => text), reason: Math.max(0, reason) };
}

function dropEmpty<Item>(rows: readonly Item[], isUnused: (row: Item) => boolean, min: number): Item[] {
  let spare = min - rows.filter((row) => !isUnused(row)).length;
  return rows.filter((row) => {
    if (!isUnused(row)) return true;
    spare -= 1;
    return spare >= 0;
  });
}
