/** Questions as QTI holds them. */
import type { GapsBody } from '@akada/core/question-types/question-body.ts';
import type { FileQuestion } from '../question-file.ts';

/** @param question of a file @returns it without feedback of answers, texts that are there twice, and rules of orders */
export function withoutAnswerFeedback(question: Partial<FileQuestion>): Partial<FileQuestion> {
  const { body } = question;
  switch (body?.type) {
    case 'short':
    case 'numerical':
      return { ...question, body: withoutFeedback(body) as FileQuestion['body'] };
    case 'gaps':
      return {
        ...question,
        body: { ...body, gaps: body.gaps.map((gap) => ({ ...gap, answer: withoutFeedback(gap.answer) })) },
      };
    case 'ordering':
      return { ...question, body: { ...body, rule: 'exact' } };
    default:
      return question;
  }
}

type Answer = GapsBody['gaps'][number]['answer'];

function withoutFeedback(answer: Answer): Answer {
  if (answer.type === 'select')
    return { ...answer, options: answer.options.map((option) => ({ ...option, feedback: '' })) };
  if (answer.type === 'numerical')
    return { ...answer, accepted: answer.accepted.map((row) => ({ ...row, feedback: '' })) };

  const texts = answer.accepted.map(({ text }) => text);
  const rows = answer.accepted.filter(({ text }, index) => texts.indexOf(text) === index);
  return { ...answer, accepted: rows.map((row) => ({ ...row, feedback: '' })) };
}
