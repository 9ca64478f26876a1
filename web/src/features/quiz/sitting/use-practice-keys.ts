import type { PracticeEvent, PracticeSession } from '@akada/core/practice/practice-session.ts';
import { ownMarks } from '@akada/core/question-types/question-body.ts';
import { mostOptions, optionLabel } from '@akada/core/quiz/options.ts';
import { useKeys } from '../../../lib/device/use-keys.ts';

interface PracticeKeys {
  order: readonly number[];
  session: PracticeSession;
  act: (event: PracticeEvent) => void;
}

/**
 * A to L and 1 to 9 choose the option in that position; N and Enter press the button that continues. Next to a model
 * answer, 1 to 3 mark the own answer.
 */
export function usePracticeKeys({ order, session, act }: PracticeKeys): void {
  const choose = (position: number) => () => {
    const choice = order[position];
    if (choice !== undefined) act({ type: 'choose', choice });
  };
  const next = () => act({ type: 'next' });
  const options = Array.from({ length: mostOptions }, (_, position) => position);

  useKeys({
    ...Object.fromEntries(options.map((position) => [optionLabel(position).toLowerCase(), choose(position)])),
    ...Object.fromEntries(options.slice(0, 9).map((position) => [String(position + 1), choose(position)])),
    n: next,
    enter: next,
    ...(session.isRevealed &&
      Object.fromEntries(
        ownMarks.map((had, position) => [String(position + 1), () => act({ type: 'had', had })]),
      )),
  });
}
