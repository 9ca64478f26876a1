/** Bodies that look equal and have other keys. */
import type { GapsBody, QuestionBody } from '../question-body.ts';
import { buildNumerical, buildShort } from './sample-bodies.ts';

/**
 * Changes everything that a student must not see.
 *
 * @param body of any type
 * @returns a body with equal visible texts
 */
export function withOtherKey(body: QuestionBody): QuestionBody {
  switch (body.type) {
    case 'short':
      return buildShort(['another', ['row', 0.5]], { case: true });
    case 'numerical':
      return buildNumerical('42', '1', 'absolute', { units: [{ name: 'kg', factor: '1' }] });
    case 'matching': {
      const rights = body.pairs.map(({ right }) => right);
      const rotated = [...rights.slice(1), ...rights.slice(0, 1)];
      return {
        ...body,
        pairs: body.pairs.map(({ left }, index) => ({ left, right: rotated[index] ?? '' })).reverse(),
        extra: [...body.extra].reverse(),
      };
    }
    case 'ordering':
      return {
        ...body,
        items: [...body.items].reverse(),
        rule: body.rule === 'exact' ? 'position' : 'exact',
      };
    case 'gaps':
      return { ...body, gaps: body.gaps.map(withOtherGap) };
    case 'reasoned':
      return { ...body, verdict: !body.verdict, reasons: [...body.reasons].reverse(), reason: 0 };
    case 'essay':
      return {
        ...body,
        criteria: body.criteria.map((criterion) => ({ ...criterion, guidance: 'Names another river.' })),
      };
    case 'open':
      return { ...body, answer: 'Another model answer.' };
  }
}

type Gap = GapsBody['gaps'][number];

function withOtherGap({ weight, answer }: Gap): Gap {
  if (answer.type === 'short') return { weight: weight + 1, answer: buildShort(['another']) };
  if (answer.type === 'numerical') return { weight: weight + 1, answer: buildNumerical('42') };

  const options = answer.options.map((option) => ({ ...option, share: 1 - option.share })).reverse();
  return { weight: weight + 1, answer: { type: 'select', options } };
}
