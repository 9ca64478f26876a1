import {
  currentItem,
  type PracticeItem,
  type PracticeSession,
  practise,
  startPractice,
} from '@akada/core/quiz/practice-session.ts';
import { useReducer } from 'react';
import { useKeys } from '../../lib/device/use-keys.ts';

export interface Practice {
  session: PracticeSession;
  /** Null when the session is over. */
  currentId: string | null;
  choose: (choice: number) => void;
  goOn: () => void;
}

/** A practice session with its keys: A-D or 1-4 answer, N goes on. */
export function usePractice(items: readonly PracticeItem[]): Practice {
  const [session, dispatch] = useReducer(practise, items, startPractice);
  const choose = (choice: number) => dispatch({ type: 'choose', choice });
  const goOn = () => dispatch({ type: 'next' });

  useKeys({
    ...Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((key, position) => [
        [key, () => choose(position)],
        [String(position + 1), () => choose(position)],
      ]),
    ),
    n: goOn,
  });

  return { session, currentId: currentItem(session)?.id ?? null, choose, goOn };
}
