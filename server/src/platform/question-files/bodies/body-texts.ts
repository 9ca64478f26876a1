/** The Markdown of a body. Accepted answers, numbers, names of units, criteria and model answers are plain texts, and no part of it. */
import type { GapsBody, QuestionBody } from '@akada/core/question-types/question-body.ts';

type Change = (markdown: string) => string;

/** @param body of any type @param change returns the replacement of a text @returns the body with the replacements */
export function changeTexts(body: QuestionBody, change: Change): QuestionBody {
  switch (body.type) {
    case 'short':
      return { ...body, accepted: body.accepted.map((row) => ({ ...row, feedback: change(row.feedback) })) };
    case 'numerical':
      return { ...body, accepted: body.accepted.map((row) => ({ ...row, feedback: change(row.feedback) })) };
    case 'matching':
      return {
        ...body,
        pairs: body.pairs.map(({ left, right }) => ({ left: change(left), right: change(right) })),
        extra: body.extra.map(change),
      };
    case 'ordering':
      return { ...body, items: body.items.map(change) };
    case 'gaps':
      return { ...body, gaps: body.gaps.map((gap) => changeGap(gap, change)) };
    case 'reasoned':
      return { ...body, reasons: body.reasons.map(change) };
    case 'essay':
    case 'open':
      return body;
  }
}

type Gap = GapsBody['gaps'][number];

function changeGap(gap: Gap, change: Change): Gap {
  if (gap.answer.type !== 'select')
    return { ...gap, answer: changeTexts(gap.answer, change) as Gap['answer'] };

  const options = gap.answer.options.map(({ text, share, feedback }) => ({
    text: change(text),
    share,
    feedback: change(feedback),
  }));
  return { ...gap, answer: { type: 'select', options } };
}

/** @param body of any type, or null @returns its Markdown texts in order, including empty ones */
export function getBodyTexts(body: QuestionBody | null): string[] {
  const texts: string[] = [];
  if (body !== null)
    changeTexts(body, (markdown) => {
      texts.push(markdown);
      return markdown;
    });
  return texts;
}
