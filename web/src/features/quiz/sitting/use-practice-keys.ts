import {
  asksCertainty,
  type PracticeEvent,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { mostOptions, optionLabel } from '@akada/core/quiz/options.ts';
import { useKeys } from '../../../lib/device/use-keys.ts';

interface PracticeKeys {
  session: PracticeSession;
  order: readonly number[];
  act: (event: PracticeEvent) => void;
}

/** A to L and 1 to 9 choose what stands there, N goes on, Enter gives what is chosen as the answer or goes on. */
export function usePracticeKeys({ session, order, act }: PracticeKeys): void {
  const choose = (position: number) => () => {
    const choice = order[position];
    if (choice !== undefined) act({ type: 'choose', choice });
  };
  const next = () => act({ type: 'next' });
  const confirm = () => {
    if (session.isJudged) next();
    // How sure one is has buttons alone.
    else if (!asksCertainty(session)) act({ type: 'answer', certainty: null });
  };
  const options = Array.from({ length: mostOptions }, (_, position) => position);

  useKeys({
    ...Object.fromEntries(options.map((position) => [optionLabel(position).toLowerCase(), choose(position)])),
    ...Object.fromEntries(options.slice(0, 9).map((position) => [String(position + 1), choose(position)])),
    n: next,
    enter: confirm,
  });
}
