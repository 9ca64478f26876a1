import type { SavedAnswer } from '@akada/contract/work/exams.ts';
import type { AnswerState } from './exams.tables.ts';

/** The state of an answer on the wire. */
export function presentAnswer({ choices, response, flagged, tookMs, sequence }: AnswerState): SavedAnswer {
  const [only = null, ...others] = choices ?? [];
  return {
    choice: others.length === 0 ? only : null,
    choices,
    ...(response && { response }),
    flagged,
    took_ms: tookMs,
    sequence,
  };
}
